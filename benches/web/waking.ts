/**
 * What a shopper's first touch costs: the home pages stay asleep until a hand shows itself, and then run their scripts (docs/decisions/0007).
 * On a processor slowed down four times once the page has loaded, the median of five of:
 *   awake    from the first move of the pointer until React has taken the page over, milliseconds
 *   longest  the longest piece of work in it, milliseconds; a touch in it waits so long at most
 *   blocked  what all pieces have over 50 ms, milliseconds
 * beside the same for Next's own empty page, whose scripts run while it loads: the floor of any page made with Next.
 *
 *   node --import ./scripts/alias.ts benches/web/waking.ts [slug …]     CHROME_PATH names the browser, /usr/bin/chromium else
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { median } from './cpu-time.ts';
import { startEmptyNext, startForecourt } from './servers.ts';

type Waking = Record<'awake' | 'longest' | 'blocked', number>;

const runs = 5;
const slowdown = 4;
const patienceMs = 60_000;

/** Hears of every long piece of work from now on. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const long: number[] = [];
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    Object.assign(window, { long });
  });
}

async function work(page: Page): Promise<Omit<Waking, 'awake'>> {
  // The observer is told of a piece of work after it.
  await page.waitForTimeout(1_000);
  const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
  return { longest: Math.max(0, ...long), blocked: long.reduce((sum, each) => sum + each - 50, 0) };
}

async function slowPage(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  return { context, page, slow };
}

/** One visit: the page loads, its scripts are fetched ahead, then a pointer moves. */
async function wake(browser: Browser, url: string): Promise<Waking> {
  const { context, page, slow } = await slowPage(browser);
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(2_500);
    await listen(page);
    await slow(slowdown);
    const awake = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const begun = performance.now();
          addEventListener('forecourt:awake', () => resolve(performance.now() - begun), { once: true });
          dispatchEvent(new Event('pointermove'));
        }),
      undefined,
    );
    return { awake, ...(await work(page)) };
  } finally {
    await slow(1);
    await context.close();
  }
}

/** The floor: the empty page's scripts, from its first byte until React has taken it over. */
async function loadEmpty(browser: Browser, url: string): Promise<Waking> {
  const { context, page, slow } = await slowPage(browser);
  try {
    await page.addInitScript(() => {
      const long: number[] = [];
      new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      });
      Object.assign(window, { long });
    });
    await slow(slowdown);
    await page.goto(url, { waitUntil: 'commit' });
    const awake = await page
      .waitForFunction(
        () => Object.keys(document).some((key) => key.startsWith('_reactListening')) && performance.now(),
        undefined,
        { timeout: patienceMs },
      )
      .then((found) => found.jsonValue());
    return { awake: Number(awake), ...(await work(page)) };
  } finally {
    await slow(1);
    await context.close();
  }
}

async function medianOf(visit: () => Promise<Waking>): Promise<Waking> {
  const visits: Waking[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit());
  const of = (name: keyof Waking) => median(visits.map((each) => each[name]));
  return { awake: of('awake'), longest: of('longest'), blocked: of('blocked') };
}

const line = (name: string, { awake, longest, blocked }: Waking, floor: Waking): string =>
  `${name.padEnd(20)}${[awake, longest, blocked].map((ms) => ms.toFixed(0).padStart(9)).join('')}${(awake / floor.awake).toFixed(1).padStart(9)}`;

const chosen = process.argv.slice(2);
const slugs = demoDealerships.map(({ slug }) => slug).filter((slug) => chosen.length === 0 || chosen.includes(slug));
const forecourt = await startForecourt();
const empty = await startEmptyNext();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  console.log(`waking up, median of ${runs}, processor slowed down ${slowdown} times, milliseconds`);
  console.log(' '.repeat(20) + ['awake', 'longest', 'blocked', '× floor'].map((it) => it.padStart(9)).join(''));
  const floor = await medianOf(() => loadEmpty(browser, `http://${empty.host}/`));
  console.log(line('empty Next page', floor, floor));
  for (const slug of slugs)
    console.log(line(slug, await medianOf(() => wake(browser, `http://${slug}.localhost:${forecourt.port}/`)), floor));
} finally {
  await browser.close();
  await empty.stop();
  await forecourt.stop();
}
