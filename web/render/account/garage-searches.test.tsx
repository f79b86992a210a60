import { describe, expect, it } from 'vitest';
import { sunday } from '@/domain/leads/site.fixture.ts';
import { plainTextOf } from '@/parts/markup.fixture.ts';
import { type GarageSearch, maxNew } from '@/web/accounts/searched-news.ts';
import type { GarageProps } from './garage-props.ts';
import { GarageSearches } from './garage-searches.tsx';

const news = (change: Partial<GarageSearch>): string => {
  const search = { name: 'Utes', address: '/search/used-cars?body=Ute', newAfter: new Date(sunday), ...change };
  const garage = { searches: [search] } as unknown as GarageProps['garage'];
  const view = <GarageSearches site={{ slug: 'a' }} garage={garage} timeZone="Australia/Melbourne" path="/my-garage" />;
  return plainTextOf(view);
};

describe('[SAVE-04] [SAVE-05] a saved search in the garage', () => {
  it('shows how many cars are new since the visit before, at most "or more"', () => {
    expect(news({ found: 40, fresh: 2 })).toContain('Utes 2 new since 22 Nov, 40 in all');
    expect(news({ found: 40, fresh: maxNew })).toContain(`${maxNew} or more new since 22 Nov, 40 in all`);
    expect(news({ found: 40, fresh: maxNew - 1 })).toContain(`${maxNew - 1} new since`);
  });

  it('shows that nothing is new, and nothing about cars while the search service is away', () => {
    expect(news({ found: 40, fresh: 0 })).toContain('Nothing new since 22 Nov, 40 in all');
    expect(news({ found: null, fresh: 0 })).toContain('We can’t search right now');
  });
});
