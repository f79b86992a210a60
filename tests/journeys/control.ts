import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceName } from '@/scripts/start/child-plan.ts';
import type { Instance } from '@/scripts/start/instance.ts';

/**
 * Journeys run in worker processes and the supervisor lives in the main one: this loopback door lets a test send
 * `POST /kill/content` (SIGKILL, the supervisor brings it back), `POST /stop/search` and `POST /start/search`.
 */
export async function controlServer(instance: Instance): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const [, verb, name] = (request.url ?? '').split('/');
    act(instance, verb ?? '', name as ServiceName)
      .then(() => response.end('done'))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function act(instance: Instance, verb: string, name: ServiceName): Promise<void> {
  if (verb === 'kill') return instance.kill(name);
  if (verb === 'stop') return instance.stopService(name);
  if (verb === 'start') return instance.startService(name);
  throw new Error(`unknown verb ${verb}`);
}
