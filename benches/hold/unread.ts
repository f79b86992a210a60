import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from './memory.ts';
import { unreadConnections } from './raw.ts';
import { median, sendRequest } from './send-request.ts';

const slug = 'southbank-ford';

/** What web held at most while no client read, megabytes, and how long a shopper waited for a cached page meanwhile, milliseconds. */
export type Unread = { max: number; medianMs: number; worstMs: number; failed: number };

/**
 * Connections that each request the home page, uncompressed, again and again, and read nothing for
 * `seconds`.
 */
export async function unread(
  port: number,
  dataDir: string,
  { connections, requests, seconds }: { connections: number; requests: number; seconds: number },
): Promise<Unread> {
  await sendRequest(port, slug, '/');
  const one = `GET / HTTP/1.1\r\nHost: ${slug}.localhost:${port}\r\n\r\n`;
  const sockets = unreadConnections(port, connections, one.repeat(requests));
  const [times, statuses]: [number[], number[]] = [[], []];
  let max = 0;
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; ) {
    const { status, ms } = await sendRequest(port, slug, '/', { headers: { 'accept-encoding': 'br' } });
    times.push(ms);
    statuses.push(status);
    max = Math.max(max, await memoryOf(dataDir, 'web'));
    await pause(50);
  }
  for (const socket of sockets) socket.destroy();
  const failed = statuses.filter((status) => status !== 200).length;
  return { max, medianMs: median(times), worstMs: Math.max(...times), failed };
}
