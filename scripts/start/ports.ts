import { createServer } from 'node:net';

/** Private ports stay below 32768, where Linux begins to give them out to outgoing connections by itself. */
const lowest = 20_000;
const highest = 32_700;

/** Ports that this process gave out already: their servers may not listen yet. */
const given = new Set<number>();

/**
 * A port without a listener right now, on any address of this machine: the web's own is on all.
 * Picked at random, so that instances that start together differ.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No free port between ${lowest} and ${highest}.`);
}

/** Whether a server could listen on `port` now; without `host`, on all addresses, IPv6 and IPv4. */
export function isFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** `wanted` while it is free (a service keeps its port over restarts), else another. */
export async function choosePort(wanted: number | undefined): Promise<number> {
  return wanted && (await isFree(wanted, '127.0.0.1')) ? wanted : freePort();
}
