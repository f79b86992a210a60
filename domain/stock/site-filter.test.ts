import { describe, expect, it } from 'vitest';
import { searchParameters } from './request.ts';
import { siteFilter, siteFilterOfPage, soldUntil, withinSite } from './site-filter.ts';

const now = Date.UTC(2026, 10, 20);
const site = { slug: 'southbank-ford', includeSoldCarsDays: 3 };
const daySeconds = 86_400;
const rules = { sort: 'relevant', pricedOnly: false } as const;

describe("a site's own filter", () => {
  it('[SRCH-19] has the last word, and the request is in parentheses of its own', () => {
    const filter = siteFilter(site, now);
    expect(withinSite(searchParameters({ bodies: [] }, rules), filter).filter_by).toBe(
      `(status:!=\`sold\`) && (${filter})`,
    );
    expect(withinSite(searchParameters({ makes: ['Ford'] }, rules), filter).filter_by).toBe(
      `(make_key:=[kford] && status:!=\`sold\`) && (${filter})`,
    );
  });

  it('[SRCH-18] shows a sold vehicle for the configured days and returns when it leaves', () => {
    const soldAt = now / 1000 - 2 * daySeconds;
    expect(siteFilter(site, now)).toContain(`sold_date_timestamp:>${now / 1000 - 3 * daySeconds}`);
    expect(soldUntil(soldAt, site)).toBe(now + daySeconds * 1000);
  });

  it('[SRCH-19] holds what the settings of the site let through', () => {
    const limited = siteFilter(
      {
        ...site,
        photoLevel: 4,
        onlyCarTypes: ['used'],
        onlyDealerships: ['d1'],
        excludedMakes: ['Kia'],
        excludedStockNumbers: ['SB-1', 'SB-2'],
      },
      now,
    );
    expect(limited).toContain(
      'car_type:=[`used`] && dealership_id_key:=[kd1] && make_key:!=[kkia] && stocknum_key:!=[ksbz19z1,ksbz19z2] && photos_count:>=4',
    );
    expect(siteFilter({ ...site, photoLevel: 0, onlyCarTypes: [], excludedMakes: [] }, now)).toBe(
      siteFilter(site, now),
    );
  });

  it('[VDP-20] a page of its own is there for what has left the stock, under the same settings', () => {
    expect(siteFilterOfPage({ ...site, excludedMakes: ['Kia'] })).toBe('sites:=`southbank-ford` && make_key:!=[kkia]');
  });

  it('[CFG-04] is not made of anything but a slug', () => {
    for (const slug of ['', '*', 'a` || sites:!=`b', 'Southbank', 'a--b', '-a', 'a,b', 'a b', 'a\n']) {
      expect(() => siteFilter({ ...site, slug }, now), JSON.stringify(slug)).toThrow(TypeError);
    }
  });
});
