import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { silentServices } from '@/blocks/block.fixture.ts';
import type { BlockContext } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { siteLocation } from '@/domain/locations/site-location.fixture.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import { locationsCarouselFixtures } from './locations-carousel.fixture.ts';
import { locationsCarouselBlock } from './locations-carousel.tsx';

const identity = { id: 'site-a', slug: 'a', name: 'A Dealer', siteNumber: 1, template: 'default', manufacturer: '' };

async function shown(block: Partial<BlockOf<'locationsCarousel'>>, locations: SiteLocation[]): Promise<string> {
  const context: BlockContext = {
    site: resolveSite(identity, [{ name: 'dealer', title: 'A Dealer', settings: { locations } }]),
    page: { path: '/', carTypes: [] },
    now: Date.UTC(2026, 10, 20),
    until: () => undefined,
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
  const View = locationsCarouselBlock.view as React.ComponentType<Record<string, unknown>>;
  const whole = { ...locationsCarouselFixtures.minimal, ...block };
  const { prelude } = await prerenderToNodeStream(<View block={whole} data={undefined} context={context} />);
  return text(prelude);
}

const place = (name: string, hidden = false) => siteLocation({ id: name, name, hidden });
const four = [place('Torquay'), place('Anglesea'), place('Lorne'), place('Geelong')];
const names = (html: string) => [...html.matchAll(/<h3[^>]*>([^<]*)</g)].map(([, name]) => name);

describe('the row of locations', () => {
  it('[LOC-06] [BLK-06] is titled Our Locations and sorted by name', async () => {
    const html = await shown({}, four);
    expect(html).toMatch(/<h2[^>]*>Our Locations/);
    expect(names(html)).toEqual(['Anglesea', 'Geelong', 'Lorne', 'Torquay']);
  });

  it('[LOC-06] keeps the order of the settings where staff choose that', async () => {
    expect(names(await shown({ order: 'settings' }, four))).toEqual(['Torquay', 'Anglesea', 'Lorne', 'Geelong']);
  });

  it('[LOC-06] leaves hidden ones out', async () => {
    expect(names(await shown({}, [...four, place('Head Office', true)]))).not.toContain('Head Office');
  });

  it('[LOC-06] hints at swiping with more than three, hidden ones not counted', async () => {
    expect(await shown({}, four)).toContain('Swipe');
    expect(await shown({}, four.slice(1))).not.toContain('Swipe');
    expect(await shown({}, [...four.slice(1), place('Head Office', true)])).not.toContain('Swipe');
  });

  it('[LOC-06] is nothing to shoppers where the site has no place to show', async () => {
    expect(await shown({}, [])).toBe('');
    expect(await shown({}, [place('Head Office', true)])).toBe('');
  });
});
