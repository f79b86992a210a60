import { describe, expect, it } from 'vitest';
import { place, siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import type { SiteSettings } from '@/domain/site/site-settings.ts';
import { linksOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { DirectionsLink, LocationAddress } from './location-address.tsx';
import { LocationCard } from './location-card.tsx';
import { aboutLocation } from './location-data.tsx';
import { LocationPanel } from './location-panel.tsx';
import { locationPhones } from './location-phones.ts';
import { LocationRating, RatingCard } from './location-rating.tsx';
import { PlaceRow } from './place-row.tsx';

const clock = { now: sunday, until: () => undefined };
const address = { street: '210 City Road', city: 'Southbank', postcode: '3006' };
const southbank = (overrides: Partial<SiteLocation> = {}) => place('Southbank', { ...address, ...overrides });
const rating = { count: 1_204, average: 4.6 };
const site = (settings: SiteSettings = {}) => siteWith(settings);

describe('[LOC-02] a place in a list', () => {
  const card = (overrides: Partial<SiteLocation> = {}, hours = false) => (
    <LocationCard location={southbank(overrides)} site={site()} clock={clock} hours={hours} />
  );

  it('shows where it is, whether it is open, and leads to its page', () => {
    expect(plainTextOf(card())).toMatch(
      /^Southbank 210 City Road, Southbank VIC 3006 Opens .*View Details of Southbank$/,
    );
    expect(linksOf(card())).toEqual(['/locations/Southbank']);
  });

  it('has the week in few lines where wanted, and no way on without a short name', () => {
    expect(plainTextOf(card({}, true))).toMatch(/Mon.*Fri 8:30 am –/);
    expect(plainTextOf(card())).not.toContain('8:30 am –');
    expect(linksOf(card({ slug: '' }))).toEqual([]);
  });

  it('[LOC-07] is shown beside a map with its distance, where it has one', () => {
    const row = (km: number | null) =>
      plainTextOf(<PlaceRow id="p" location={southbank()} km={km} site={site()} clock={clock} />);
    expect(row(12.4)).toMatch(/^Southbank .*12.*km/);
    expect(row(null)).not.toContain('km');
  });
});

describe('[LOC-03] the address of a place', () => {
  it('is one line, and nothing where staff wrote down none', () => {
    expect(plainTextOf(<LocationAddress location={southbank()} />)).toBe('210 City Road, Southbank VIC 3006');
    expect(markupOf(<LocationAddress location={place('x', { state: '', postcode: '' })} />)).toBe('');
  });

  it('has the way there in a new tab, where there is a way to name it', () => {
    const link = markupOf(<DirectionsLink location={southbank()} size={40} />);
    expect(link).toMatch(/target="_blank"[^>]*rel="noopener noreferrer"|rel="noopener noreferrer"[^>]*target="_blank"/);
    expect(markupOf(<DirectionsLink location={place('x', { state: '', postcode: '' })} size={40} />)).toBe('');
  });
});

describe('[LOC-03] the phones of a place', () => {
  const { phones } = site({
    phones: { main: '03 5550 4410', sales: '03 5550 7788', service: '0355507788', parts: '' } as never,
  });
  const of = (overrides: Partial<SiteLocation>) =>
    locationPhones(southbank(overrides), { phones }).map(({ label, phone }) => `${label} ${phone}`);

  it('are its own, and at the main place those of departments, each number once', () => {
    expect(of({ phone: '03 5550 9999' })).toEqual(['Phone 03 5550 9999']);
    expect(of({})).toEqual(['Phone 03 5550 4410']);
    expect(of({ primary: true })).toEqual(['Phone 03 5550 4410', 'Sales 03 5550 7788']);
  });
});

describe('[LOC-10] the rating of a place', () => {
  const card = (overrides: Partial<SiteLocation>, googleRating = true) => (
    <RatingCard location={southbank(overrides)} site={site({ features: { googleRating } })} />
  );

  it('shows average and count, above the site’s minimum alone', () => {
    expect(plainTextOf(<LocationRating location={southbank({ rating })} site={site()} />)).toMatch(/4\.6 \(1,204\)$/);
    for (const none of [null, { count: 9, average: 1 }])
      expect(markupOf(<LocationRating location={southbank({ rating: none })} site={site()} />)).toBe('');
  });

  it('[LOC-05] is shown large where the site wants it, with the way to leave a review', () => {
    expect(linksOf(card({ rating, reviewHref: 'https://g.example/r' }))).toEqual(['https://g.example/r']);
    expect(linksOf(card({ rating }))).toEqual([]);
    expect(markupOf(card({ rating }, false))).toBe('');
    expect(markupOf(card({ rating: null }))).toBe('');
  });
});

describe('[LOC-01] one place at large', () => {
  const panel = (
    overrides: Partial<SiteLocation>,
    path = '/locations/southbank',
    more: object = {},
    settings: SiteSettings = {},
  ) => <LocationPanel location={southbank(overrides)} site={site(settings)} clock={clock} path={path} {...more} />;
  const phones = { main: '03 5550 4410', sales: '', service: '', parts: '' } as never;

  it('leads to the booking of a workshop, else to the enquiry, and on that page to the phone', () => {
    expect(plainTextOf(panel({ locationType: 'service' }))).toContain('Book a Service');
    expect(plainTextOf(panel({}))).toContain('Contact Us');
    expect(plainTextOf(panel({}, '/contact-us', {}, { phones }))).toContain('Call 03 5550 4410');
    expect(plainTextOf(panel({}, '/contact-us'))).not.toMatch(/Call|Contact Us/);
  });

  it('[LOC-03] has a row for each figure that there is', () => {
    const all = plainTextOf(
      panel({ dealerLicenceNumber: 'LMCT 1', repairerLicenceNumber: 'MVRL 2', phone: '03 5550 1' }),
    );
    expect(all).toMatch(/Address 210 City Road.*Phone.*Hours.*Dealer licence LMCT 1 Motor vehicle repairer MVRL 2/);
    const few = plainTextOf(panel({ street: '', city: '', postcode: '' }));
    expect(few).not.toMatch(/Address|licence|repairer/);
  });

  it('has its name where the heading has another text, and today’s hours where the week is elsewhere', () => {
    expect(markupOf(panel({}, '/x', { named: true }))).toMatch(/<h3[^>]*>Southbank<\/h3>/);
    expect(plainTextOf(panel({}, '/x', { todayOnly: true }))).toContain('Hours Today');
    expect(plainTextOf(panel({}))).not.toContain('Hours Today');
  });
});

describe('[LOC-03] a place in the terms of schema.org', () => {
  it('claims nothing that staff left empty', () => {
    const bare = aboutLocation(place('x', { openingHours: [] }), site());
    expect(Object.keys(bare)).toEqual(['@type', 'name', 'parentOrganization']);
  });

  it('shows where it is and when it is open; a day that is closed, and one that never closes', () => {
    const day = { weekday: 0, formatedHours: '' };
    const about = aboutLocation(
      southbank({
        locationType: 'parts',
        phone: '03 5550 1',
        latitude: -37.8,
        longitude: 144.9,
        openingHours: [
          { ...day, status: 'Open', open: '08:30', close: '17:30' },
          { ...day, weekday: 1, status: 'Closed', open: '', close: '' },
          { ...day, weekday: 2, status: 'Open', open: '00:00', close: '24:00' },
        ] as SiteLocation['openingHours'],
      }),
      site(),
    );
    expect(about).toMatchObject({
      '@type': 'AutoPartsStore',
      telephone: '03 5550 1',
      address: { streetAddress: '210 City Road', addressRegion: 'VIC' },
      geo: { latitude: -37.8 },
    });
    expect(about.openingHoursSpecification?.map(({ opens, closes }) => [opens, closes])).toEqual([
      ['08:30', '17:30'],
      ['00:00', '00:00'],
      ['00:00', '23:59'],
    ]);
  });
});
