import { request } from 'node:http';
import type { SiteRecord } from './site-of-host.ts';

const timeoutMs = 30_000;
const largest = 4 * 1024 * 1024;

/** The home page of each site as the web port answers it, one after the other; null for one that cannot be had. */
export async function* firstPages(sites: readonly SiteRecord[], port: number): AsyncGenerator<string | null> {
  for (const { slug } of sites) yield await pageOf(`${slug}.localhost`, port).catch(() => null);
}

function pageOf(host: string, port: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: '/', headers: { host }, agent: false }, async (answer) => {
      try {
        resolve(answer.statusCode === 200 ? await textOf(answer) : null);
      } catch (error) {
        reject(error);
      } finally {
        answer.destroy();
      }
    });
    asked.setTimeout(timeoutMs, () => asked.destroy(new Error('The page takes too long.')));
    asked.on('error', reject).end();
  });
}

async function textOf(answer: AsyncIterable<Buffer>): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    length += chunk.length;
    if (length > largest) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
