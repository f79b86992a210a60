import { entryAt } from '../entry-at.ts';
/**
 * What the page of a vehicle costs: time and CPU of pages that are rendered, and of the same from the cache; its JavaScript over an empty Next
 * page; its sheet as a PDF, for those who viewed the page first and those who did not. Lighthouse is `benches/web/lighthouse.ts`, a spin that is dragged `spin-drag.ts`.
 *
 *   node --import ./scripts/alias.ts benches/web/vehicle-page.ts [pages]      targets: 24 KB brotli over the empty page, a PDF under 300 ms
 */
import { cpuMsOf } from './cpu-time.ts';
import { bytesOf, scriptsOf } from './page-scripts.ts';
import { sendRequest, startEmptyNext, startForecourt, type Target } from './servers.ts';

const pages = Number(process.argv[2] ?? 60);
const [budgetBytes, pdfTargetMs, pdfs] = [24 * 1024, 300, 12] as const;

/** Addresses of vehicles, as the results pages of the demo dealer name them. */
async function vehiclesOf({ port, host }: Target): Promise<string[]> {
  const found = new Set<string>();
  for (let page = 1; page <= 10 && found.size < pages; page += 1) {
    const { body } = await sendRequest(port, host, `/search/new-used-and-demo-cars?page=${page}`);
    for (const [, path = ''] of body.toString('utf8').matchAll(/href="(\/cars\/[a-z0-9-]+)"/g)) found.add(path);
  }
  if (found.size === 0) throw new Error('The results pages name no vehicle.');
  return [...found].slice(0, pages);
}

async function timed(target: Target, path: string): Promise<number> {
  const begun = performance.now();
  const { status } = await sendRequest(target.port, target.host, path, 'br');
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return performance.now() - begun;
}

/**
 * The first photos of a page, as a browser requests them: the demo's media server paints a photo at
 * its first request.
 */
async function seePhotos(target: Target, path: string): Promise<void> {
  const { body } = await sendRequest(target.port, target.host, path);
  const photos = [...body.toString('utf8').matchAll(/"(\/image\/[^" ]+\.(?:avif|webp|jpg))/g)].map(([, at = '']) => at);
  for (const photo of [...new Set(photos)].slice(0, 3)) await timed(target, photo);
}

async function timeInOrder(target: Target, paths: readonly string[]): Promise<{ times: number[]; cpuMs: number }> {
  const before = cpuMsOf(target.pid);
  const times: number[] = [];
  for (const path of paths) times.push(await timed(target, path));
  return { times, cpuMs: (cpuMsOf(target.pid) - before) / paths.length };
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

function report(name: string, { times, cpuMs }: { times: number[]; cpuMs: number }): void {
  const cells = [0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1).padStart(9));
  console.log(`${name.padEnd(22)} ${cells.join(' ')} ${cpuMs.toFixed(2).padStart(12)}`);
}

const targets: Target[] = [];
try {
  const forecourt = await startForecourt();
  targets.push(forecourt, await startEmptyNext());
  const [warm = '', ...paths] = await vehiclesOf(forecourt);
  await timed(forecourt, warm);
  console.log(`${paths.length} vehicles, one request after the other`);
  console.log('                             p50 ms    p95 ms    p99 ms   CPU ms/page');
  report('rendered', await timeInOrder(forecourt, paths));
  report('from the cache', await timeInOrder(forecourt, paths));

  const sheetsOf = (some: readonly string[]) => some.map((path) => `${path}/${path.split('/').at(-1)}.pdf`);
  await timed(forecourt, sheetsOf([warm])[0] ?? '');
  report('PDF, photo unseen', await timeInOrder(forecourt, sheetsOf(paths.slice(pdfs, 2 * pdfs))));
  for (const path of paths.slice(0, pdfs)) await seePhotos(forecourt, path);
  const made = await timeInOrder(forecourt, sheetsOf(paths.slice(0, pdfs)));
  report('PDF', made);
  const slowest = quantile(made.times, 0.95);
  console.log(`PDF ≤ ${pdfTargetMs} ms (p95): ${slowest <= pdfTargetMs ? 'met' : 'MISSED'}`);

  const [own, floor] = await Promise.all([scriptsOf(forecourt, warm), scriptsOf(entryAt(targets, 1))]);
  const over = bytesOf(own) - bytesOf(floor);
  const kilobytes = (over / 1024).toFixed(1);
  console.log(`scripts over an empty page: ${kilobytes} KB brotli of 24: ${over <= budgetBytes ? 'met' : 'MISSED'}`);
} finally {
  for (const target of targets) await target.stop();
}
