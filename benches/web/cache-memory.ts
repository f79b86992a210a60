/**
 * What the page cache holds of a large deployment: 1,000 sites of 20 pages each, then two, three and four times as many sites. Needs no instance.
 *
 *   node --expose-gc --import ./scripts/alias.ts benches/web/cache-memory.ts
 */
import { setTimeout as pause } from 'node:timers/promises';
import { finishedPage } from '@/web/front/pages/finished-page.ts';
import { PageCache } from '@/web/front/pages/page-cache.ts';
import type { StoredPage } from '@/web/front/pages/page-store.ts';
import { newRenderRecord } from '@/web/platform/render-record.ts';

const megabyte = 1024 * 1024;
const [sites, pagesOfSite, samples] = [1_000, 20, 40];
const limit = 256 * megabyte;

/** About 100 KB of markup that compresses like a page of fifteen blocks. */
function html(seed: number): string {
  const card = (at: number) =>
    `<article class="card"><h3>${2_010 + ((at * seed) % 16)} Ford Ranger ${(at * 7_919 * seed) % 100_003}</h3>` +
    `<p class="price">$${(at * 104_729 * seed) % 99_991}</p><p>${(at * seed * 31) % 200_000} km</p><a href="/vehicle/${at}-${seed}">See it</a></article>`;
  return `<!doctype html><title>${seed}</title>${Array.from({ length: 560 }, (_, at) => card(at)).join('')}<script>self.x=${seed}</script>`;
}

async function sample(seed: number): Promise<StoredPage> {
  const body = Buffer.from(html(seed));
  const rendered = { status: 200, contentType: 'text/html', location: null, cookies: [], body };
  return finishedPage(rendered, newRenderRecord(0));
}

/** The same page as another site has it; the cache makes its own copy of the bodies. */
function copyFor(page: StoredPage, slug: string): StoredPage {
  const tags = [`site:${slug}`, `menu:${slug}`, `page:${slug}`, `stock:${slug}`];
  const headers = [...page.headers, 'Cache-Tag', tags.join(',')];
  return { ...page, headers, tags };
}

/** Freed bodies leave with the collector's second look, a moment later. */
async function memory() {
  for (let look = 0; look < 2; look += 1) {
    globalThis.gc?.();
    await pause(300);
  }
  const { rss, arrayBuffers, heapUsed } = process.memoryUsage();
  return { resident: rss / megabyte, bodies: arrayBuffers / megabyte, heap: heapUsed / megabyte };
}

const made = await Promise.all(Array.from({ length: samples }, (_, at) => sample(at + 1)));
const cache = new PageCache({ maxBytes: limit, maxRenders: 200 });
const before = await memory();
console.log(
  `pages of ${Math.round(html(1).length / 1024)} KB, ${made[0]?.brotli.length} bytes brotli, ${made[0]?.gzip.length} gzip`,
);
console.log('sites × pages      asked    kept   counted MB    bodies MB   objects MB  resident MB');
for (const round of [1, 2, 3, 4]) {
  for (let site = 0; site < sites; site += 1) {
    const slug = `dealer-${round}-${site}`;
    for (let at = 0; at < pagesOfSite; at += 1) {
      const page = made[(site + at) % samples];
      if (page) await cache.find(`${slug} /page-${at}`, async () => copyFor(page, slug));
    }
  }
  const [requested, bytes, now] = [round * sites * pagesOfSite, cache.bytes / megabyte, await memory()];
  const grown = [now.bodies - before.bodies, now.heap - before.heap, now.resident - before.resident];
  const megabytes = [bytes, ...grown].map((value) => value.toFixed(1).padStart(12));
  console.log(
    `${round * sites} × ${pagesOfSite}`.padEnd(14) +
      [String(requested).padStart(10), String(cache.size).padStart(7), ...megabytes].join(' '),
  );
}
const over = cache.bytes > limit * (1 + 1 / 16);
console.log(
  `bound ${limit / megabyte} MB: ${over ? 'EXCEEDED' : 'respected'}; resident beyond it is the collector's room`,
);
const begun = performance.now();
cache.purge(['site:dealer-2-999']);
console.log(`purge of one site among them: ${(performance.now() - begun).toFixed(2)} ms`);
process.exitCode = over ? 1 : 0;
