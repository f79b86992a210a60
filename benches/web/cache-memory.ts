/**
 * What the page cache holds of a large deployment: 1,000 sites of 20 pages each, then twice as many sites. Needs no instance.
 *
 *   node --expose-gc --import ./scripts/alias.ts benches/web/cache-memory.ts
 */
import { finishedPage } from '@/web/front/finished-page.ts';
import { PageCache } from '@/web/front/page-cache.ts';
import type { StoredPage } from '@/web/front/page-store.ts';
import { newRenderRecord } from '@/web/front/render-record.ts';

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
  const rendered = { status: 200, contentType: 'text/html', location: null, setsCookie: false, body };
  return finishedPage(rendered, newRenderRecord(0));
}

/** Its own copy of the bodies, as every stored page has. */
function copyFor(page: StoredPage, slug: string): StoredPage {
  const tags = [`site:${slug}`, `menu:${slug}`, `page:${slug}`, `stock:${slug}`];
  const headers = [...page.headers, 'Cache-Tag', tags.join(',')];
  return { ...page, brotli: Buffer.from(page.brotli), gzip: Buffer.from(page.gzip), headers, tags };
}

const resident = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / megabyte;
};

const made = await Promise.all(Array.from({ length: samples }, (_, at) => sample(at + 1)));
const cache = new PageCache({ maxBytes: limit, maxRenders: 200 });
const before = resident();
console.log(
  `pages of ${Math.round(html(1).length / 1024)} KB, ${made[0]?.brotli.length} bytes brotli, ${made[0]?.gzip.length} gzip`,
);
console.log('sites × pages      asked    kept   counted MB   resident MB');
for (const round of [1, 2]) {
  for (let site = 0; site < sites; site += 1) {
    const slug = `dealer-${round}-${site}`;
    for (let at = 0; at < pagesOfSite; at += 1) {
      const page = made[(site + at) % samples];
      if (page) await cache.find(`${slug} /page-${at}`, async () => copyFor(page, slug));
    }
  }
  const [asked, bytes] = [round * sites * pagesOfSite, cache.bytes / megabyte];
  const cells = [String(asked).padStart(10), String(cache.size).padStart(7), bytes.toFixed(1).padStart(12)];
  console.log(
    `${round * sites} × ${pagesOfSite}`.padEnd(14) + cells.join(' ') + (resident() - before).toFixed(1).padStart(14),
  );
}
const over = cache.bytes > limit * (1 + 1 / 16);
console.log(
  `bound ${limit / megabyte} MB: ${over ? 'BROKEN' : 'kept'}; resident beyond what is counted: ${(resident() - before - cache.bytes / megabyte).toFixed(1)} MB`,
);
const begun = performance.now();
cache.purge(['site:dealer-2-999']);
console.log(`purge of one site among them: ${(performance.now() - begun).toFixed(2)} ms`);
process.exitCode = over ? 1 : 0;
