import { describe, expect, it } from 'vitest';
import { vehicleProblem, vehicleSchema } from '@/domain/stock/vehicle.ts';
import { dayOf, monthOf } from './feed-days.ts';
import { type FeedDealership, locationsAmong, locationsOfDealership } from './feed-locations.ts';
import { centsOf } from './feed-money.ts';
import { listOf } from './feed-texts.ts';
import { cubicCentimetresOf } from './feed-values.ts';
import { feedVehicle } from './feed-vehicle.ts';
import { bodyOf } from './words/body-words.ts';
import { driveOf } from './words/drive-words.ts';
import { fuelOf } from './words/fuel-words.ts';

const now = Date.UTC(2026, 10, 21);
function location(name: string, postcode: string, code: string) {
  const slug = name.toLowerCase();
  return { codes: [code, slug], slug, name, street: '', city: name, state: 'VIC', postcode, phone: '03 5550 4410' };
}
const dealership: FeedDealership = {
  id: 'dealership-a',
  slug: 'a-dealer',
  name: 'A Dealer',
  sites: ['a-dealer', 'a-group'],
  locations: [location('Southbank', '3006', 'main'), location('Docklands', '3008', 'dock')],
};
const row = {
  'Stock Number*': 'SB 1001',
  'Car type': 'Used',
  Make: 'Mazda',
  Model: '3',
  'DAP Price': '$24,990',
  Badge: 'G25 GT',
  Year: '2022',
  Body: 'Hatchback',
  Odometer: '41,200 km',
  'Exterior Colour': 'Soul Red',
  'Rego expiry': '31/03/2027',
  'Build date': '03/2022',
  Fuel: 'Unleaded Petrol',
  Transmission: '6 Speed Auto',
  Drive: 'Front Wheel Drive',
  'Engine size': '2.5L',
  Features: 'Sunroof; Tow bar',
  Certified: 'Y',
  'Location code': 'DOCK',
  Images: 'https://pictures.example/1.jpg|https://pictures.example/2.jpg',
  'Purchase cost': '18200',
};
const read = (change: Record<string, string> = {}) =>
  feedVehicle({ line: 7, values: { ...row, ...change } }, locationsOfDealership(dealership), now);

describe('a row of a feed', () => {
  it('[OPS-03] is a vehicle with everything that the contract names', () => {
    const { vehicle, problems } = read();
    expect(problems).toEqual([]);
    expect(vehicleProblem(vehicle)).toBeNull();
    expect(vehicleSchema.parse(vehicle)).toMatchObject({
      id: 'a-dealer-sb-1001',
      slug: '2022-mazda-3-g25-gt-sb-1001',
      carType: 'used',
      body: 'Hatch',
      priceCents: 2_499_000,
      priceType: 'drive_away_price',
      odometerKm: 41_200,
      registrationExpiry: '2027-03-31',
      buildDate: '2022-03',
      fuel: 'Petrol',
      simpleTransmission: 'Automatic',
      drive: 'FWD',
      engineCubicCentimetres: 2_500,
      features: ['Sunroof', 'Tow bar'],
      certified: true,
      location: { name: 'Docklands', postcode: '3008' },
      sites: ['a-dealer', 'a-group'],
      imageUrls: ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg'],
    });
  });

  it('[SRCH-04] has the rank that the feed gives it, else none; a rank that is no number is reported', () => {
    expect([read().vehicle?.customRank, read({ 'Custom rank': '900' }).vehicle?.customRank]).toEqual([null, 900]);
    expect(read({ 'Custom rank': 'top' }).problems).toMatchObject([{ field: 'Custom rank', line: 7 }]);
  });

  it('[SRCH-04] has the margin that the feed gives it, a loss too; one that is no amount is reported', () => {
    const margin = (text: string) => read({ Margin: text }).vehicle?.margin;
    expect([read().vehicle?.margin, margin('$4,200.50'), margin('-300')]).toEqual([null, 4200.5, -300]);
    expect(read({ Margin: 'good' }).problems).toMatchObject([{ field: 'Margin', line: 7 }]);
  });

  it('[OPS-03] that cannot be taken still names its vehicle, where it has its number', () => {
    expect(read({ Year: '22' })).toMatchObject({ vehicle: null, id: 'a-dealer-sb-1001' });
    expect(read({ 'Stock Number*': '' })).toMatchObject({ vehicle: null, id: null });
  });

  it('[OPS-03] never carries what the vehicle cost the dealer', () => {
    expect(JSON.stringify(read().vehicle)).not.toContain('18200');
  });

  it('[OPS-03] reports for each wrong value its line, its field and the reason', () => {
    const { vehicle, problems } = read({
      Year: '22',
      Body: 'Hovercraft',
      'DAP Price': 'cheap',
      'Rego expiry': '31/02/2027',
    });
    expect(vehicle).toBeNull();
    expect(problems).toEqual([
      { line: 7, stockNumber: 'SB 1001', field: 'Body', reason: '"Hovercraft" is not a body that the filters know' },
      { line: 7, stockNumber: 'SB 1001', field: 'Year', reason: '"22" is not a year like 2024' },
      { line: 7, stockNumber: 'SB 1001', field: 'Rego expiry', reason: '"31/02/2027" is not a day like 31/03/2027' },
      { line: 7, stockNumber: 'SB 1001', field: 'DAP Price', reason: '"cheap" is not an amount' },
    ]);
  });

  it.each(['Stock Number*', 'Make', 'Model', 'Year'])('[OPS-03] wants %s', (column) => {
    expect(read({ [column]: ' ' }).problems.map(({ reason }) => reason)).toEqual(['is missing']);
  });

  it('[OPS-03] takes the price before charges where there is no drive-away price, else none at all', () => {
    expect(read({ 'DAP Price': '', 'EGC Price': '22990' }).vehicle).toMatchObject({
      priceCents: 2_299_000,
      priceType: 'excluding_government_charges_price',
    });
    expect(read({ 'DAP Price': '' }).vehicle).toMatchObject({ priceCents: 0, priceType: 'price_on_application' });
  });

  it('[OPS-03] does without car type and body: then it is used, and of no body that the filters know', () => {
    expect(read({ 'Car type': '', Body: '' }).vehicle).toMatchObject({ carType: 'used', body: '' });
  });

  it('[OPS-03] keeps codes of licensed catalogues as they are sent, and the maker’s text on the version', () => {
    const { vehicle } = read({
      'NVIC code': 'ABC12D',
      'Encrypted Redbook code': 'x9',
      'Autograb ID': '77',
      Induction: 'Turbo',
      ANCAP: '5 stars',
    });
    expect(vehicle).toMatchObject({
      nvic: 'ABC12D',
      redbookCode: 'x9',
      autograbId: '77',
      variant: { induction: 'Turbo', ancapStars: 5 },
    });
  });

  it('[OPS-03] is sold on the day that the feed gives, else now', () => {
    expect(read({ Status: 'Sold' }).vehicle).toMatchObject({ status: 'sold', soldAtMs: now });
    expect(read({ 'Sold date': '19/11/2026' }).vehicle).toMatchObject({
      status: 'sold',
      soldAtMs: Date.UTC(2026, 10, 19, 12),
    });
    expect(read({ Status: 'Coming soon' }).vehicle).toMatchObject({ status: 'coming_soon', soldAtMs: null });
  });

  it('[OPS-03] an unknown location code is the first location', () =>
    expect(read({ 'Location code': 'mars' }).vehicle).toMatchObject({ location: { name: 'Southbank' } }));
});

describe('values of feeds', () => {
  it('[OPS-03] days and months as Australians write them', () => {
    expect([dayOf('1/2/2027'), dayOf('2027-02-01'), dayOf('30/02/2027'), dayOf('soon')]).toEqual([
      '2027-02-01',
      '2027-02-01',
      undefined,
      undefined,
    ]);
    expect([monthOf('03/2024'), monthOf('15/03/2024'), monthOf('Mar 2024'), monthOf('13/2024')]).toEqual([
      '2024-03',
      '2024-03',
      '2024-03',
      undefined,
    ]);
  });

  it('[OPS-03] money, engines, lists', () => {
    expect([centsOf('$35,990.50'), centsOf('POA'), centsOf('-1')]).toEqual([3_599_050, undefined, undefined]);
    expect([cubicCentimetresOf('1,998 cc'), cubicCentimetresOf('2.0'), cubicCentimetresOf('big')]).toEqual([
      1_998,
      2_000,
      undefined,
    ]);
    expect([listOf('a|b, c'), listOf('a, b')]).toEqual([
      ['a', 'b, c'],
      ['a', 'b'],
    ]);
  });

  it.each([
    ['Dual Cab Utility', 'Ute'],
    ['STATION WAGON', 'Wagon'],
    ['hatch', 'Hatch'],
    ['People mover', 'People Mover'],
    ['Hovercraft', undefined],
  ])('[OPS-03] the body %s is %s', (given, body) => expect(bodyOf(given)).toBe(body));

  it.each([
    ['ULP', 'Petrol'],
    ['Diesel', 'Diesel'],
    ['PHEV', 'Plug-in Hybrid'],
    ['Petrol Hybrid', 'Hybrid'],
    ['Steam', undefined],
  ])('[OPS-03] the fuel %s is %s', (given, fuel) => expect(fuelOf(given)).toBe(fuel));

  it.each([
    ['4WD', '4x4'],
    ['All Wheel Drive', 'AWD'],
    ['4x2', 'RWD'],
  ])('[OPS-03] the drive %s is %s', (given, drive) => expect(driveOf(given)).toBe(drive));
});

describe('a feed of several dealers', () => {
  const other = { ...dealership, id: 'dealership-b', slug: 'b-dealer', name: 'B Dealer', sites: ['b-dealer'] };
  const places = locationsAmong([
    dealership,
    { ...other, locations: [location('Epping', '3076', 'ep'), location('Docks', '3008', 'dock')] },
  ]);
  const place = (code: string) => feedVehicle({ line: 2, values: { ...row, 'Location code': code } }, places, now);

  it('[OPS-03] the location code decides whose vehicle it is', () => {
    expect(place('EP').vehicle).toMatchObject({
      id: 'b-dealer-sb-1001',
      location: { name: 'Epping', distributionLocations: [{ slug: 'docks' }] },
      dealership: { id: 'dealership-b' },
      sites: ['b-dealer'],
    });
    expect(place('main').vehicle).toMatchObject({ dealership: { id: 'dealership-a' } });
  });

  it.each([
    ['', 'is missing: it says whose vehicle this is, unless --dealer does'],
    ['mars', '"mars" is no location that the studio knows'],
    ['dock', '"dock" is a location of several dealers: a-dealer, b-dealer'],
  ])('[OPS-03] the code "%s" is refused: %s', (code, reason) => {
    expect(place(code).problems).toEqual([{ line: 2, stockNumber: 'SB 1001', field: 'Location code', reason }]);
  });
});
