import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Axe with every rule, for what this page and its own frames show. The other mode, which also enters frames of other origins and gathers
 * what passed, takes four times as long; such frames are not ours to mend.
 */
export const axeOn = (page: Page, axeSource?: string): AxeBuilder =>
  new AxeBuilder({ page, axeSource }).setLegacyMode(true).options({ resultTypes: ['violations'] });

/** The same, without sending half a megabyte of script once more to a page that an earlier look gave it. */
export async function axeAgainOn(page: Page): Promise<AxeBuilder> {
  const isThere = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  return axeOn(page, isThere.every(Boolean) ? '0' : undefined);
}

/** What axe finds wrong in the page, or in a part of it, in sentences. */
export async function complaints(page: Page, what: string, part?: string): Promise<string[]> {
  const axe = await axeAgainOn(page);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${what}: ${id} at ${nodes[0]?.html.slice(0, 160)}`);
}
