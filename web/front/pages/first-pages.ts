import { request } from 'node:http';
import type { SiteRecord } from '@/web/platform/site-of-host.ts';

const timeoutMs = 30_000;
const largest = 4 * 1024 * 1024;

/**
 * The home page of each site as the web port serves it, one after the other; null for one that
 * cannot be had.
 */
export async function* firstPages(sites: readonly SiteRecord[], port: number): AsyncGenerator<string | null> {
  for (const { slug } of sites) yield await pageOf(`${slug}.localhost`, port).catch(() => null);
}

function pageOf(host: string, port: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path: '/', headers: { host }, agent: false },
      async (response) => {
        try {
          resolve(response.statusCode === 200 ? await textOf(response) : null);
        } catch (error) {
          reject(error);
        } finally {
          response.destroy();
        }
      },
    );
    outgoing.setTimeout(timeoutMs, () => outgoing.destroy(new Error('The page takes too long.')));
    outgoing.on('error', reject).end();
  });
}

async function textOf(response: AsyncIterable<Buffer>): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > largest) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
