import { carTypes } from '@/domain/stock/stock-card.ts';
import { vehicleName } from '@/domain/vocabulary/make-name.ts';
import { slugOfName } from '@/domain/vocabulary/slug.ts';
import { type FeedColumn, requiredColumns } from './feed-columns.ts';
import type { FeedPlace, PlaceOfCode } from './feed-places.ts';
import type { FeedProblem, FeedRow } from './feed-row.ts';
import {
  amountOf,
  bodyOf,
  cubicCentimetresOf,
  dayOf,
  driveOf,
  fuelOf,
  listOf,
  monthOf,
  oneOf,
  simpleTransmissionOf,
  statusOf,
  vinOf,
  wholeOf,
  yearOf,
  yesOf,
} from './feed-values.ts';
import { type RowReader, rowReader } from './row-reader.ts';

/**
 * A row as a vehicle that `vehicleSchema` may check, or what is wrong with it, value by value (OPS-03), and the id of the vehicle that it
 * speaks of; null when it does not say.
 */
export type ReadRow =
  | { vehicle: Record<string, unknown>; place: FeedPlace; problems: [] }
  | { vehicle: null; id: string | null; problems: FeedProblem[] };

/**
 * Reads one row of a feed. `now` is epoch milliseconds. A value that may be missing and cannot be understood is a problem too: a feed
 * that says something wrong about a car must be mended, not guessed at.
 */
export function feedVehicle(row: FeedRow, placeOfCode: PlaceOfCode, now: number): ReadRow {
  const values = rowReader(row);
  const { text, tell, problems } = values;
  for (const [column, field] of requiredColumns) if (text(column) === '') tell(field, 'is missing');
  const code = text('location');
  const place = placeOfCode(code);
  if (typeof place === 'string') tell('Location code', code === '' ? place : `"${code}" ${place}`);
  const parts = { ...description(values), ...papers(values), ...money(values), ...media(values), ...life(values, now) };
  if (typeof place === 'string' || problems.length > 0) {
    const known = typeof place !== 'string' && text('stockNumber') !== '';
    return { vehicle: null, id: known ? idOf(place, text('stockNumber')) : null, problems };
  }
  return { vehicle: { ...identity(values, place, parts.year), ...parts, ...owner(place) }, place, problems: [] };
}

const idOf = ({ dealership }: FeedPlace, stockNumber: string) => `${dealership.slug}-${slugOfName(stockNumber)}`;

function identity({ text }: RowReader, place: FeedPlace, year: number) {
  const stockNumber = text('stockNumber');
  return {
    id: idOf(place, stockNumber),
    slug: slugOfName(`${vehicleName(year, text('make'), text('model'))} ${text('badge')} ${stockNumber}`),
    stockNumber,
  };
}

function description({ text, value, number }: RowReader) {
  const body = value('body', ['Body', 'is not a body that the filters know'], bodyOf, '');
  return {
    year: value('year', ['Year', 'is not a year like 2024'], yearOf, 0),
    make: text('make'),
    model: text('model'),
    badge: text('badge'),
    series: text('series'),
    carsalesTitle: text('description'),
    colour: text('colour'),
    interiorColour: text('interiorColour'),
    body,
    bodyConfiguration: text('body'),
    itemType: body === 'Caravan' ? 'caravan' : body === 'Motorcycle' ? 'motorcycle' : 'car',
    transmission: text('transmission'),
    simpleTransmission: simpleTransmissionOf(text('transmission')),
    gears: number('gears', 'Gears'),
    fuel: value('fuel', ['Fuel', 'is not a fuel that the filters know'], fuelOf, ''),
    drive: driveOf(text('drive')),
    doors: number('doors', 'Doors'),
    seats: number('seats', 'Seats'),
    cylinders: number('cylinders', 'Cylinders'),
    engineCubicCentimetres: value('engine', ['Engine size', 'is neither litres nor cc'], cubicCentimetresOf, 0),
    odometerKm: value('odometer', ['Odometer', 'is not a number of kilometres'], wholeOf, 0),
    dealerComments: text('comments'),
    features: listOf(text('features')),
    standardEquipment: listOf(text('standardEquipment')),
  };
}

function papers({ text, value, number, decimal }: RowReader) {
  const month = 'is not a month like 03/2024';
  return {
    vin: value('vin', ['Vin', 'has letters or signs that no VIN has'], vinOf, ''),
    registration: text('registration'),
    registrationExpiry: value('registrationExpiry', ['Rego expiry', 'is not a day like 31/03/2027'], dayOf, ''),
    buildDate: value('buildDate', ['Build date', month], monthOf, ''),
    complianceDate: value('complianceDate', ['Compliance date', month], monthOf, ''),
    nvic: text('nvic'),
    redbookCode: text('redbookCode'),
    autograbId: text('autograbId'),
    variant: {
      induction: text('induction'),
      power: text('power'),
      torque: text('torque'),
      fuelConsumptionLitresPer100Km: decimal('fuelConsumption', 'Fuel consumption'),
      fuelCapacityLitres: decimal('fuelCapacity', 'Fuel capacity'),
      grossVehicleMassKg: number('grossVehicleMass', 'Gross vehicle mass'),
      lengthMm: number('length', 'Length'),
      widthMm: number('width', 'Width'),
      heightMm: number('height', 'Height'),
      towingCapacityBrakedKg: number('towing', 'Towing capacity'),
      ancapStars: decimal('ancap', 'ANCAP'),
    },
  };
}

/** The drive-away price counts where there is one; a vehicle without any is on application. */
function money({ dollars }: RowReader) {
  const driveAway = dollars('driveAway', 'DAP Price');
  const beforeCharges = dollars('beforeCharges', 'EGC Price');
  const priceType = driveAway > 0 ? 'drive_away_price' : 'excluding_government_charges_price';
  return {
    priceCents: driveAway || beforeCharges,
    priceType: driveAway || beforeCharges ? priceType : 'price_on_application',
    beforePriceCents: dollars('wasPrice', 'Was price'),
    subscriptionPriceCents: dollars('subscriptionPrice', 'Subscription price'),
  };
}

function media({ addresses }: RowReader) {
  const first = (column: FeedColumn, field: string) => addresses(column, field)[0] ?? '';
  return {
    imageUrls: addresses('images', 'Images'),
    spinImageUrls: addresses('spinImages', 'Spin images'),
    spinInteriorImageUrl: first('interiorImage', 'Interior image'),
    videoUrls: addresses('videos', 'Videos'),
    externalVideoUrl: first('externalVideo', 'External video'),
    fileUrl: first('historyReport', 'History report'),
  };
}

/** A feed that says when a vehicle was sold says that it was sold; one that does not say when means now. */
function life({ text, value }: RowReader, now: number) {
  const soldOn = value('soldDate', ['Sold date', 'is not a day like 31/03/2027'], dayOf, '');
  const told = value('status', ['Status', 'is not in stock, coming soon or sold'], statusOf, 'in_stock' as const);
  const status = soldOn ? 'sold' : told;
  return {
    carType: value('carType', ['Car type', 'is not new, demo or used'], (it) => oneOf(carTypes, it), 'used' as const),
    status,
    soldAtMs: status !== 'sold' ? null : soldOn ? Math.min(now, Date.parse(`${soldOn}T12:00:00Z`)) : now,
    certified: yesOf(text('certified')),
    tag: text('tag'),
    customRank: value('rank', ['Custom rank', 'is not a whole number'], wholeOf, null),
    margin: value('margin', ['Margin', 'is not an amount'], amountOf, null),
    createdAtMs: now,
    updatedAtMs: now,
  };
}

function owner({ dealership, location }: FeedPlace) {
  const { codes: _codes, ...place } = location;
  const { id, name, slug, sites, locations } = dealership;
  return {
    location: {
      ...place,
      distributionLocations: locations
        .filter((other) => other !== location)
        .map((other) => ({ name: other.name, slug: other.slug, phone: other.phone })),
    },
    dealership: { id, name, slug },
    sites: [...sites],
  };
}
