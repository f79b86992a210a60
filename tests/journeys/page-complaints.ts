import type { Page } from 'playwright-core';
import { axeAgainOn } from './axe.ts';
import { weakRings } from './focus-rings.ts';
import { cutText, goneInForcedColours, layOutAll, sidewaysScroll, smallTargets } from './page-looks.ts';
import { structureComplaints } from './page-structure.ts';

/** `frame`: whether the header and the footer, alike on all pages of a site, are judged as well. */
type Extent = { widths: readonly number[]; frame: boolean };

/** What axe finds at the width that the page has. */
export async function inaccessible(page: Page, frame: boolean): Promise<string[]> {
  const axe = await axeAgainOn(page);
  const { violations } = await (frame ? axe : axe.exclude('.site-header').exclude('.site-footer')).analyze();
  return axeSentences(violations);
}

type Violation = { id: string; nodes: readonly { html: string }[] };

const axeSentences = (violations: readonly Violation[]): string[] =>
  violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 160)}`);

/** What a page's own copy can break, of a page that is open in a desk's width. Leaves it in a phone's. */
export async function copyComplaints(page: Page, widthsBesides: readonly number[] = []): Promise<string[]> {
  const sideways = await sidewaysScroll(page, [1440, ...widthsBesides]);
  const structure = await structureComplaints(page);
  await layOutAll(page, 320);
  sideways.push(...(await sidewaysScroll(page, [320])));
  const cut = await cutText(page);
  const small = await smallTargets(page);
  return [...placeComplaints(sideways, cut, small), ...structure];
}

const placeComplaints = (sideways: readonly string[], cut: readonly string[], small: readonly string[]): string[] => [
  ...sideways.map((it) => `scrolls sideways at ${it}`),
  ...cut.map((text) => `cuts off "${text}"`),
  ...small.map((target) => `is too small for a finger: ${target}`),
];

/** What is wrong with a page that is open, in sentences. Leaves it at the last of the widths. */
export async function complaints(page: Page, { widths, frame }: Extent): Promise<string[]> {
  await layOutAll(page, 390);
  const cut = await cutText(page);
  const small = await smallTargets(page);
  const structure = await structureComplaints(page);
  const violations = await inaccessible(page, frame);
  const sideways = await sidewaysScroll(page, widths);
  const gone = await goneInForcedColours(page);
  return [
    ...placeComplaints(sideways, cut, small),
    ...violations,
    ...gone.map((it) => `loses in forced colours: ${it}`),
    ...structure,
  ];
}

/** The colours of a site on its words, where axe judges the rest on another site with the same code. */
export async function colourComplaints(page: Page): Promise<string[]> {
  const { violations } = await (await axeAgainOn(page)).withRules(['color-contrast', 'link-in-text-block']).analyze();
  return axeSentences(violations);
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

/** Where the keyboard goes without a ring in sight, at the width at which the page was opened. */
export async function ringComplaints(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width;
  return (await weakRings(page)).map((it) => `at ${width}: ${it}`);
}
