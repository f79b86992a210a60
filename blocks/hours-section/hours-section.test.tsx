import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { silentServices } from '@/blocks/block.fixture.ts';
import type { BlockContext } from '@/blocks/block.ts';
import { siteLocation } from '@/domain/locations/site-location.fixture.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { defaultFeatures } from '@/domain/site/defaults.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import { hoursSectionFixtures } from './hours-section.fixture.ts';
import { hoursSectionBlock } from './hours-section.tsx';

const identity = { id: 'site-a', slug: 'a', name: 'A Dealer', siteNumber: 1, template: 'default', manufacturer: '' };
/** Friday 20 November 2026, 11 am in Melbourne. */
const now = Date.UTC(2026, 10, 20);

async function shown(locations: SiteLocation[], googleRating = false, boundaries: number[] = []): Promise<string> {
  const features = { ...defaultFeatures, googleRating };
  const context: BlockContext = {
    site: resolveSite(identity, [{ name: 'dealer', title: 'A Dealer', settings: { locations, features } }]),
    page: { path: '/', carTypes: [] },
    now,
    until: (moment) => boundaries.push(moment),
    draft: false,
    stock: {
      search: async () => ({ found: 0, cards: [] }),
      facets: async () => ({ found: 0, values: {}, price: null }),
      prices: async () => null,
    },
    query: {},
    services: silentServices,
    edit: () => ({}),
  };
  const View = hoursSectionBlock.view as React.ComponentType<Record<string, unknown>>;
  const { prelude } = await prerenderToNodeStream(
    <View block={hoursSectionFixtures.minimal} data={undefined} context={context} />,
  );
  return text(prelude);
}

const showroom = siteLocation({ id: 'showroom', name: 'Showroom', primary: true });
const workshop = siteLocation({ id: 'workshop', name: 'Workshop', locationType: 'service-and-parts' });
const choices = (html: string) => [...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value);

describe('the opening hours section', () => {
  it('[LOC-05] [BLK-06] the selector has the kinds of places that there are', async () => {
    expect(choices(await shown([showroom, workshop]))).toEqual(['sales', 'service', 'parts']);
    expect(choices(await shown([showroom, { ...workshop, locationType: 'service' }]))).toEqual(['sales', 'service']);
    expect(choices(await shown([showroom]))).toEqual([]);
  });

  it('[LOC-05] each kind shows its place, and a table of seven days, Monday first', async () => {
    const html = await shown([showroom, workshop]);
    const service = html.split('data-kind="service"')[1]?.split('data-kind=')[0] ?? '';
    expect(service).toContain('Workshop');
    const days = [...service.matchAll(/<th scope="row">(\w+)/g)].map(([, day]) => day);
    expect(days).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
    expect(service).toMatch(/Friday<span[^>]*> today/);
  });

  it('[LOC-05] tomorrow is another day: the page changes at the place’s midnight', async () => {
    const boundaries: number[] = [];
    await shown([showroom], false, boundaries);
    expect(boundaries).toContain(Date.UTC(2026, 10, 20, 13));
  });

  it('[LOC-05] the Google rating is shown beside it where the site shows it', async () => {
    const rated = await shown([showroom], true);
    expect(rated).toContain('Google rating');
    expect(rated).toContain('4.8 rating out of 1,206 reviews');
    expect(await shown([showroom])).not.toContain('Google rating');
    expect(await shown([{ ...showroom, rating: { count: 3, average: 3.9 } }], true)).not.toContain('Google rating');
  });

  it('[LOC-04] a week without hours is Closed on seven days', async () => {
    const html = await shown([{ ...showroom, openingHours: [] }]);
    expect(html.match(/<td>Closed<\/td>/g)).toHaveLength(7);
  });

  it('[LOC-05] of forty places the first has its week, five unfold below it, and the others behind these', async () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ ...showroom, id: `l${at}`, name: `Yard ${at + 1}.` }));
    const [before = '', after = ''] = (await shown(many)).split('Show 34 more');
    expect(new Set(before.match(/Yard \d+\./g)).size).toBe(6);
    expect(after).toContain('Yard 40.');
    expect(await shown(many.slice(0, 7))).not.toContain('more');
  });
});
