import { beforeAll, describe, expect, it } from 'vitest';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { groupOf, isResults } from './crawl-groups.ts';
import { crawl, type FoundPage } from './links.ts';

const slugs = demoDealerships.map(({ slug }) => slug);

describe('links of all ten sites', () => {
  const found = new Map<string, FoundPage[]>();
  beforeAll(async () => {
    await Promise.all(slugs.map(async (slug) => found.set(slug, await crawl(slug, groupOf))));
  });

  it.each(slugs)('[NAV-12] every menu, tile, banner, text and footer of %s leads somewhere', (slug) => {
    const pages = found.get(slug) ?? [];
    expect(pages.length).toBeGreaterThan(20);
    const dead = pages.filter(({ status }) => status >= 400);
    expect(dead.map(({ status, path, linkedFrom }) => `${status} ${path}, linked from ${linkedFrom}`)).toEqual([]);
  });

  it.each(slugs)('[NAV-02] [NAV-03] every link of %s under /search has results', (slug) => {
    const results = (found.get(slug) ?? []).filter(({ path }) => isResults(path));
    expect(results.length).toBeGreaterThan(3);
    const dead = results.filter(({ status }) => status !== 200);
    expect(dead.map(({ status, path, linkedFrom }) => `${status} ${path}, linked from ${linkedFrom}`)).toEqual([]);
  });

  it.each(slugs)(
    'every page of %s stands in its HTML where it is seen, in no hidden part that waits for a script',
    (slug) => {
      const pages = found.get(slug) ?? [];
      expect(pages.filter(({ hidesParts }) => hidesParts).map(({ path }) => path)).toEqual([]);
    },
  );

  it('[NAV-02] the results pages of the sites link to others, which were requested as well', () => {
    const all = [...found.values()].flat();
    expect(all.filter(({ path, linkedFrom }) => isResults(path) && isResults(linkedFrom)).length).toBeGreaterThan(8);
  });
});
