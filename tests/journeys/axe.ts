import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Axe with every rule, for what this page and its own frames show. The other mode, which also enters frames of other origins and gathers
 * what passed, takes four times as long; such frames are not ours to mend.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

/** What axe finds wrong in the page, or in a part of it, in sentences. */
export async function complaints(page: Page, what: string, part?: string): Promise<string[]> {
  const axe = axeOn(page);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${what}: ${id} at ${nodes[0]?.html.slice(0, 160)}`);
}
