import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong in the page, or in a part of it, in sentences. */
export async function complaints(page: Page, what: string, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${what}: ${id} at ${nodes[0]?.html.slice(0, 160)}`);
}
