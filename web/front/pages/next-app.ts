import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { NextHandler } from './next-render.ts';

export type NextApp = {
  handle: NextHandler;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  close(): Promise<void>;
};

/** Next in this very process. Loaded late: React reads NODE_ENV when it is imported. */
export async function startNext(folder: string, development: boolean, port: number): Promise<NextApp> {
  Object.assign(process.env, { NODE_ENV: development ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' });
  const { default: next } = await import('next');
  // A server that never listens: Next adds its own upgrade listener to it, and so does not touch
  // the upgrades of the real one.
  const app = next({
    dev: development,
    dir: folder,
    port,
    hostname: 'localhost',
    httpServer: createServer(),
    quiet: !development,
  });
  await app.prepare();
  return { handle: app.getRequestHandler(), upgrade: app.getUpgradeHandler(), close: () => app.close() };
}
