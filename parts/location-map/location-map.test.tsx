import { expect, it } from 'vitest';
import { place } from '@/domain/leads/site.fixture.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { linksOf, loadedMarkupOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { LocationMap } from './location-map.tsx';

const melbourne = (overrides: Partial<SiteLocation> = {}) =>
  place('Southbank', {
    latitude: -37.823,
    longitude: 144.958,
    street: '210 City Road',
    city: 'Southbank',
    ...overrides,
  });
const perth = place('Perth', { latitude: -31.95, longitude: 115.86 });
const hrefOf = ({ id }: SiteLocation) => `#${id}`;

it('[LOC-07] one place shows where it is, and its pin leads nowhere by itself', async () => {
  const map = await loadedMarkupOf(<LocationMap locations={[melbourne()]} zoom={10} />);
  expect(plainTextOf(map)).toMatch(/Map\. Southbank, 210 City Road, Southbank VIC 3000: .*km from Melbourne\.$/);
  expect(linksOf(map)).toEqual([]);
  expect(map.match(/data-pin/g)).toHaveLength(1);
  expect(map).toContain('<ul aria-hidden="true">');
});

it('[LOC-07] several places are named, and each pin leads to the details', async () => {
  const map = await loadedMarkupOf(
    <LocationMap
      locations={[melbourne(), melbourne({ id: 'b', name: 'Other', latitude: -37.65 })]}
      zoom={10}
      hrefOf={hrefOf}
    />,
  );
  expect(new Set(linksOf(map))).toEqual(new Set(['#Southbank', '#b']));
  expect(plainTextOf(map)).toMatch(/Southbank, 210 City Road.*; Other, /);
});

it('[LOC-07] places far apart are drawn once more where there is room', async () => {
  const drawn = async (...locations: SiteLocation[]) =>
    (await loadedMarkupOf(<LocationMap locations={locations} zoom={10} />)).match(/data-map[ =>]/g)?.length;
  expect([await drawn(melbourne()), await drawn(melbourne(), perth)]).toEqual([1, 2]);
});

it('[LOC-07] is a quiet background where no place has coordinates', () => {
  const none = markupOf(<LocationMap locations={[place('x')]} zoom={10} />);
  expect(none).not.toMatch(/data-map|figure/);
  expect(none).toContain('aria-hidden="true"');
});
