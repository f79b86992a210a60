import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { silentServices } from '@/blocks/block.fixture.ts';
import type { BlockContext } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { placeOfPostcode } from '@/domain/locations/postcode-lookup.ts';
import { siteLocation } from '@/domain/locations/site-location.fixture.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import { locationsMapFixtures } from './locations-map.fixture.ts';
import { locationsMapBlock } from './locations-map.tsx';

const identity = { id: 'site-a', slug: 'a', name: 'A Dealer', siteNumber: 1, template: 'default', manufacturer: '' };

async function shown(
  block: Partial<BlockOf<'locationsMap'>>,
  locations: SiteLocation[],
  postcode?: string,
): Promise<{ html: string; copy: string }> {
  const context: BlockContext = {
    site: resolveSite(identity, [{ name: 'dealer', title: 'A Dealer', settings: { locations } }]),
    page: { path: '/locations', carTypes: [] },
    now: Date.UTC(2026, 10, 20),
    until: () => undefined,
    draft: false,
    stock: {
      search: async () => ({ found: 0, cards: [] }),
      facets: async () => ({ found: 0, values: {}, price: null }),
      prices: async () => null,
    },
    query: postcode === undefined ? {} : { postcode },
    services: {
      ...silentServices,
      geocoding: {
        mapsKey: null,
        near: async (requested) => ({ query: requested, place: placeOfPostcode(requested) }),
      },
    },
    edit: () => ({}),
  };
  const View = locationsMapBlock.view as React.ComponentType<Record<string, unknown>>;
  const whole = { ...locationsMapFixtures.minimal, ...block };
  const { prelude } = await prerenderToNodeStream(
    <View block={whole} data={await locationsMapBlock.load?.(whole, context)} context={context} />,
  );
  const html = await text(prelude);
  return { html, copy: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') };
}

const melbourne = siteLocation({ id: 'melbourne', name: 'Melbourne Yard' });
const brisbane = siteLocation({ id: 'brisbane', name: 'Brisbane Yard', latitude: -27.5414, longitude: 153.0117 });
const nowhere = siteLocation({ id: 'nowhere', name: 'Yard Without a Pin', latitude: null, longitude: null });
/** The pins of the map that narrow columns show; a wide one shows the same, further apart. */
const pinsOf = (html: string) =>
  [
    ...(html.split('data-map')[1] ?? '').matchAll(
      /<a href="#?([^"]+)" class="map-head"[^>]*><span class="visually-hidden">([^<]+)</g,
    ),
  ].map(([, id, label]) => [id, label]);
const names = (html: string) => [...html.matchAll(/<h3>([^<]*)</g)].map(([, name]) => name);

describe('the map of locations', () => {
  it('[LOC-07] [BLK-06] a pin for each place leads to its entry in the list', async () => {
    const { html } = await shown({}, [melbourne, brisbane, nowhere]);
    const pins = pinsOf(html);
    expect(pins).toEqual([
      ['map-melbourne', 'Melbourne Yard, 210 City Road, Southbank VIC 3006'],
      ['map-brisbane', 'Brisbane Yard, 210 City Road, Southbank VIC 3006'],
    ]);
    for (const [id] of pins) expect(html).toContain(`<article id="${id}"`);
    expect(names(html)).toEqual(['Melbourne Yard', 'Brisbane Yard', 'Yard Without a Pin']);
  });

  it('[LOC-07] places that are close together have a pin each, which lean apart over the same point', async () => {
    const { html } = await shown({}, [melbourne, { ...melbourne, id: 'next', name: 'Next Door' }]);
    expect(pinsOf(html).map(([goal]) => goal)).toEqual(['map-melbourne', 'map-next']);
    const leans = [...html.matchAll(/--x:0;--y:0;--dx:(-?\d+);/g)].map(([, dx]) => Number(dx));
    expect(leans).toEqual([-16, 16]);
  });

  it('[LOC-07] the map has roads and two buttons that zoom, and nothing of it is fetched from elsewhere', async () => {
    const { html } = await shown({}, [melbourne]);
    expect(html).toMatch(/<path d="M[^"]{200,}" class="map-motorway"/);
    expect(html).toMatch(/<path d="M[^"]{200,}" class="map-road"/);
    expect(html).toMatch(/aria-label="Zoom in"[\s\S]*aria-label="Zoom out"/);
    expect(html).not.toMatch(/(?:src|href)="https?:\/\/(?!www\.google\.com\/maps\/dir)/);
  });

  it('[LOC-07] of a shortened list the map shows all places; a pin without an entry leads to the place’s page', async () => {
    const { html } = await shown({ limit: 1 }, [melbourne, { ...brisbane, slug: 'brisbane' }]);
    expect(names(html)).toEqual(['Melbourne Yard']);
    expect(pinsOf(html).map(([goal]) => goal)).toEqual(['map-melbourne', '/locations/brisbane']);
  });

  it('[LOC-07] the nearest to a postcode comes first, with about how far it is', async () => {
    const { html, copy } = await shown({ postcodeSearch: true }, [melbourne, nowhere, brisbane], '4006');
    expect(names(html)).toEqual(['Brisbane Yard', 'Melbourne Yard', 'Yard Without a Pin']);
    expect(copy).toMatch(/Nearest to 4006/);
    expect(copy).toMatch(/Brisbane Yard about \d+.km/);
  });

  it.each(['0000', '9999', '12', 'abcd', '2000x'])('[LOC-07] %s is an Invalid postcode', async (postcode) => {
    const { html, copy } = await shown({ postcodeSearch: true }, [melbourne, brisbane], postcode);
    expect(copy).toContain('Invalid postcode');
    expect(html).toMatch(/<p id="([^"]+)" role="alert"/);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"/);
    expect(html).toContain(`value="${postcode}"`);
    expect(names(html)).toEqual(['Melbourne Yard', 'Brisbane Yard']);
  });

  it('[LOC-07] the form requests the same page by its address, without script', async () => {
    const { html } = await shown({ anchor: 'find', postcodeSearch: true }, [melbourne]);
    expect(html).toMatch(/<form(?=[^>]* method="get")(?=[^>]* action="#find")/);
    expect(html).toMatch(/<input[^>]*name="postcode"/);
    expect((await shown({ postcodeSearch: false }, [melbourne])).html).not.toContain('<form');
  });

  it('without any coordinates the list is shown alone', async () => {
    const { html } = await shown({}, [nowhere]);
    expect(html).not.toContain('href="#map-');
    expect(names(html)).toEqual(['Yard Without a Pin']);
  });

  it('[LOC-01] of forty places ten are in sight and the others unfold', async () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      siteLocation({ id: `l${at}`, name: `Yard ${at}`, latitude: -38 + at / 10, longitude: 145 + at / 12 }),
    );
    const { html, copy } = await shown({}, many);
    expect(copy).toContain('Show 30 more');
    expect(names(html)).toHaveLength(40);
    expect(html.match(/<article/g)?.length).toBe(40);
  });
});
