import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession } from 'playwright-core';
import type { TagCost } from '@/domain/third-parties/ledger.ts';
import { followLoads } from './follow-loads.ts';
import { type MeasuredTag, openMeasured } from './measured-page.ts';

export type Measuring = {
  /** For so long after its start a tag is watched, milliseconds. */
  watchMs?: number;
  /** Pairs of a page with and one without; the medians count. */
  rounds?: number;
  options?: BrowserContextOptions;
};

type Run = TagCost & { failure: string };

/** One pair may meet a busy moment of this machine; of three the middle one counts. */
const usual = { watchMs: 8_000, rounds: 3, options: {} };

/** Besides `watchMs`, for the gestures before and the readings after. */
const spareMs = 30_000;
const nothing: TagCost = { bytes: 0, mainThreadMs: 0, shift: 0 };
const tooLong = 'The page did not respond while it ran, and could not be measured.';

/** A browser that shows frames of other companies in the page's own process, so that their work counts with the page's. */
export const browserArguments = ['--disable-gpu', '--disable-site-isolation-trials'];

/**
 * What a tag adds to the page at `url`, in the browser, started as on shoppers' pages: bytes, main
 * thread and layout shift; or why it cannot be measured.
 */
export async function measureTag(
  browser: Browser,
  url: string,
  measured: MeasuredTag,
  measuring: Measuring = {},
): Promise<Run> {
  const { watchMs, rounds, options } = { ...usual, ...measuring };
  const costs: TagCost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const without = await runOf(browser, url, null, watchMs, options);
    if (without.failure) throw new Error(`The page without its tags did not respond: ${url}`);
    // At the first gesture whatever its document sets: before that the page itself is at work.
    const tag = { ...measured.tag, loads: 'interaction' as const };
    const run = await runOf(browser, url, { ...measured, tag }, watchMs, options);
    if (run.failure) return run;
    costs.push({
      bytes: Math.max(0, run.bytes - without.bytes),
      mainThreadMs: Math.max(0, run.mainThreadMs - without.mainThreadMs),
      shift: Math.max(0, run.shift - without.shift),
    });
  }
  const middle = (of: (cost: TagCost) => number) => costs.map(of).toSorted((a, b) => a - b)[costs.length >> 1] ?? 0;
  return {
    bytes: middle(({ bytes }) => bytes),
    mainThreadMs: Math.round(middle(({ mainThreadMs }) => mainThreadMs)),
    shift: Math.round(middle(({ shift }) => shift) * 10_000) / 10_000,
    failure: '',
  };
}

async function runOf(
  browser: Browser,
  url: string,
  measured: MeasuredTag | null,
  watchMs: number,
  options: BrowserContextOptions,
): Promise<Run> {
  const { page, devtools, shift } = await openMeasured(browser, url, measured, options);
  try {
    const loads = await followLoads(devtools, new URL(url).host, measured?.tag.url);
    await page.goto(url, { waitUntil: 'load' });
    // Then the script that starts tags is on its way; the page itself must be still before the tag is measured.
    await page.waitForFunction(() => 'dataLayer' in window, undefined, { timeout: 60_000 });
    await page.waitForTimeout(2_000);
    const before = { work: await workMs(devtools), shift: await shift() };
    const watched = async (): Promise<Run> => {
      for (let tries = 0; tries < 20 && !loads.isBegun(); tries += 1) {
        // A gesture that changes nothing.
        await page.keyboard.press('Shift');
        await page.waitForTimeout(500);
      }
      await page.waitForTimeout(watchMs);
      return {
        bytes: loads.bytes(),
        mainThreadMs: (await workMs(devtools)) - before.work,
        shift: (await shift()) - before.shift,
        failure: measured ? loads.failure() : '',
      };
    };
    return await inTime(watched(), watchMs + spareMs);
  } finally {
    await page.context().close();
  }
}

/** A script that never ends holds its page up for good, and what the page is read by with it. */
async function inTime(watched: Promise<Run>, timeoutMs: number): Promise<Run> {
  const done = new AbortController();
  const timeout = pause(timeoutMs, { ...nothing, failure: tooLong }, { signal: done.signal });
  try {
    return await Promise.race([watched, timeout]);
  } finally {
    done.abort();
    timeout.catch(() => undefined);
  }
}

/** Time that the page's process spent on tasks so far. */
async function workMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}
