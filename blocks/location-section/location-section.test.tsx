import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { silentServices } from '@/blocks/block.fixture.ts';
import type { BlockContext } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { siteLocation } from '@/domain/locations/site-location.fixture.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import { locationSectionFixtures } from './location-section.fixture.ts';
import { locationSectionBlock } from './location-section.tsx';

/** Friday 20 November 2026, 11 am in Melbourne. */
const now = Date.UTC(2026, 10, 20, 0);
const identity = { id: 'site-a', slug: 'a', name: 'A Dealer', siteNumber: 1, template: 'default', manufacturer: '' };

type Shown = { html: string; copy: string; boundaries: number[] };

async function shown(
  block: Partial<BlockOf<'locationSection'>>,
  locations: SiteLocation[],
  { path = '/', draft = false, at = now } = {},
): Promise<Shown> {
  const boundaries: number[] = [];
  const phones = { main: '', sales: '03 5550 4411', service: '', parts: '', newCars: '', usedCars: '', demoCars: '' };
  const context: BlockContext = {
    site: resolveSite(identity, [{ name: 'dealer', title: 'A Dealer', settings: { locations, phones } }]),
    page: { path, carTypes: [] },
    now: at,
    until: (moment) => boundaries.push(moment),
    draft,
    stock: {
      search: async () => ({ found: 0, cards: [] }),
      facets: async () => ({ found: 0, values: {}, price: null }),
      prices: async () => null,
    },
    query: {},
    services: silentServices,
    edit: () => ({}),
  };
  const View = locationSectionBlock.view as React.ComponentType<Record<string, unknown>>;
  const whole = { ...locationSectionFixtures.minimal, ...block };
  const { prelude } = await prerenderToNodeStream(<View block={whole} data={undefined} context={context} />);
  const html = await text(prelude);
  const copy = html
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { html, copy, boundaries };
}

const showroom = siteLocation({ id: 'showroom', name: 'City Showroom', primary: true });
const docklands = siteLocation({ id: 'docklands', name: 'Docklands Showroom', slug: 'docklands' });
const workshop = siteLocation({ id: 'workshop', name: 'The Workshop', locationType: 'service-and-parts' });
const counter = siteLocation({ id: 'counter', name: 'Parts Counter', locationType: 'parts' });
const all = [showroom, docklands, workshop, counter];

describe('the location block', () => {
  it.each([
    ['primary', ['City Showroom']],
    ['sales', ['City Showroom', 'Docklands Showroom']],
    ['service', ['The Workshop']],
    ['parts', ['The Workshop', 'Parts Counter']],
    ['service-and-parts', ['The Workshop']],
    ['all', ['City Showroom', 'Docklands Showroom', 'The Workshop', 'Parts Counter']],
  ] as const)('[LOC-01] [BLK-06] %s shows %s', async (show, names) => {
    const { copy } = await shown({ show }, all);
    expect(all.map(({ name }) => name).filter((name) => copy.includes(name))).toEqual(names);
  });

  it('[LOC-01] one by its id, also one that lists leave out', async () => {
    const { copy } = await shown({ show: 'one', location: 'docklands' }, [showroom, { ...docklands, hidden: true }]);
    expect(copy).toContain('Docklands Showroom');
    expect(copy).not.toContain('City Showroom');
  });

  it('[LOC-01] a single location is large, with map and facts; several are a grid of cards', async () => {
    const one = (await shown({ show: 'primary' }, all)).html;
    expect(one).toMatch(/<svg[^>]*class="map-drawing"/);
    expect(one).not.toContain('<article');
    const several = (await shown({ show: 'all' }, all)).html;
    expect(several.match(/<article/g)).toHaveLength(4);
    expect(several).not.toContain('map-drawing');
  });

  it('[LOC-02] a card has name, address, rating, View Details, and hours where wanted', async () => {
    const { html, copy } = await shown({ show: 'sales', hours: true }, all);
    expect(copy).toContain('210 City Road, Southbank VIC 3006');
    expect(html).toContain('4.8 out of 5 stars');
    expect(copy).toContain('(1,206)');
    expect(html).toMatch(/href="\/locations\/docklands"[^>]*>View Details/);
    expect(copy).toMatch(/Mon – Sat 8:30 am – 5:30 pm/);
    expect(copy).toMatch(/Sunday Closed/);
    expect((await shown({ show: 'sales' }, all)).copy).not.toContain('Mon – Sat');
  });

  it('[LOC-02] [LOC-10] a rating at the minimum or under it is not shown', async () => {
    const rating = { count: 12, average: 4 };
    const { html } = await shown({ show: 'sales' }, [showroom, { ...docklands, rating }]);
    expect(html.match(/out of 5 stars/g)).toHaveLength(1);
  });

  it('[LOC-03] address, phones, hours, both licences, directions and whom to contact', async () => {
    const { html, copy } = await shown({ show: 'primary' }, [{ ...showroom, repairerLicenceNumber: 'MVRL 55120' }]);
    expect(copy).toContain('210 City Road, Southbank VIC 3006');
    expect(html).toContain('href="tel:0355504410"');
    expect(html).toContain('href="tel:0355504411"');
    expect(copy).toMatch(/Mon – Sat 8:30 am – 5:30 pm/);
    expect(copy).toContain('LMCT 10984');
    expect(copy).toContain('MVRL 55120');
    expect(html).toMatch(/href="https:\/\/www\.google\.com\/maps\/dir\/\?api=1[^"]*"[^>]*>.*Get Directions/s);
    expect(html).toMatch(/href="\/contact-us"[^>]*>Contact Us/);
    expect(html).toContain('4.8 out of 5 stars');
  });

  it('[LOC-03] a workshop has Book a Service; no button leads to the page it is on', async () => {
    const service = await shown({ show: 'service' }, all);
    expect(service.html).toMatch(/href="\/service#service-booking"[^>]*>Book a Service/);
    const contact = await shown({ show: 'primary' }, all, { path: '/contact-us' });
    expect(contact.html).not.toContain('href="/contact-us"');
    expect(contact.copy).toContain('Call 03 5550 4410');
  });

  it('[LOC-04] shows whether it is open by its own clock, and the page changes when that does', async () => {
    const open = await shown({ show: 'primary' }, [showroom]);
    expect(open.copy).toContain('Open until 5:30 pm');
    expect(open.boundaries).toContain(Date.UTC(2026, 10, 20, 6, 30));
    const perth = await shown({ show: 'primary' }, [{ ...showroom, timeZone: 'Australia/Perth' }]);
    expect(perth.copy).toContain('Opens 8:30 am');
    expect(perth.boundaries).toContain(Date.UTC(2026, 10, 20, 0, 30));
  });

  it('[LOC-04] holiday hours in 12-hour time; the page changes when the day is over', async () => {
    const holidayHours: SiteLocation['holidayHours'] = [
      { date: '2026-11-03', label: 'Cup Day', status: 'Closed', open: '', close: '' },
      { date: '2026-12-24', label: 'Christmas Eve', status: 'Open', open: '08:30', close: '13:00' },
      { date: '2026-12-25', label: 'Christmas Day', status: 'Closed', open: '', close: '' },
    ];
    const { copy, boundaries } = await shown({ show: 'primary' }, [{ ...showroom, holidayHours }]);
    expect(copy).toContain('View Holiday Hours');
    expect(copy).toMatch(/Thursday 24 December 2026 Christmas Eve 8:30 am – 1:00 pm/);
    expect(copy).toMatch(/Friday 25 December 2026 Christmas Day Closed/);
    expect(copy).not.toContain('Cup Day');
    expect(boundaries).toContain(Date.UTC(2026, 11, 24, 13));
    expect((await shown({ show: 'primary' }, [showroom])).copy).not.toContain('View Holiday Hours');
  });

  it('[LOC-03] beside an Opening hours block it shows today alone, which changes at midnight, and leaves holidays to that block', async () => {
    const holidayHours: SiteLocation['holidayHours'] = [
      { date: '2026-11-20', label: 'Show Day', status: 'Open', open: '10:00', close: '13:00' },
    ];
    const requested = { show: 'primary', todayOnly: true } as const;
    const { copy, boundaries } = await shown(requested, [showroom]);
    expect(copy).toMatch(/Hours Today 8:30 am – 5:30 pm/);
    expect(copy).not.toContain('Sunday');
    expect(boundaries).toContain(Date.UTC(2026, 10, 20, 13));
    const holiday = await shown(requested, [{ ...showroom, holidayHours }]);
    expect(holiday.copy).toMatch(/Hours Show Day 10:00 am – 1:00 pm/);
    expect(holiday.copy).not.toContain('View Holiday Hours');
  });

  it('[LOC-04] missing hours are Closed; without coordinates, phone and rating the rest is shown', async () => {
    const bare = { openingHours: [], latitude: null, phone: '', rating: null, dealerLicenceNumber: '' };
    const { copy, html } = await shown({ show: 'primary' }, [siteLocation({ ...bare, primary: false })]);
    expect(copy).toMatch(/Mon – Sat Closed Sunday Closed/);
    expect(copy).toContain('210 City Road');
    expect(html).not.toContain('tel:');
    expect(copy).not.toMatch(/licence|stars|NaN|null/);
    expect(html).toContain('Get Directions');
  });

  it('[NAV-11] is stated for machines as an AutoDealer with address, place and hours, also of holidays', async () => {
    const holidayHours: SiteLocation['holidayHours'] = [
      { date: '2026-12-25', label: 'Christmas Day', status: 'Closed', open: '', close: '' },
    ];
    const { html } = await shown({ show: 'primary' }, [{ ...showroom, holidayHours }]);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
    expect(data).toMatchObject({
      '@type': 'AutoDealer',
      name: 'City Showroom',
      telephone: '03 5550 4410',
      address: { addressRegion: 'VIC', postalCode: '3006', addressCountry: 'AU' },
      geo: { latitude: -37.8266, longitude: 144.9611 },
      specialOpeningHoursSpecification: [{ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }],
    });
    expect(data.openingHoursSpecification).toHaveLength(7);
    expect(data.openingHoursSpecification[1]).toMatchObject({ dayOfWeek: 'https://schema.org/Monday', opens: '08:30' });
  });

  it('[BLK-09] without such a location shoppers see nothing, and staff read why', async () => {
    expect((await shown({ show: 'parts' }, [showroom])).html).toBe('');
    expect((await shown({ show: 'parts' }, [showroom], { draft: true })).copy).toContain('no location of this kind');
    expect(locationSectionBlock.check({ ...locationSectionFixtures.minimal, show: 'one' })).toMatch(/Choose/);
  });

  it('[LOC-01] forty locations are forty cards', async () => {
    const many = Array.from({ length: 40 }, (_, at) => siteLocation({ id: `l${at}`, name: `Yard ${at + 1}.` }));
    const { html } = await shown({ show: 'all' }, many);
    expect(html.match(/<article/g)).toHaveLength(40);
  });
});
