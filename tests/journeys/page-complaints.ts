import type { Page } from 'playwright-core';
import { axeOn } from './axe.ts';
import { weakRings } from './focus-rings.ts';
import { cutText, goneInForcedColours, layOutAll, sidewaysScroll, smallTargets } from './page-looks.ts';

/** `frame`: whether the header and the footer, alike on all pages of a site, are judged as well. */
type Extent = { widths: readonly number[]; frame: boolean };

/** What axe finds at the width that the page has. */
async function inaccessible(page: Page, frame: boolean): Promise<string[]> {
  const axe = axeOn(page);
  const { violations } = await (frame ? axe : axe.exclude('.site-header').exclude('.site-footer')).analyze();
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

/** What is wrong with a page that is open, in sentences. Leaves it at the last of the widths. */
export async function complaints(page: Page, { widths, frame }: Extent): Promise<string[]> {
  await layOutAll(page);
  const cut = await cutText(page);
  const small = await smallTargets(page);
  const titles = await page.locator('h1').count();
  const violations = await inaccessible(page, frame);
  const sideways = await sidewaysScroll(page, widths);
  const gone = await goneInForcedColours(page);
  return [
    ...sideways.map((it) => `scrolls sideways at ${it}`),
    ...cut.map((text) => `cuts off "${text}"`),
    ...small.map((target) => `is too small for a finger: ${target}`),
    ...violations,
    ...gone.map((it) => `loses in forced colours: ${it}`),
    ...(titles === 1 ? [] : [`has ${titles} first headings`]),
  ];
}

/** The same by axe for what the page shows at other widths: the menu of a desk, the columns of a tablet. */
export async function inaccessibleAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await inaccessible(page, true)).map((it) => `at ${width}: ${it}`));
  }
  return found;
}

/** Presses Tab on a page that was just opened: the first one comes to the skip link, which leads to the content. */
export async function skipLinkComplaints(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement?.textContent);
  if (!/skip to content/i.test(first ?? '')) return [`has "${first}" at the first Tab`];
  await page.keyboard.press('Enter');
  return page
    .waitForURL((url) => url.hash === '#main', { timeout: 10_000 })
    .then(() => [])
    .catch(() => ['does not lead from the skip link to its content']);
}

/** Where the keyboard goes without a ring in sight. Opens menus and sections, so it comes last. */
export async function ringComplaints(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await weakRings(page)).map((it) => `at ${width}: ${it}`));
  }
  return found;
}
