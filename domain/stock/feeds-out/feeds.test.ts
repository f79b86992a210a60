import { describe, expect, it } from 'vitest';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { type Feed, feeds, feedText, makeFeed } from './feeds.ts';
import { type OfferedVehicle, storeCodeOf } from './offered-vehicle.ts';
import { fieldFaults, googleFields, metaFields, readCsv, readTabbed } from './published-fields.fixture.ts';

const southbank = place('southbank', {
  ...{
    street: '210 City Road',
    city: 'Southbank',
    state: 'vic',
    postcode: '3006',
    latitude: -37.82,
    longitude: 144.96,
  },
});
const imageUrls = ['https://media.example/1.jpg', 'https://media.example/2.jpg'];
let number = 0;
const offered = (fed: object = {}, more: Partial<OfferedVehicle> = {}): OfferedVehicle => {
  number += 1;
  const own = {
    id: `v${number}`,
    vin: `DEMV1N${String(number).padStart(11, '0')}`,
    slug: `2024-ford-ranger-sb${number}`,
  };
  const used = { carType: 'used', priceType: 'drive_away_price', imageUrls };
  return {
    vehicle: pageVehicle({ ...own, ...used, ...fed }),
    origin: 'https://southbankford.example',
    site: siteWith(),
    seller: 'Southbank Ford',
    place: southbank,
    storeCode: 'southbank',
    offeredElsewhere: false,
    ...more,
  };
};
const feed = (file: string): Feed => feeds.find((one) => one.file === file) ?? expect.fail();
const [google, meta, list] = [feed('google-vehicle-ads.txt'), feed('meta-automotive.csv'), feed('vehicles.csv')];
const reasonsIn = async (one: Feed, ...vehicles: OfferedVehicle[]) =>
  (await makeFeed(one, vehicles)).leftOut.map(({ reason }) => reason);

const vehicles = [
  offered(),
  offered({ carType: 'new', odometerKm: 0, priceType: 'estimated_drive_away_price', badge: '' }),
  offered({ carType: 'demo', priceType: 'excluding_government_charges_price', certified: true }),
  offered({ body: 'People Mover', fuel: 'Plug-in Hybrid', drive: 'AWD', transmission: 'CVT' }),
  offered({ body: 'Hatch', fuel: 'LPG', drive: '', transmission: '', imageUrls: imageUrls.slice(1) }),
  offered({ body: '', fuel: '', badge: 'Tab\there\r\n"quoted", comma', colour: '=HYPERLINK("http://x")' }),
];

describe('[CFG-05] feeds out, by the published rules of their readers', () => {
  it('Google’s vehicle ads for Australia', async () => {
    const { rows, leftOut } = await makeFeed(google, vehicles);
    const records = readTabbed(await feedText(google, rows));
    expect([records.length, leftOut]).toEqual([vehicles.length, []]);
    expect(fieldFaults(records, googleFields, 'VIN')).toEqual([]);
    expect(records[0]).toMatchObject({
      ...{ price: '66990.00 AUD', mileage: '14820 km', body_style: 'truck', engine: 'diesel', condition: 'used' },
      link: 'https://southbankford.example/cars/2024-ford-ranger-sb1',
    });
    expect(records[1]).toMatchObject({ condition: 'new', mileage: '0 km' });
  });

  it('Meta’s automotive inventory', async () => {
    const { rows, leftOut } = await makeFeed(meta, vehicles);
    const records = readCsv(await feedText(meta, rows));
    expect([records.length, leftOut]).toEqual([vehicles.length, []]);
    expect(fieldFaults(records.map(plain), metaFields, 'vehicle_id')).toEqual([]);
    expect(records[0]).toMatchObject({
      ...{ 'mileage.unit': 'KM', body_style: 'TRUCK', state_of_vehicle: 'USED', drivetrain: '4X4' },
      ...{ transmission: 'AUTOMATIC', latitude: '-37.82', 'image[1].url': expect.stringContaining('/2.jpg') },
    });
    expect(records[2]?.state_of_vehicle).toBe('CPO');
  });

  it('a list of all that the site shows, in which nothing runs in a spreadsheet', async () => {
    const text = await feedText(
      list,
      (await makeFeed(list, [...vehicles, offered({ priceCents: 0, imageUrls: [] })])).rows,
    );
    const records = readCsv(text);
    expect(records).toHaveLength(vehicles.length + 1);
    expect(text).not.toMatch(/(?:^|,)"[=@]/m);
    expect(records[5]?.colour).toBe(`'=HYPERLINK("http://x")`);
    expect(records.at(-1)).toMatchObject({ price: '', photos: '', price_type: expect.any(String) });
  });

  it.each([
    ['is reserved', { reserved: true }, 'It is reserved.'],
    ['has no price', { priceType: 'price_on_application' }, 'It has no price: price on application.'],
    ['has a placeholder for a price', { priceCents: 1_00 }, 'It has no price: price on application.'],
    ['has no photo', { imageUrls: [] }, 'It has no photo.'],
    ['is a caravan', { itemType: 'caravan' }, 'Google advertises no caravans, motorcycles or trucks.'],
    ['is a van', { body: 'Van' }, 'Google advertises no commercial vehicles.'],
    ['is to come', { status: 'coming_soon' }, 'It is not in stock yet.'],
    ['has half a VIN', { vin: 'ABC123' }, 'Its VIN is missing or not whole.'],
    ['has no colour', { colour: '' }, 'Its colour is missing.'],
    ['has no kilometres', { odometerKm: 0 }, 'Its kilometres are missing.'],
    [
      'is new without government charges',
      { carType: 'new', priceType: 'excluding_government_charges_price' },
      'Google takes new cars with a drive away price alone.',
    ],
    [
      'is used with an estimate',
      { priceType: 'estimated_drive_away_price' },
      'Google takes used cars with a drive away price, or one without government charges.',
    ],
  ])('leaves out what %s, and reports why', async (_what, fed, reason) => {
    expect(await reasonsIn(google, offered(fed))).toEqual([reason]);
  });

  it('has the price of the vehicle’s page', async () => {
    const site = siteWith({ features: { subscriptionPrice: true } });
    const monthly = offered({ subscriptionPriceCents: 899_00 }, { site });
    const unpriced = [offered({ priceCents: 1_00 }), offered({ priceCents: 10_00, preorder: true }), monthly];
    for (const one of [google, meta])
      expect(await reasonsIn(one, ...unpriced)).toEqual([
        'It has no price: price on application.',
        'It has no price: price on application.',
        'The site shows its price as a monthly subscription.',
      ]);
    const { rows } = await makeFeed(list, [...unpriced, offered({ subscriptionPriceCents: 899_00 })]);
    expect(rows.map(({ price }) => price)).toEqual(['', '', '', '66990.00']);
    expect(rows[0]?.price_type).toBe('price_on_application');
  });

  it('leaves out what has no location, what its own dealership offers, and the second of one VIN', async () => {
    expect(await reasonsIn(meta, offered({}, { place: null }))).toEqual(['It stands at none of the site’s locations.']);
    const own = siteWith({ locations: [place('docklands'), southbank] });
    const blank = { ...southbank, slug: '' };
    expect(storeCodeOf({ ...southbank, id: 'of-the-feed', slug: '' }, own)).toBe('');
    expect([storeCodeOf(null, own), storeCodeOf(blank, null)]).toEqual(['', '']);
    const onGroupSite = offered({}, { place: blank, storeCode: storeCodeOf(blank, own) });
    expect((await makeFeed(google, [onGroupSite])).rows[0]).toMatchObject({
      ...{ store_code: 'southbank', vehicle_fulfillment: 'in_store:southbank' },
    });
    expect(await reasonsIn(google, offered({}, { storeCode: '' }))).toEqual([
      'Its location is not in the studio, so there is no store code for it.',
    ]);
    expect(await reasonsIn(meta, offered({}, { place: place('x') }))).toEqual([
      'The address of its location is not whole.',
    ]);
    for (const one of feeds)
      expect(await reasonsIn(one, offered({}, { offeredElsewhere: true }))).toEqual([
        'Its own dealership offers it on its own site.',
      ]);
    const vin = 'DEMV1N99999999999';
    const { rows, leftOut } = await makeFeed(google, [offered({ vin }), offered({ vin })]);
    expect([rows.length, leftOut.map(({ reason }) => reason)]).toEqual([
      1,
      ['Another vehicle has the same VIN or id.'],
    ]);
    expect(await reasonsIn(meta, offered({ itemType: 'caravan' }))).toEqual([
      'Meta’s catalogue of vehicles has no caravans.',
    ]);
  });
});

describe('the rules that feeds are checked by', () => {
  it('find what is missing, wrong, twice or of no field', async () => {
    const right = readTabbed(await feedText(google, (await makeFeed(google, [offered()])).rows))[0] ?? {};
    const wrong = [{ ...right, price: '$66,990', color: '', mileage: '14,820' }, right, { ...right, cost: '1' }];
    const faults = fieldFaults(wrong, googleFields, 'VIN').join('\n');
    for (const fault of [
      'price is "$66,990"',
      'color is missing',
      'mileage is',
      'VIN stands twice',
      'cost is no published',
    ])
      expect(faults).toContain(fault);
  });
});

/** Without the mark that keeps a text from running: the networks' own rules do not cover it. */
const plain = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value.replaceAll(/\s+/g, ' ')]));
