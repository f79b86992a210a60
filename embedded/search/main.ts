import type { Server } from 'node:http';
import { createHttpServer } from './http/server.ts';
import { readEnvironment } from './process/environment.ts';
import { log, reason, surviveTheUnforeseen } from './process/log.ts';
import { SearchService } from './service.ts';

/** How long open requests may take to end after a stop was requested, in milliseconds. */
const grace = 3000;

async function start(): Promise<void> {
  const { port, directory, adminKey } = readEnvironment(process.env);
  let service: SearchService | null = null;
  const server = createHttpServer(() => service);
  await listen(server, port);
  const stop = stopper(() => service, server);
  surviveTheUnforeseen();
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('disconnect', () => stop('the supervisor is gone'));
  service = await SearchService.open(directory, adminKey);
  log('info', 'listening', { port, ...sizeOf(service) });
  process.stdout.write('ready\n');
}

/** What the service holds, and what that takes: the indexes by their own count, the process by the system's. */
function sizeOf({ catalogue }: SearchService) {
  const all = catalogue.list();
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
  return {
    collections: all.length,
    documents: all.reduce((sum, { documents }) => sum + documents, 0),
    indexMegabytes: megabytes(all.reduce((sum, { bytes }) => sum + bytes, 0)),
    processMegabytes: megabytes(process.memoryUsage.rss()),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

function stopper(service: () => SearchService | null, server: Server): (why: string) => void {
  let stopping = false;
  return (why) => {
    if (stopping) return;
    stopping = true;
    log('info', 'stopping', { why });
    const finish = () => {
      service()?.close();
      process.exit(0);
    };
    server.close(finish);
    server.closeIdleConnections();
    setTimeout(finish, grace).unref();
  };
}

function sentence(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env.SEARCH_PORT} is taken by another program; choose another SEARCH_PORT.`;
  }
  return `The search service cannot start: ${reason(error)}`;
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}
