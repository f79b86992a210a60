import { beforeAll, describe, expect, it } from 'vitest';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { groupName, laterAddresses, laterName } from './later-addresses.ts';
import { crawl, type FoundPage } from './links.ts';

const slugs = demoDealerships.map(({ slug }) => slug);

describe('links of all ten sites', () => {
  const found = new Map<string, FoundPage[]>();
  beforeAll(async () => {
    await Promise.all(slugs.map(async (slug) => found.set(slug, await crawl(slug, groupName))));
  });

  it.each(slugs)('[NAV-12] every menu, tile, banner, text and footer of %s leads somewhere', (slug) => {
    const pages = found.get(slug) ?? [];
    expect(pages.length).toBeGreaterThan(20);
    const dead = pages.filter(({ status, path }) => status >= 400 && laterName(path) === undefined);
    expect(dead.map(({ status, path, linkedFrom }) => `${status} ${path}, linked from ${linkedFrom}`)).toEqual([]);
  });

  it.each(laterAddresses)('$name is still to come', ({ holds }) => {
    const asked = [...found.values()].flat().filter(({ path }) => holds.test(path));
    expect(asked.filter(({ status }) => status >= 400).length).toBeGreaterThan(0);
  });
});
