import { describe, expect, it } from 'vitest';
import { place, siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import { searchQuery } from '@/domain/stock/search/search-address.ts';
import { emptySearch, type SearchState } from '@/domain/stock/search/search-state.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import type { ListingView } from '@/parts/listing/listing-view.ts';
import { linksOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { newRenderRecord, recordRender } from '@/web/platform/render-record.ts';
import { ago, moment, span } from './desk/moments.ts';
import { describedListing } from './listings/described-listing.ts';
import { locationsPage } from './locations-page.ts';
import { MissingPage } from './missing-page.tsx';
import { siteIcon } from './site-icon.ts';
import { regoOf } from './vehicle/rego-of.ts';

describe('[SRCH-21] what search engines read of a listing', () => {
  const described = (search: Partial<SearchState>, page: object | null = null, pages = 3) =>
    describedListing(
      {
        heading: 'Offers',
        path: '/offers',
        search: { ...emptySearch, ...search },
        result: { found: 9, page: search.page ?? 1, pages },
        addressOf: (other: SearchState) => `/offers${searchQuery(other)}`,
      } as ListingView,
      page as never,
      'Our own words.',
    );

  it('is its pages without a condition alone', () => {
    expect(described({})).toEqual({
      described: { title: 'Offers', description: 'Our own words.', noIndex: false },
      canonical: '/offers',
    });
    expect(described({ page: 2 })).toMatchObject({
      described: { title: 'Offers, page 2', noIndex: false },
      canonical: '/offers?page=2',
    });
    expect(described({ query: 'ute' })).toMatchObject({ described: { noIndex: true }, canonical: '/offers' });
    expect(described({ filters: { categories: ['x'] }, page: 2 }).canonical).toBe('/offers');
    expect(described({ page: 9 }).described.noIndex).toBe(true);
  });

  it('is staff’s title and description where they wrote some', () => {
    const page = { title: 'Deals', description: '', noIndex: true };
    expect(described({}, page).described).toEqual({ title: 'Deals', description: '', noIndex: true });
  });
});

describe('[NAV-11] how to reach a dealer whose staff made no page of it', () => {
  const page = (kind: 'contact' | 'all' | 'place', count: number) =>
    locationsPage(
      { kind } as never,
      '/x',
      siteWith({ locations: Array.from({ length: count }, (_, at) => place(`p${at}`)) }),
    );
  const blocks = (...of: Parameters<typeof page>) => page(...of)?.blocks?.map(({ _type }) => _type);

  it('is its one place, or a map of all, with the enquiry on the contact page', () => {
    expect(blocks('contact', 1)).toEqual(['locationSection', 'enquiryForm', 'hoursSection']);
    expect(blocks('contact', 2)).toEqual(['locationsMap', 'enquiryForm', 'hoursSection']);
    expect(blocks('all', 1)).toEqual(['locationsMap', 'hoursSection']);
    expect([page('contact', 1)?.title, page('all', 1)?.title]).toEqual(['Contact us', 'Our locations']);
  });

  it('is nothing without a place, and a place has a page of its own', () => {
    expect([page('contact', 0), page('place', 2)]).toEqual([null, null]);
  });
});

describe('[LEAD-04] moments at the desk', () => {
  it('are shown in minutes, hours or days ago', () => {
    const minutes = (count: number) => ago(sunday - count * 60_000, sunday);
    expect([0, 12, 59, 60, 1_439, 1_440, 4_320].map(minutes)).toEqual([
      'just now',
      '12 min ago',
      '59 min ago',
      '1 h ago',
      '23 h ago',
      '1 day ago',
      '3 days ago',
    ]);
  });

  it('are shown by the dealer’s clock', () => {
    expect(moment(sunday, 'Australia/Perth')).toMatch(/22 Nov 2026.* 8:30/);
    expect(moment(sunday, '')).toMatch(/11:30/);
    expect(span(new Date(sunday), new Date(sunday + 3_600_000), 'Australia/Perth')).toMatch(/8:30.*9:30/);
  });
});

describe('[VDP-08] a vehicle’s registration', () => {
  const rego = (registrationExpiry: string) => {
    const record = newRenderRecord(sunday);
    const shown = recordRender(record, () =>
      regoOf(pageVehicle({ registrationExpiry }), { site: siteWith(), now: sunday }, place('a')),
    );
    return { ...shown, expires: record.expiresAtMs };
  };

  it('runs to its day, on which the page changes; one that ended does not run', () => {
    expect(rego('2027-08-14')).toMatchObject({ until: '2027-08-14', expires: Date.UTC(2026, 10, 22, 13) });
    expect(rego('2020-01-01').until).toBeNull();
    expect(rego('').expires).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the site’s own 404 and its icon', () => {
  it('[NAV-12] lead on, by phone too where there is one', () => {
    const site = siteWith();
    expect(plainTextOf(<MissingPage site={site} />)).toMatch(/^Page not found .*A Dealer, home page/);
    expect(plainTextOf(<MissingPage site={site} />)).not.toContain('Call');
    const phones = { ...site.phones, main: '03 5550 4410' };
    expect(linksOf(<MissingPage site={{ ...site, phones }} />)).toContain('tel:0355504410');
  });

  it('[CFG-04] are of the site’s letter and colours, whatever staff wrote', () => {
    const icon = (name: string, brand: string) => siteIcon({ name, theme: { ...siteWith().theme, brand } });
    expect(icon('« étoile', '#112233')).toMatch(/fill="#112233".*>É</);
    expect(icon('A', '"><script>')).not.toContain('script');
  });
});
