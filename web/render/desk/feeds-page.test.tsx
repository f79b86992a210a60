import { describe, expect, it } from 'vitest';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { feeds, makeFeed } from '@/domain/stock/feeds-out/feeds.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { linksOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { FeedsPage } from './feeds-page.tsx';

const offered = (fed: object) => ({
  vehicle: pageVehicle({ carType: 'used', priceType: 'drive_away_price', ...fed }),
  origin: 'https://a.example',
  site: siteWith(),
  seller: 'A Dealer',
  offeredElsewhere: false,
  place: place('southbank', { street: '1 Road', city: 'Southbank', postcode: '3006' }),
  storeCode: 'southbank',
});
const vehicles = [
  offered({ imageUrls: ['https://media.example/1.jpg'] }),
  ...Array.from({ length: 23 }, (_, at) => offered({ id: `v${at}`, slug: `2020-car-${at}` })),
];

const made = await Promise.all(feeds.map(async (feed) => ({ feed, ...(await makeFeed(feed, vehicles)) })));

describe('[CFG-05] the desk’s page of feeds', () => {
  it('shows what each holds, and what it leaves out, with the reason', () => {
    const page = <FeedsPage made={made} isOpen />;
    const text = plainTextOf(page);
    expect(text).toMatch(/Google vehicle ads \/feeds\/google-vehicle-ads\.txt , 1 vehicle, 23 left out/);
    expect(text).toMatch(/It has no photo\. 23 vehicles/);
    expect(text).toContain('and 3 more');
    expect(linksOf(page)).toEqual(expect.arrayContaining(['/feeds/vehicles.csv', '/cars/2020-car-0']));
  });

  it('shows that others may not fetch them, and that the stock cannot be read', () => {
    const closed = <FeedsPage made={made} isOpen={false} />;
    expect(plainTextOf(closed)).toContain('These feeds are closed');
    expect(linksOf(closed)).not.toContain('/feeds/vehicles.csv');
    expect(plainTextOf(<FeedsPage made={null} isOpen />)).toContain('cannot be read at the moment');
  });
});
