import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';

/** How long a control is waited for, milliseconds. `expect.poll` would need the test that is under way, and does not know it where two are. */
const timeout = 60_000;
/** How long a hand holds a mouse button, milliseconds: what the press alone does to the page is seen before the release. */
const heldMs = 90;

/** Where a control can be pressed, and what keeps a hand from it; empty where nothing does. */
type Aim = { x: number; y: number; obstacle: string };

/** Runs in the page: brings a control to the middle of the window, and returns what is where a hand would press. */
function aimAt(control: Element): Aim {
  control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  // A link that goes over two lines has a box for each.
  const [box] = control.getClientRects();
  const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
  const hit = document.elementFromPoint(x, y);
  const isIts = hit !== null && (control.contains(hit) || hit.closest('label')?.control === control);
  const obstacle = () => {
    if (!box || box.width < 2 || box.height < 2) return 'it has no size';
    if (control.matches(':disabled')) return 'it is disabled';
    return isIts ? '' : `it lies under ${hit ? hit.outerHTML.slice(0, 120) : 'nothing'}`;
  };
  return { x, y, obstacle: obstacle() };
}

const extentOf = (page: Page) => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);

/** The point at which a control and its page are still and it can be pressed. */
async function aim(control: Locator): Promise<Aim> {
  let last = '';
  let found: Aim = { x: 0, y: 0, obstacle: 'nothing was found' };
  const look = async () => {
    found = await control.evaluate(aimAt);
    // A page that still lays out what was scrolled to moves by itself, also behind a dialog.
    const [before, now] = [last, JSON.stringify([found, await extentOf(control.page())])];
    last = now;
    return before === now ? found.obstacle : found.obstacle || 'it moves';
  };
  await vi.waitFor(async () => expect(await look(), `${control} can be pressed`).toBe(''), { interval: 50, timeout });
  return found;
}

/** Unfolds what the control lies in, from the outside in. */
async function unfold(control: Locator): Promise<void> {
  const folded = control.locator('xpath=ancestor::details[not(@open)]');
  for (let left = await folded.count(); left > 0; left -= 1) {
    const summary = folded.first().locator(':scope > summary');
    await pressAt(control.page(), await aim(summary));
  }
}

export const placeOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Presses at a point and lets go there, by the hand that the device has; the page does not move beneath the hand. */
export async function pressAt(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  const before = await placeOf(page);
  await page.mouse.down();
  await page.waitForTimeout(heldMs);
  const held = await placeOf(page);
  await page.mouse.up();
  expect(held, 'the page stays where it is while a mouse button is held').toBe(before);
}

/**
 * Presses a control as a hand does: what it is folded into is opened, it is brought into sight, no longer moves, lies under nothing, and is
 * pressed in its middle by mouse, or by finger where the device has a touch screen. Journeys press through this alone where Playwright's
 * own `click` and `tap` do not do (`tests/architecture/hands.test.ts`).
 */
export async function press(control: Locator): Promise<void> {
  await control.waitFor({ state: 'attached' });
  await unfold(control);
  await pressAt(control.page(), await aim(control));
}

/** Ticks a box or chooses one of several by hand, or takes the tick away; the page stays where it is. */
export async function choose(control: Locator, on = true): Promise<void> {
  await control.waitFor({ state: 'attached' });
  if ((await control.isChecked()) === on) return;
  await unfold(control);
  const at = await aim(control);
  const before = await placeOf(control.page());
  await pressAt(control.page(), at);
  expect(await placeOf(control.page()), `the page stays where it is when ${control} is pressed`).toBe(before);
  await vi.waitFor(async () => expect(await control.isChecked(), `${control} is chosen`).toBe(on), { timeout });
}
