/**
 * A finger that drags a spin on a phone four times slower: frames a second that the page draws while the finger moves, the longest gap between two of
 * them (95th percentile), and how many of the spin's own frames were seen. Beside it the floor: the same finger over the same page where nothing
 * listens, which is what this machine draws at most.
 *
 *   node --import ./scripts/alias.ts benches/web/spin-drag.ts     CHROME_PATH names the browser, /usr/bin/chromium else; PORT measures
 *   an instance that runs already    target: 60 frames a second, or 95 in 100 of what the floor gives
 */
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { demoVehicles } from '@/demo/stock/demo-vehicles.ts';
import { median } from './cpu-time.ts';
import { startForecourt } from './servers.ts';

/** When frames were drawn, and which of the spin's own was shown then. */
type Noted = { times: number[]; seen: Set<string>; going: boolean };

declare global {
  interface Window {
    noted: Noted;
  }
}

const [rounds, slowdown, moves, eachMs] = [5, 4, 180, 16] as const;
type Drag = { perSecond: number; gapMs: number; seen: number };
type Place = { x: number; y: number; width: number };

const car = demoVehicles(Date.now()).find(({ status, spinImageUrls }) => status === 'in_stock' && spinImageUrls.length);
if (!car) throw new Error('No vehicle of the demo has a spin.');

/** To and fro over the stage, a move each 16 ms, as a finger gives them. */
async function drag(session: CDPSession, { x, y, width }: Place): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2 + (width / 3) * Math.sin(at / 14), y: y + 90 }],
    });
  await touch('touchStart');
  const begun = performance.now();
  for (let move = 1; move <= moves; move += 1) {
    const wait = begun + move * eachMs - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    void touch('touchMove', move);
  }
  await touch('touchEnd');
}

/** Notes when frames are drawn, and which of the spin's own is shown then, until it is read. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const noted: Noted = { times: [], seen: new Set(), going: true };
    const stage = document.querySelector('[role="slider"][aria-label$="all round"]');
    const note = (now: number) => {
      noted.times.push(now);
      noted.seen.add(stage?.getAttribute('aria-valuenow') ?? '');
      if (noted.going) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { noted });
  });

async function dragged(page: Page, session: CDPSession, place: Place): Promise<Drag> {
  await watch(page);
  await drag(session, place);
  const { times, seen } = await page.evaluate(() => {
    const { noted } = window;
    noted.going = false;
    return { times: noted.times, seen: noted.seen.size };
  });
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const took = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return {
    perSecond: (gaps.length / took) * 1_000,
    gapMs: gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length * 0.95)] ?? Number.NaN,
    seen,
  };
}

const forecourt = process.env.PORT ? { port: Number(process.env.PORT), stop: async () => {} } : await startForecourt();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`http://${car.sites[0]}.localhost:${forecourt.port}/cars/${car.slug}`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const spin = page.getByRole('slider', { name: /all round$/ });
  const place = await spin.boundingBox();
  if (!place) throw new Error('The spin has no place.');
  // The first touch fetches the frames.
  await spin.press('ArrowRight');
  await spin.locator('canvas').waitFor();
  await page.waitForTimeout(3_000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const [own, floor]: [Drag[], Drag[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await dragged(page, session, place));
    floor.push(await dragged(page, session, { ...place, y: place.y + place.height + 120 }));
  }
  const of = (among: Drag[], key: keyof Drag) => median(among.map((each) => each[key]));
  console.log(
    `a spin dragged for ${(moves * eachMs) / 1_000} s, median of ${rounds}, processor slowed down ${slowdown} times`,
  );
  console.log('                  frames a second   gap p95 ms   angles seen');
  for (const [name, among] of [
    ['the spin', own],
    ['the floor', floor],
  ] as const)
    console.log(
      `${name.padEnd(16)}${of(among, 'perSecond').toFixed(1).padStart(17)}${of(among, 'gapMs').toFixed(1).padStart(13)}${String(of(among, 'seen')).padStart(14)}`,
    );
  const met = of(own, 'perSecond') >= Math.min(60, of(floor, 'perSecond')) * 0.95 && of(own, 'seen') > 1;
  console.log(`target: ${met ? 'met' : 'MISSED'}`);
  if (!met) process.exitCode = 1;
} finally {
  await browser.close();
  await forecourt.stop();
}
