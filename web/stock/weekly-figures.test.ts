import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LenderTerms, usualTerms } from '@/domain/finance/lender-terms.ts';
import { WeeklyFigures } from './weekly-figures.ts';

const sites = ['alpha', 'beta', 'group'];
const lender = (ratePercent: number): LenderTerms => ({
  ...usualTerms,
  provider: 'L',
  interestRatePercent: ratePercent,
});

let published: Map<string, LenderTerms>;
let restated: string[][];
let purged: string[][];
let read: string[];
let unreadable: Set<string>;
let announced: string[][];
let refused: Map<string, string>;
let fails: () => void;
let publishFails: () => void;
let figures: WeeklyFigures;

beforeEach(() => {
  published = new Map(sites.map((slug) => [slug, lender(9)]));
  [restated, purged, announced, read] = [[], [], [], []];
  refused = new Map();
  unreadable = new Set();
  [fails, publishFails] = [() => undefined, () => undefined];
  figures = new WeeklyFigures({
    sites: () => sites,
    lenderOf: async (slug) => {
      read.push(slug);
      if (unreadable.has(slug)) throw new Error('unreadable');
      return published.get(slug) ?? null;
    },
    restate: async (lenders) => {
      fails();
      restated.push([...lenders].map(([slug, terms]) => `${slug} ${terms?.interestRatePercent}`));
      const taken = [...lenders.keys()].filter((slug) => !refused.has(slug));
      return { changed: taken.length, sites: [...taken, 'group'], refused };
    },
    purge: async (tags) => {
      purged.push(tags);
      publishFails();
    },
    announce: async (tags) => {
      publishFails();
      announced.push(tags);
    },
  });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(async () => {
  await figures.stop();
  vi.restoreAllMocks();
});

async function settled(): Promise<void> {
  await pause(20);
}

describe('weekly figures and what is published', () => {
  it('[CARD-07] a start checks every site; what lists the cars that changed is made stale', async () => {
    void figures.restateDaily();
    await settled();
    expect(restated).toEqual([['alpha 9', 'beta 9', 'group 9']]);
    expect(purged).toEqual([['stock:alpha', 'stock:beta', 'stock:group', 'stock:group']]);
  });

  it('[CARD-07] a changed lender reaches the cars of the sites that it touches, and no others', async () => {
    void figures.restateDaily();
    await settled();
    published.set('beta', lender(10));
    read = [];
    figures.published(['site:beta', 'page:beta']);
    await settled();
    expect([read, restated.at(-1)]).toEqual([['beta'], ['beta 10']]);
  });

  it('[CARD-07] a publish that leaves the terms as they were writes nothing, and one of a page reads nothing', async () => {
    void figures.restateDaily();
    await settled();
    read = [];
    figures.published(['site:alpha']);
    await settled();
    figures.published(['page:alpha', 'menu:alpha', 'stock:alpha']);
    await settled();
    expect([read, restated.length]).toEqual([['alpha'], 1]);
  });

  it('[CARD-07] a document that all share is checked for all', async () => {
    void figures.restateDaily();
    await settled();
    for (const slug of ['alpha', 'group']) published.set(slug, lender(7));
    figures.published(['*']);
    await settled();
    expect(restated.at(-1)).toEqual(['alpha 7', 'group 7']);
  });

  it('[CARD-07] a search service that is away is tried again, and then every page counts as stale', async () => {
    void figures.restateDaily();
    await settled();
    let failures = 0;
    fails = () => {
      failures += 1;
      if (failures === 1) throw new Error('away');
    };
    published.set('alpha', lender(8));
    figures.published(['site:alpha']);
    await vi.waitFor(() => expect(restated.at(-1)).toEqual(['alpha 8']));
    expect(purged.at(-1)).toEqual(['*']);
  });

  it('[CARD-07] a site whose vehicle is refused is tried again, alone, and holds up no other', async () => {
    refused.set('alpha', 'Field `weekly_rate` must be a float.');
    void figures.restateDaily();
    await settled();
    expect(purged).toEqual([['stock:beta', 'stock:group', 'stock:group']]);
    refused = new Map();
    await vi.waitFor(() => expect(restated).toEqual([['alpha 9', 'beta 9', 'group 9'], ['alpha 9']]));
    expect(purged.at(-1)).toEqual(['stock:alpha', 'stock:group']);
  });

  it('[CARD-07] instances that cannot be notified are notified later: nothing is restated, and nothing purged here, again', async () => {
    publishFails = () => {
      throw new Error('records are away');
    };
    void figures.restateDaily();
    await pause(700);
    expect(announced).toEqual([]);
    publishFails = () => undefined;
    await vi.waitFor(() => expect(announced).toHaveLength(1));
    expect(announced).toEqual([['stock:alpha', 'stock:beta', 'stock:group']]);
    expect([purged.length, restated.length]).toEqual([1, 1]);
  });

  it('[CARD-07] a site that cannot be read holds up no other', async () => {
    unreadable.add('alpha');
    void figures.restateDaily();
    await settled();
    expect(restated).toEqual([['beta 9', 'group 9']]);
  });

  it('[CARD-07] publishes that come while it works are not lost', async () => {
    figures.published(['site:alpha']);
    published.set('alpha', lender(6));
    published.set('beta', lender(6));
    figures.published(['site:beta']);
    figures.published(['site:alpha']);
    await settled();
    expect(new Set(restated.flat()).has('beta 6')).toBe(true);
    expect(
      restated
        .flat()
        .filter((it) => it.startsWith('alpha'))
        .at(-1),
    ).toBe('alpha 6');
  });
});
