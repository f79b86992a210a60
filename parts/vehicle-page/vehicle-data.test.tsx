import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { vehicleTrail } from '@/domain/stock/vehicle-page/titles.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { VehicleData } from './vehicle-data.tsx';

const southbank = place('Southbank', { street: '210 City Road', city: 'Southbank', postcode: '3006' });
const origin = 'https://southbankford.example';
type Thing = Record<string, unknown>;

function statements(other: object = {}, location: typeof southbank | null = southbank, site = siteWith()): Thing[] {
  const vehicle = pageVehicle({ imageUrls: ['https://media.example/1.jpg'], ...other });
  const markup = renderToStaticMarkup(
    <VehicleData
      vehicle={vehicle}
      site={site}
      location={location}
      crumbs={vehicleTrail(vehicle.card, false)}
      origin={origin}
    />,
  );
  return [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
}

describe('what a vehicle’s page gives search engines', () => {
  it('has what Google requires and recommends of a vehicle listing: developers.google.com/search/docs/appearance/structured-data/vehicle-listing', () => {
    const [car = {}] = statements();
    const required = ['name', 'url', 'image', 'brand', 'model', 'vehicleModelDate', 'itemCondition', 'offers'];
    const ofUsed = ['vehicleIdentificationNumber', 'mileageFromOdometer', 'bodyType', 'color', 'fuelType'];
    const more = ['vehicleTransmission', 'driveWheelConfiguration', 'vehicleEngine', 'vehicleConfiguration'];
    expect([...required, ...ofUsed, ...more].filter((key) => car[key] === undefined)).toEqual([]);
    const offer = car.offers as Thing;
    expect(['price', 'priceCurrency', 'availability', 'url'].filter((key) => offer[key] === undefined)).toEqual([]);
    expect(offer.price).toMatch(/^\d+\.\d\d$/);
    const seller = offer.seller as Thing;
    expect([seller['@type'], seller.name !== undefined, (seller.address as Thing)['@type']]).toEqual([
      'AutoDealer',
      true,
      'PostalAddress',
    ]);
    for (const address of [car.url, offer.url, ...(car.image as string[])])
      expect(String(address).startsWith(`${origin}/`)).toBe(true);
  });

  it('[NAV-21] names each step of the trail in its order with its address', () => {
    const trail = statements()[1] ?? {};
    const steps = trail.itemListElement as Thing[];
    expect(trail['@type']).toBe('BreadcrumbList');
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
    expect(steps.map(({ name }) => name)).toEqual(['Home', '2024', 'Ford', 'Ranger', 'Wildtrak']);
    for (const { item } of steps) expect(String(item).startsWith(`${origin}/`)).toBe(true);
  });

  it('[VDP-05] [CFG-05] claims no offer without a price or once sold, and no picture without one', () => {
    expect(statements({ priceCents: 0, imageUrls: [] })[0]).not.toMatchObject({ offers: expect.anything() });
    const monthly = siteWith({ features: { subscriptionPrice: true } });
    for (const [about] of [
      statements({ priceCents: 1_00 }),
      statements({ subscriptionPriceCents: 899_00 }, southbank, monthly),
    ])
      expect(about).not.toMatchObject({ offers: expect.anything() });
    expect(Object.keys(statements({ imageUrls: [] })[0] ?? {})).not.toContain('image');
    const sold = statements({ status: 'sold', soldAtMs: 5 })[0];
    expect(sold).not.toMatchObject({ offers: expect.anything() });
    expect(JSON.stringify(sold)).not.toMatch(/66990|SoldOut/);
    expect(statements({}, null)[0]).toMatchObject({ offers: { seller: { '@type': 'AutoDealer' } } });
  });
});
