import { createServer, type Server } from 'node:net';
import { log, reason } from '@/web/platform/log.ts';

export type Listening = {
  port: number;
  /** Takes no more connections; resolves when the last has ended. */
  close(): Promise<void>;
};

/**
 * Node accepts one connection of a listening socket in each iteration of the event loop (libuv since 1.45), and one between renders takes
 * 20 ms: behind 1,000 connections of a flood a shopper's connection waited 15 s, whatever its request. Of so many sockets on one port an iteration
 * accepts one each.
 */
const usualCount = process.platform === 'linux' ? 64 : 1;
/** Connections that find the backlog full try again after 1, 3 and 7 seconds. */
const backlog = 4_096;

/**
 * Has `server` listen on a port, by several sockets where the system spreads connections over them.
 * Rejects when the port is taken.
 */
export async function listenOn(server: Server, port: number, count = usualCount): Promise<Listening> {
  const reusePort = count > 1 && (await supportsReusePort());
  // A socket that shares its port takes no notice of another process that shares it too.
  if (reusePort && port > 0) await closed(await bindExclusively({ port, reusePort: false }));
  const first = await listening(server, { port, backlog, reusePort });
  const others: Server[] = [];
  try {
    for (let at = 1; reusePort && at < count; at += 1) {
      const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
      others.push(other);
      await listening(other, { port: first, backlog, reusePort });
    }
  } catch (error) {
    for (const one of [server, ...others]) one.close();
    throw error;
  }
  return {
    port: first,
    close: async () => void (await Promise.all([server, ...others].map(closed))),
  };
}

function listening(server: Server, options: { port: number; backlog: number; reusePort: boolean }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      // Not the end of the process: the connection that could not be taken is one of many.
      server.on('error', (error) => log('error', 'connection-not-taken', { reason: reason(error) }));
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : options.port);
    });
  });
}

async function bindExclusively(options: { port: number; reusePort: boolean }): Promise<Server> {
  const server = createServer();
  await listening(server, { ...options, backlog: 1 });
  return server;
}

/** Some sandboxes refuse it. */
async function supportsReusePort(): Promise<boolean> {
  try {
    await closed(await bindExclusively({ port: 0, reusePort: true }));
    return true;
  } catch {
    return false;
  }
}

const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
