import type { Page } from 'playwright-core';
import { axeAgainOn, complaints } from './axe.ts';

/** What is on every page of a site; a sweep judges it on its first page alone. */
const frame = ['#site-header', '.site-footer'];
/** What pages of vehicles have besides. */
const similar = '#similar';

/** Goes through `widths` on the page as it is, without a second load, and returns what axe finds wrong at each. */
export async function complaintsAt(
  page: Page,
  widths: readonly number[],
  what: string,
  { part, framed = false }: { part?: string; framed?: boolean } = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const named = `${what} at ${width} px`;
    found.push(...(part || framed ? await complaints(page, named, part) : await unframed(page, named)));
  }
  return found;
}

/** Rules of whole pages are among these: axe counts a page of which parts are left out as a page. */
async function unframed(page: Page, what: string): Promise<string[]> {
  const axe = await axeAgainOn(page);
  for (const selector of [...frame, similar]) if ((await page.locator(selector).count()) > 0) axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${what}: ${id} at ${nodes[0]?.html.slice(0, 160)}`);
}
