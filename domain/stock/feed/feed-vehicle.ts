import { carTypes } from '@/domain/stock/stock-card.ts';
import { stockStatuses } from '@/domain/stock/vehicle.ts';
import { vehicleName } from '@/domain/vocabulary/make-name.ts';
import { type FeedProblem, type FeedRow, plainName } from './feed-row.ts';
import {
  bodyOf,
  centsOf,
  cubicCentimetresOf,
  dayOf,
  driveOf,
  fuelOf,
  listOf,
  monthOf,
  simpleTransmissionOf,
  wholeOf,
  yesOf,
} from './feed-values.ts';

/** Whose stock a feed is, and where its vehicles stand. */
export type FeedDealership = {
  id: string;
  slug: string;
  name: string;
  /** Slugs of every site that lists it. */
  sites: readonly string[];
  /** By location code; the first is the one of rows without a code, and of codes that nobody knows. */
  locations: readonly FeedLocation[];
};
export type FeedLocation = { code: string; name: string; city: string; state: string; postcode: string; phone: string };

/** Columns of the public Australian feed contract, and what senders also call them. Purchase cost is not among them: it is never read. */
const columns = {
  stockNumber: ['stocknumber', 'stockno', 'stock', 'stocknum'],
  carType: ['cartype', 'type', 'condition', 'newused'],
  make: ['make'],
  model: ['model'],
  badge: ['badge', 'variant'],
  series: ['series'],
  year: ['year', 'modelyear'],
  body: ['body', 'bodytype', 'bodystyle'],
  driveAway: ['dapprice', 'dap', 'driveawayprice'],
  beforeCharges: ['egcprice', 'egc', 'price'],
  wasPrice: ['wasprice', 'beforeprice', 'rrp'],
  odometer: ['odometer', 'km', 'kms', 'kilometres', 'mileage'],
  colour: ['exteriorcolour', 'colour', 'color', 'exteriorcolor'],
  interiorColour: ['interiorcolour', 'interiorcolor', 'trim'],
  registration: ['rego', 'registration', 'regplate'],
  registrationExpiry: ['regoexpiry', 'registrationexpiry'],
  vin: ['vin'],
  fuel: ['fuel', 'fueltype'],
  transmission: ['transmission', 'gearbox'],
  drive: ['drive', 'drivetype'],
  doors: ['doors'],
  seats: ['seats'],
  cylinders: ['cylinders'],
  engine: ['enginesize', 'enginesizecc', 'engine'],
  buildDate: ['builddate'],
  complianceDate: ['compliancedate'],
  comments: ['dealercomments', 'vehicledescription', 'comments', 'description'],
  features: ['features'],
  certified: ['certified'],
  location: ['locationcode', 'location'],
  images: ['images', 'photos', 'imageurls', 'pictures'],
  status: ['status'],
  tag: ['tag'],
} as const;
type Column = keyof typeof columns;

/** A row as a vehicle that `vehicleSchema` may check, or what is wrong with it, value by value (OPS-03). */
export type ReadRow = { vehicle: Record<string, unknown>; problems: [] } | { vehicle: null; problems: FeedProblem[] };

/**
 * Reads one row of a dealership's feed. `now` is epoch milliseconds. A value that may be missing and cannot be understood is a problem
 * too: a feed that says something wrong about a car must be mended, not guessed at.
 */
export function feedVehicle(row: FeedRow, dealership: FeedDealership, now: number): ReadRow {
  const values = new Map(Object.entries(row.values).map(([name, value]) => [plainName(name), value.trim()]));
  const text = (column: Column) => columns[column].map((name) => values.get(name)).find((value) => value) ?? '';
  const stockNumber = text('stockNumber');
  const problems: FeedProblem[] = [];
  const tell = (field: string, reason: string) => problems.push({ line: row.line, stockNumber, field, reason });
  /** What `read` makes of a value; its absence is `none`, a value that it cannot read a problem. */
  const value = <Value>(
    column: Column,
    field: string,
    wants: string,
    read: (text: string) => Value | undefined,
    none: Value,
  ) => {
    const given = text(column);
    if (given === '') return none;
    const understood = read(given);
    if (understood === undefined) tell(field, `"${given}" ${wants}`);
    return understood ?? none;
  };
  for (const [column, field] of required) if (text(column) === '') tell(field, 'is missing');
  const carType = value(
    'carType',
    'Car type',
    'is not new, demo or used',
    (it) => oneOf(carTypes, it),
    'used' as const,
  );
  const year = value('year', 'Year', 'is not a year like 2024', yearOf, 0);
  const price = priceOf(
    value('driveAway', 'DAP Price', 'is not an amount', centsOf, 0),
    value('beforeCharges', 'EGC Price', 'is not an amount', centsOf, 0),
  );
  const vehicle = {
    id: `${dealership.slug}-${stockNumber.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    slug: slugOf(vehicleName(year, text('make'), text('model')), text('badge'), stockNumber),
    stockNumber,
    vin: value('vin', 'Vin', 'has letters or signs that no VIN has', vinOf, ''),
    registration: text('registration'),
    registrationExpiry: value('registrationExpiry', 'Rego expiry', 'is not a day like 31/03/2027', dayOf, ''),
    year,
    make: text('make'),
    model: text('model'),
    badge: text('badge'),
    series: text('series'),
    colour: text('colour'),
    interiorColour: text('interiorColour'),
    body: value('body', 'Body', 'is not a body that the filters know', bodyOf, 'Sedan' as const),
    bodyConfiguration: text('body'),
    itemType: itemTypeOf(text('body')),
    transmission: text('transmission'),
    simpleTransmission: simpleTransmissionOf(text('transmission')),
    fuel: value('fuel', 'Fuel', 'is not a fuel that the filters know', fuelOf, ''),
    drive: driveOf(text('drive')),
    doors: value('doors', 'Doors', 'is not a number', wholeOf, 0),
    seats: value('seats', 'Seats', 'is not a number', wholeOf, 0),
    cylinders: value('cylinders', 'Cylinders', 'is not a number', wholeOf, 0),
    engineCubicCentimetres: value('engine', 'Engine size', 'is neither litres nor cc', cubicCentimetresOf, 0),
    odometerKm: value('odometer', 'Odometer', 'is not a number of kilometres', wholeOf, 0),
    buildDate: value('buildDate', 'Build date', 'is not a month like 03/2024', monthOf, ''),
    complianceDate: value('complianceDate', 'Compliance date', 'is not a month like 03/2024', monthOf, ''),
    carType,
    status: value('status', 'Status', 'is not in stock, coming soon or sold', statusOf, 'in_stock' as const),
    certified: yesOf(text('certified')),
    tag: text('tag'),
    ...price,
    beforePriceCents: value('wasPrice', 'Was price', 'is not an amount', centsOf, 0),
    createdAtMs: now,
    updatedAtMs: now,
    soldAtMs: /^sold$/i.test(text('status')) ? now : null,
    dealerComments: text('comments'),
    features: listOf(text('features')),
    imageUrls: value('images', 'Images', 'holds what is no web address', addressesOf, [] as string[]),
    location: placeOf(dealership, text('location')),
    dealership: { id: dealership.id, name: dealership.name, slug: dealership.slug },
    sites: [...dealership.sites],
  };
  return problems.length > 0 ? { vehicle: null, problems } : { vehicle, problems: [] };
}

const required: readonly [column: Column, field: string][] = [
  ['stockNumber', 'Stock number'],
  ['carType', 'Car type'],
  ['make', 'Make'],
  ['model', 'Model'],
  ['year', 'Year'],
  ['body', 'Body'],
];

/** The drive-away price counts where there is one; a vehicle without any is on application. */
function priceOf(driveAwayCents: number, beforeChargesCents: number) {
  if (driveAwayCents > 0) return { priceCents: driveAwayCents, priceType: 'drive_away_price' };
  return beforeChargesCents > 0
    ? { priceCents: beforeChargesCents, priceType: 'excluding_government_charges_price' }
    : { priceCents: 0, priceType: 'price_on_application' };
}

function placeOf({ locations, name }: FeedDealership, code: string) {
  const plain = plainName(code);
  const known = locations.find((place) => plain && [place.code, place.name, place.city].map(plainName).includes(plain));
  const { code: _code, ...place } = known ??
    locations[0] ?? { code: '', name, city: '', state: '', postcode: '', phone: '' };
  return place;
}

const oneOf = <Value extends string>(all: readonly Value[], text: string): Value | undefined =>
  all.find((one) => one === text.toLowerCase());
const statusOf = (text: string) => oneOf(stockStatuses, text.replaceAll(/[\s-]+/g, '_'));
const yearOf = (text: string) => (/^(19|20)\d{2}$/.test(text) ? Number(text) : undefined);
const vinOf = (text: string) => (/^[a-hj-npr-z0-9]{5,17}$/i.test(text) ? text.toUpperCase() : undefined);
const addressesOf = (text: string) => {
  const addresses = listOf(text);
  return addresses.every((address) => /^https?:\/\//.test(address) && URL.canParse(address)) ? addresses : undefined;
};
const itemTypeOf = (body: string) => {
  const found = bodyOf(body);
  return found === 'Caravan' ? 'caravan' : found === 'Motorcycle' ? 'motorcycle' : 'car';
};

const slugOf = (...parts: string[]): string =>
  parts
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
