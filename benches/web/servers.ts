import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Instance, startInstance } from '@/scripts/start/instance.ts';
import { freePort } from '@/scripts/start/ports.ts';

const root = join(import.meta.dirname, '../..');
export const homeOf = 'southbank-ford';

type HttpResponse = { status: number; headers: Record<string, string>; body: Buffer };
export type Target = { name: string; port: number; host: string; pid: number; stop(): Promise<void> };

/** One response of a server on this machine, as it was sent. */
export function sendRequest(
  port: number,
  host: string,
  path: string,
  encoding = 'identity',
  cookie = '',
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': encoding, ...(cookie && { cookie }) };
    request({ host: '127.0.0.1', port, path, headers, agent: false }, async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      const headerPairs = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
      resolve({
        status: incoming.statusCode ?? 0,
        headers: Object.fromEntries(headerPairs),
        body: Buffer.concat(chunks),
      });
    })
      .on('error', reject)
      .end();
  });
}

/**
 * A whole Forecourt with the demo dealers in an empty folder, and the process that serves its
 * pages.
 */
export async function startForecourt(): Promise<Target & { instance: Instance; dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const port = await freePort();
  const instance = await startInstance({ port, dataDir, quiet: true });
  const { pid }: { pid: number } = JSON.parse(await readFile(join(dataDir, 'pids', 'web.json'), 'utf8'));
  const stop = async () => {
    await instance.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const host = `${homeOf}.localhost:${port}`;
  await untilStored(port, host);
  return { name: 'Forecourt, cached home page', port, host, pid, stop, instance, dataDir };
}

/** The seeding's own publishes reach the web when it starts, and purge: the page stays in the cache once they are through. */
async function untilStored(port: number, host: string): Promise<void> {
  for (let tries = 0, hits = 0; hits < 5; tries += 1) {
    const { status, headers } = await sendRequest(port, host, '/');
    hits = status === 200 && headers['x-cache'] === 'hit' ? hits + 1 : 0;
    if (tries > 200) throw new Error(`The home page is not kept: ${status}, x-cache ${headers['x-cache']}.`);
    await pause(200);
  }
}

const emptyApp = {
  'app/layout.tsx':
    'export default function Layout({ children }: { children: React.ReactNode }) { return <html lang="en"><body>{children}</body></html>; }\n',
  'app/page.tsx': 'export default function Page() { return <p>empty</p>; }\n',
  'next.config.mjs':
    "import { join } from 'node:path';\nexport default { turbopack: { root: join(import.meta.dirname, '../..') } };\n",
  'package.json': '{ "private": true }\n',
};

/** Next's own server with one page that holds a single word, built once: the floor of any page made with Next. */
export async function startEmptyNext(): Promise<Target> {
  const folder = join(root, '.build/bench-empty-next');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'app'), { recursive: true });
  for (const [path, text] of Object.entries(emptyApp)) await writeFile(join(folder, path), text);
  await finished(nextProcess(['build', folder]));
  const port = await freePort();
  const child = nextProcess(['start', folder, '-p', String(port), '-H', '127.0.0.1']);
  return started('next start, empty page', child, port, `127.0.0.1:${port}`);
}

/** A bare node:http server that sends the very bytes of `response`: nothing in Node can be faster. */
export async function startBare({ headers, body }: HttpResponse): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bare-'));
  const port = await freePort();
  const retained = Object.entries(headers).filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
  await writeFile(join(folder, 'body'), body);
  await writeFile(join(folder, 'headers.json'), JSON.stringify(retained.flat()));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), String(port), folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const target = await started('bare node:http, same bytes', child, port, `127.0.0.1:${port}`);
  return {
    ...target,
    stop: async () => {
      await target.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function nextProcess(args: string[]): ChildProcess {
  return spawn(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
}

function finished(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${child.spawnargs.join(' ')}: ${code}`))));
  });
}

async function started(name: string, child: ChildProcess, port: number, host: string): Promise<Target> {
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await sendRequest(port, host, '/').catch(() => null);
    if (response?.status === 200 && child.pid) return { name, port, host, pid: child.pid, stop };
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`);
    await pause(100);
  }
  await stop();
  throw new Error(`${name} did not answer within 30 s.`);
}
