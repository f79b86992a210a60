import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { vehicleTrail } from '@/domain/stock/vehicle-page/titles.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { LocationData } from '@/parts/location-card/location-data.tsx';
import { VehicleData } from '@/parts/vehicle-page/vehicle-data.tsx';
import { StructuredData } from '@/ui/structured-data/structured-data.tsx';
import { PageStatements } from '@/web/render/page-statements.tsx';
import { aboutPost } from '@/web/render/post-page.tsx';
import { faultsOf, statementsIn } from './validate.ts';

const origin = 'https://southbankford.example';
const site = siteWith();
const faultsIn = (element: React.ReactNode) => {
  const statements = statementsIn(renderToStaticMarkup(element));
  expect(statements.length).toBeGreaterThan(0);
  return statements.flatMap(faultsOf);
};
const image = { assetId: 'image-abc-1920x1280-jpg', alt: '', hotspot: null, crop: null };
const southbank = place('Southbank', {
  street: '210 City Road',
  city: 'Southbank',
  state: 'vic',
  postcode: '3006',
  image,
  latitude: -37.82,
  longitude: 144.96,
  phone: '03 9099 4410',
  openingHours: [
    { weekday: 1, status: 'Open', open: '08:30', close: '17:30', formatedHours: '' },
    { weekday: 5, status: 'Open', open: '18:00', close: '02:00', formatedHours: '' },
    { weekday: 7, status: 'Closed', open: '', close: '', formatedHours: '' },
  ],
  holidayHours: [{ date: '2026-12-25', label: 'Christmas Day', status: 'Closed', open: '', close: '' }],
});

describe('[CFG-05] what pages state is right by the published rules', () => {
  it.each([
    {},
    { priceCents: 0, imageUrls: [], odometerKm: 0 },
    { status: 'sold', soldAtMs: 5 },
    { carType: 'new', itemType: 'motorcycle' },
    { itemType: 'caravan', vin: '' },
  ])('a vehicle: %j', (other) => {
    const vehicle = pageVehicle({ imageUrls: ['https://media.example/1.jpg'], ...other });
    for (const location of [southbank, null])
      expect(
        faultsIn(<VehicleData {...{ vehicle, site, location, crumbs: vehicleTrail(vehicle.card, false), origin }} />),
      ).toEqual([]);
  });

  it.each(['sales', 'service', 'parts', 'service-and-parts'] as const)('a location: %s', (locationType) =>
    expect(faultsIn(<LocationData location={{ ...southbank, locationType }} site={site} />)).toEqual([]),
  );

  it.each([
    '/',
    '/about-us',
    '/blog/winter',
    '/offers/ford/one',
    '/models/ranger',
    '/locations/southbank',
    '/search/ford',
  ])('a page: %s', (path) => {
    const lists = path.startsWith('/search') ? ['/cars/a', '/cars/b'] : [];
    expect(faultsIn(<PageStatements {...{ site, path, title: 'A Page', origin, lists }} />)).toEqual([]);
  });

  it('a post', () => {
    const post = {
      _type: 'post' as const,
      _id: 'post',
      title: 'Winter',
      excerpt: 'Snow.',
      description: null,
      body: null,
      publishedOn: '2026-06-01',
      changed: '2026-06-02T01:02:03Z',
      image: { ...image, hotspot: null, crop: null },
    };
    expect(faultsIn(<StructuredData data={aboutPost({ site, post, path: '/blog/winter', origin })} />)).toEqual([]);
  });
});
