import type { Page } from 'playwright-core';
import { beginControls, type FoundControl, findControl, type Reaction, reactionNow } from './controls-of-page.ts';
import { pressAt } from './hand.ts';
import { hydrated } from './hydrated.ts';

/** Of one kind, on one page and on all that one hand goes over. */
const maxOfKind = { page: 1, all: 2 };
/** How long a control may take to react to a press, milliseconds. */
const resultsWithinMs = 2_000;
/** As far as what a press opens or closes may move the page, pixels. */
const farthestJump = 120;
/** Names of controls that lead somewhere else on the page. */
const leadsOn =
  /next|previous|top|see it|map|read|continue|show me|enquire|finance|send|submit|book|search|filter|clear/i;

/**
 * Presses every visible control of a page, alike ones a few times, and returns which did nothing, moved the page away or lay under something.
 * `kinds` counts them over pages that were fine: a page that is tried again is tried whole. A page of plain forms is ready when it is loaded.
 */
export async function pressAll(
  page: Page,
  address: string,
  kinds: Map<string, number>,
  isReady: (page: Page) => Promise<void> = hydrated,
): Promise<string[]> {
  const found: string[] = [];
  const here = new Map<string, number>();
  const all = new Map(kinds);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const open = async () => {
    await page.goto(address);
    await isReady(page);
    return page.evaluate(beginControls);
  };
  const count = await open();
  for (let at = 0; at < count; at += 1) {
    let control = await still(page, at);
    if (!control) continue;
    const [times, everywhere] = [here.get(control.kind) ?? 0, all.get(control.kind) ?? 0];
    if (times >= maxOfKind.page || everywhere >= maxOfKind.all) continue;
    if (control.obstacle) {
      // What an earlier press opened may lie over it.
      await open();
      control = await still(page, at);
      if (!control) continue;
    }
    here.set(control.kind, times + 1);
    all.set(control.kind, everywhere + 1);
    const wrong = control.obstacle ? `lies under ${control.obstacle}` : await pressOne(page, control);
    const text = [wrong, ...errors.splice(0).map((error) => `threw ${error}`)].filter(Boolean);
    found.push(...text.map((it) => `${new URL(address).host}${new URL(address).pathname} "${control?.name}" ${it}`));
    if (await leaves(page, new URL(address).pathname)) await open();
  }
  if (found.length === 0) for (const [kind, times] of all) kinds.set(kind, times);
  return found;
}

/** The control once it is still, or as it is after a while. */
async function still(page: Page, at: number): Promise<FoundControl | null> {
  const until = performance.now() + resultsWithinMs;
  let last = '';
  for (;;) {
    const control = await page.evaluate(findControl, at).catch(() => null);
    // Its text may go on changing: the time until a location closes.
    const now = JSON.stringify(control && [control.x, control.y, control.obstacle]);
    if (now === last || performance.now() > until) return control;
    last = now;
  }
}

/** What is wrong with the reaction of a control to a press; empty where nothing is. */
async function pressOne(page: Page, control: FoundControl): Promise<string> {
  const before = await page.evaluate(reactionNow);
  if (!before) return '';
  try {
    await pressAt(page, control);
  } catch (error) {
    return String(error);
  }
  const after = await answered(page, before);
  if (after === null || after.address !== before.address || after.covered || leadsOn.test(control.name)) return '';
  if (after.happened === before.happened && after.scroll === before.scroll) return 'did nothing';
  const far = Math.abs(after.scroll - before.scroll) > farthestJump;
  return far ? `made the page jump from ${before.scroll} to ${after.scroll}` : '';
}

/** The state of the page once it has reacted, two frames later; null where another page has come. */
async function answered(page: Page, before: Reaction): Promise<Reaction | null> {
  const until = performance.now() + resultsWithinMs;
  let now: Reaction | null = before;
  const goesOn = () => now?.busy || (now?.happened === before.happened && now.scroll === before.scroll);
  while (goesOn() && performance.now() < until) now = await page.evaluate(reactionNow).catch(() => null);
  await page.evaluate(twoFrames).catch(() => undefined);
  return page.evaluate(reactionNow).catch(() => null);
}

/** Closes what lies over the page; whether the page has to be opened anew for the next control. */
async function leaves(page: Page, path: string): Promise<boolean> {
  const now = await page.evaluate(reactionNow).catch(() => null);
  if (now?.address !== path) return true;
  if (!now.covered) return false;
  await page.keyboard.press('Escape');
  return (await answered(page, now))?.covered !== false;
}

/** Runs in the page. One that lies behind another page that a press opened draws no frames. */
function twoFrames(): Promise<unknown> {
  const drawn = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 500))]);
}
