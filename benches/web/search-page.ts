/**
 * What a results page costs, in an instance of its own whose index is filled to `--vehicles`:
 *   rendered   pages without an earlier request: wall milliseconds p50, p95, p99, and CPU of the web process a page
 *   cached     the same for a page in the cache
 *   filter     from a tap on a filter to the new results painted, p75, browser at 4x CPU, beside a plain navigation to a like address
 *              (goal: under 150 ms, and at most half of the navigation): another price, which leaves most cards, and one make more or
 *              less, which changes most of them. `all cards`: until the rest is painted as well, the cards out of sight and the facets
 *
 *   node --import ./scripts/alias.ts benches/web/search-page.ts [--vehicles 10000] [--pages 200] [--taps 20]
 *   CHROME_PATH names the browser, /usr/bin/chromium else
 */
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { cpuMsOf } from './cpu-time.ts';
import { fillIndex } from './fill-index.ts';
import { openBrowser, share, slowPage, type TapTimes, tapFilter } from './filter-taps.ts';
import { homeOf, sendRequest, startForecourt } from './servers.ts';

const { values } = parseArgs({
  options: {
    vehicles: { type: 'string', default: '10000' },
    pages: { type: 'string', default: '200' },
    taps: { type: 'string', default: '20' },
  },
});
const [vehicles, pages, taps] = [Number(values.vehicles), Number(values.pages), Number(values.taps)];
const path = '/search/new-used-and-demo-cars';
const goals = { tapMs: 150, share: 0.5 };

const ms = (number: number) => `${number.toFixed(1)} ms`.padStart(10);

type Target = Awaited<ReturnType<typeof startForecourt>>;

async function timed({ port, host, pid }: Target, addressOf: (at: number) => string, count: number) {
  const times: number[] = [];
  const cpu = cpuMsOf(pid);
  for (let at = 0; at < count; at += 1) {
    const begun = performance.now();
    const { status } = await sendRequest(port, host, addressOf(at), 'br');
    if (status !== 200) throw new Error(`${addressOf(at)} answered ${status}`);
    times.push(performance.now() - begun);
  }
  return { times, cpuMs: (cpuMsOf(pid) - cpu) / count };
}

function report(name: string, { times, cpuMs }: { times: readonly number[]; cpuMs: number }): void {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => ms(share(times, part)));
  console.log(`${name.padEnd(10)} p50 ${p50}  p95 ${p95}  p99 ${p99}  CPU ${ms(cpuMs)} a page  (${times.length})`);
}

/** From the click on a plain link until its page was painted. */
async function navigate(page: Page, address: string): Promise<number> {
  const begun = performance.now();
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return performance.now() - begun;
}

async function taps4x({ host }: Target): Promise<{ price: TapTimes[]; make: TapTimes[]; plainMs: number }> {
  const browser = await openBrowser();
  try {
    const page = await slowPage(browser, `http://${host}${path}`);
    const [price, make, plain]: [TapTimes[], TapTimes[], number[]] = [[], [], []];
    for (let at = 0; at < taps; at += 1) price.push(await tapFilter(page, { price: 90_000 - at * 500 }));
    for (let at = 0; at < taps; at += 1) make.push(await tapFilter(page, { make: at }));
    for (let at = 0; at < taps; at += 1)
      plain.push(await navigate(page, `http://${host}${path}?price=:${60_000 - at * 500}`));
    return { price, make, plainMs: share(plain, 0.75) };
  } finally {
    await browser.close();
  }
}

const target = await startForecourt();
try {
  console.log(`${await fillIndex(target.instance, vehicles)} vehicles in the index; ${homeOf}, ${path}`);
  await timed(target, (at) => `${path}?km=:${200_000 - at}`, 20);
  report('rendered', await timed(target, (at) => `${path}?price=:${100_000 - at}`, pages));
  report('cached', await timed(target, () => path, pages));
  const { price, make, plainMs } = await taps4x(target);
  console.log(`a plain navigation at 4x CPU, p75 ${ms(plainMs)}`);
  const isMet = (tapMs: number) => tapMs < goals.tapMs && tapMs <= plainMs * goals.share;
  const p75 = (times: readonly TapTimes[], which: keyof TapTimes) =>
    share(
      times.map((time) => time[which]),
      0.75,
    );
  for (const [name, times] of [
    ['another price', price],
    ['another make', make],
  ] as const) {
    const [sightMs, wholeMs] = [p75(times, 'sightMs'), p75(times, 'wholeMs')];
    const verdict = isMet(sightMs) ? 'met' : 'MISSED';
    console.log(`filter, ${name.padEnd(14)} p75 ${ms(sightMs)}: ${verdict}; all cards ${ms(wholeMs)}`);
  }
  process.exitCode = [price, make].every((times) => isMet(p75(times, 'sightMs'))) ? 0 : 1;
} finally {
  await target.stop();
}
