import type { Page } from 'playwright-core';
import { beginControls, type FoundControl, findControl, type Reaction, reactionNow } from './controls-of-page.ts';
import { pressAt } from './hand.ts';
import { hydrated } from './hydrated.ts';

/** Of one kind, on all pages that one hand goes over: what looks alike may do two things, which have two names. */
const maxNames = 2;
/** How long a control may take to react to a press, milliseconds. */
const resultsWithinMs = 2_000;
/** How long another page may take to come, milliseconds; a file that is downloaded instead leaves the page where it is. */
const loadsWithinMs = 10_000;
/** As far as what a press opens or closes may move the page, pixels. */
const farthestJump = 120;
/** Names of controls that lead somewhere else on the page. */
const leadsOn =
  /next|previous|top|see it|map|read|continue|show me|enquire|finance|send|submit|book|search|filter|clear/i;

/** The first words of the names of controls that were pressed, by kind. */
export type Pressed = Map<string, ReadonlySet<string>>;

/** "Save" of "Save 2026 Ford Everest". */
const firstWord = (name: string): string => /\p{L}+/u.exec(name)?.[0] ?? '';

/**
 * Presses every visible control of a page, alike ones once or twice, and returns which did nothing, moved the page away or lay under something.
 * `kinds` holds what was pressed on pages that were fine: a page that is tried again is tried whole. A page of plain forms is ready when it is loaded.
 */
export async function pressAll(
  page: Page,
  address: string,
  kinds: Pressed,
  isReady: (page: Page) => Promise<void> = hydrated,
): Promise<string[]> {
  const found: string[] = [];
  const here = new Set<string>();
  const all: Pressed = new Map(kinds);
  const isNew = ({ kind, name }: FoundControl): boolean => {
    const names = all.get(kind);
    return !here.has(kind) && (!names || (names.size < maxNames && !names.has(firstWord(name))));
  };
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const open = async () => {
    // A load that the press before has begun can end this one.
    await page.goto(address).catch(() => page.goto(address));
    await isReady(page);
    return page.evaluate(beginControls);
  };
  const count = await open();
  for (let at = 0; at < count; at += 1) {
    let control = await page.evaluate(findControl, at).catch(() => null);
    if (!control || !isNew(control)) continue;
    control = await still(page, at);
    if (!control) continue;
    if (control.obstacle) {
      // What an earlier press opened may lie over it.
      await open();
      control = await still(page, at);
      if (!control) continue;
    }
    here.add(control.kind);
    all.set(control.kind, new Set([...(all.get(control.kind) ?? []), firstWord(control.name)]));
    const wrong = control.obstacle ? `lies under ${control.obstacle}` : await pressOne(page, control);
    const text = [wrong, ...errors.splice(0).map((error) => `threw ${error}`)].filter(Boolean);
    found.push(...text.map((it) => `${new URL(address).host}${new URL(address).pathname} "${control?.name}" ${it}`));
    if (await leaves(page, new URL(address).pathname)) await open();
  }
  if (found.length === 0) for (const [kind, names] of all) kinds.set(kind, names);
  return found;
}

/** The control once it is still, or as it is after a while. */
async function still(page: Page, at: number): Promise<FoundControl | null> {
  const until = performance.now() + resultsWithinMs;
  let last = '';
  for (;;) {
    const control = await page.evaluate(findControl, at).catch(() => null);
    // Its text may go on changing: the time until a location closes. What is laid out only now, above it, makes the page longer.
    const extent = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight]).catch(() => null);
    const now = JSON.stringify(control && [control.x, control.y, control.obstacle, extent]);
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
  if (
    after === null ||
    after.leaving ||
    after.address !== before.address ||
    after.covered ||
    leadsOn.test(control.name)
  )
    return '';
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
  const now = await left(page);
  if (now?.address !== path || now.leaving) return true;
  if (!now.covered) return false;
  await page.keyboard.press('Escape');
  return (await answered(page, now))?.covered !== false;
}

/** The state of the page; null once another document, if one was requested, has taken its place. */
async function left(page: Page): Promise<Reaction | null> {
  const until = performance.now() + loadsWithinMs;
  for (;;) {
    const now = await page.evaluate(reactionNow).catch(() => null);
    if (!now?.leaving || performance.now() > until) return now;
  }
}

/** Runs in the page. One that lies behind another page that a press opened draws no frames. */
function twoFrames(): Promise<unknown> {
  const drawn = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 500))]);
}
