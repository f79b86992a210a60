import type { MediaOrigin } from '@/domain/media/image-address.ts';
import { vehicleName } from '@/domain/vocabulary/make-name.ts';
import { slugOfName } from '@/domain/vocabulary/slug.ts';
import type { FeedColumn } from './column-names.ts';
import { ColumnsOfFeed, requiredColumns } from './feed-columns.ts';
import { dayOf, monthOf } from './feed-days.ts';
import type { FeedLocationMatch, LocationOfCode } from './feed-locations.ts';
import { amountOf } from './feed-money.ts';
import { feedPrices } from './feed-prices.ts';
import type { FeedNote, FeedProblem, FeedRow } from './feed-row.ts';
import { listOf, plainText } from './feed-texts.ts';
import { cubicCentimetresOf, kilometresOf, vinOf, wholeOf, yearOf } from './feed-values.ts';
import { type RowReader, rowReader } from './row-reader.ts';
import { bodyOf, isTruck } from './words/body-words.ts';
import { colourOf } from './words/colour-words.ts';
import { driveOf } from './words/drive-words.ts';
import { fuelOf } from './words/fuel-words.ts';
import { simpleTransmissionOf } from './words/gearbox-words.ts';
import { carTypeOf, statusOf, yesOf } from './words/standing-words.ts';

/**
 * A row as a vehicle that `vehicleSchema` may check, or what is wrong with it, value by value
 * (OPS-03), and the id of the vehicle that it names; null when it names none, or states that the
 * vehicle has left. `place` is null where it names no dealership. `notes` name what was left out.
 */
type ReadRow =
  | { vehicle: Record<string, unknown>; place: FeedLocationMatch; problems: []; notes: FeedNote[] }
  | { vehicle: null; id: string | null; place: FeedLocationMatch | null; problems: FeedProblem[]; notes: FeedNote[] };

/** `columns` are those of the whole feed; `origins` those that pictures are fetched from, null where it is unknown. */
type RowOptions = { columns?: ColumnsOfFeed; origins?: readonly MediaOrigin[] | null };

/**
 * Reads one row of a feed. `now` is epoch milliseconds. A value that may be missing and cannot be
 * read is a problem too: a feed with an error about a car must be corrected, not guessed at
 * (PLUS-20).
 */
export function feedVehicle(
  row: FeedRow,
  locationOfCode: LocationOfCode,
  now: number,
  options: RowOptions = {},
): ReadRow {
  const columns = options.columns ?? new ColumnsOfFeed([row]);
  const values = rowReader(row, columns, options.origins ?? null);
  const { text, report, note, problems, notes } = values;
  if (row.broken) report('Row', row.broken);
  for (const [column, field] of requiredColumns) if (text(column) === '') report(field, 'is missing');
  const code = text('location');
  const place = locationOfCode(code);
  if (typeof place === 'string') report('Location code', code === '' ? place : `"${code}" ${place}`);
  else if (place.assumed)
    note('Location code', code, `is no location of this dealer: the vehicle is listed at ${place.location.name}`);
  const { hasLeft, ...sale } = life(values, now);
  const parts = {
    ...description(values, now),
    ...papers(values),
    ...feedPrices(values),
    ...media(values),
    ...sale,
  };
  if (typeof place === 'string' || problems.length > 0) {
    const found = typeof place === 'string' ? null : place;
    const id = found && text('stockNumber') !== '' ? idOf(found, text('stockNumber')) : null;
    return { vehicle: null, id, place: found, problems, notes };
  }
  if (hasLeft) return { vehicle: null, id: null, place, problems, notes };
  return { vehicle: { ...identity(values, place, parts.year), ...parts, ...owner(place) }, place, problems: [], notes };
}

/** The id that a vehicle of a feed has in the stock. */
export const idOf = ({ dealership }: Pick<FeedLocationMatch, 'dealership'>, stockNumber: string) =>
  `${dealership.slug}-${slugOfName(stockNumber)}`;

function identity({ text }: RowReader, place: FeedLocationMatch, year: number) {
  const stockNumber = text('stockNumber');
  return {
    id: idOf(place, stockNumber),
    slug: slugOfName(`${vehicleName(year, text('make'), text('model'))} ${text('badge')} ${stockNumber}`),
    stockNumber,
  };
}

function description(values: RowReader, now: number) {
  const { raw, text, value, detail, number } = values;
  const isReadBody = (given: string) => (isTruck(given) ? '' : bodyOf(given));
  const body = value('body', ['Body', 'is not a body that the filters know'], isReadBody, '');
  const nextYear = new Date(now).getUTCFullYear() + 2;
  const year = (given: string) => ((yearOf(given) ?? nextYear + 1) > nextYear ? undefined : yearOf(given));
  return {
    year: value('year', ['Year', 'is not a year like 2024'], year, 0),
    make: text('make'),
    model: text('model'),
    badge: text('badge'),
    series: text('series'),
    carsalesTitle: text('description'),
    colour: colourOf(text('colour')),
    interiorColour: colourOf(text('interiorColour')),
    body,
    bodyConfiguration: text('body'),
    itemType: itemTypeOf(body, text('body')),
    transmission: text('transmission'),
    simpleTransmission: detail(
      'transmission',
      ['Transmission', 'is neither automatic nor manual: shown as written'],
      simpleTransmissionOf,
      '',
    ),
    gears: number('gears', 'Gears'),
    fuel: value('fuel', ['Fuel', 'is not a fuel that the filters know'], fuelOf, ''),
    drive: detail('drive', ['Drive', 'does not say which wheels: shown as written'], driveOf, '') || text('drive'),
    doors: number('doors', 'Doors'),
    seats: number('seats', 'Seats'),
    cylinders: number('cylinders', 'Cylinders'),
    engineCubicCentimetres: value('engine', ['Engine size', 'is neither litres nor cc'], cubicCentimetresOf, 0),
    odometerKm: odometer(values),
    dealerComments: plainText(raw('comments')),
    features: listOf(raw('features')),
    standardEquipment: listOf(raw('standardEquipment')),
  };
}

function itemTypeOf(body: string, written: string) {
  if (body === 'Caravan') return 'caravan';
  if (body === 'Motorcycle') return 'motorcycle';
  return isTruck(written) ? 'truck' : 'car';
}

/** Some feeds have the unit in a column of its own. */
function odometer({ text, report, value }: RowReader): number {
  const unit = text('odometerUnit').toLowerCase();
  const isMiles = /^(?:mi|miles?|smi)$/.test(unit);
  if (unit !== '' && !isMiles && !/^(?:kms?|kmt|kilomet(?:re|er)s?)$/.test(unit))
    report('Odometer unit', `"${unit}" is neither kilometres nor miles`);
  const read = (given: string) => kilometresOf(isMiles && /\d$/.test(given) ? `${given} miles` : given);
  return value('odometer', ['Odometer', 'is not a number of kilometres'], read, 0);
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

function media({ addresses }: RowReader) {
  const first = (column: FeedColumn, field: string) => addresses(column, field)[0] ?? '';
  return {
    imageUrls: [
      ...new Set([...addresses('images', 'Images', 'pictures'), ...addresses('moreImages', 'Images', 'pictures')]),
    ],
    spinImageUrls: addresses('spinImages', 'Spin images', 'pictures'),
    spinInteriorImageUrl: addresses('interiorImage', 'Interior image', 'pictures')[0] ?? '',
    videoUrls: addresses('videos', 'Videos'),
    externalVideoUrl: first('externalVideo', 'External video'),
    fileUrl: first('historyReport', 'History report'),
  };
}

/** Some feeds mark new and demonstrator in columns of yes and no. */
function carTypeOfRow({ value, detail }: RowReader) {
  const isDemo = detail('isDemo', ['Demo', 'is neither yes nor no'], yesOf, false);
  const isNew = detail('isNew', ['New', 'is neither yes nor no'], yesOf, false);
  const otherwise = isDemo ? 'demo' : isNew ? 'new' : 'used';
  return value('carType', ['Car type', 'is not new, demo or used'], carTypeOf, otherwise);
}

/**
 * A feed with a date of sale marks the vehicle as sold; one that marks it without a date means now.
 */
function life(values: RowReader, now: number) {
  const { text, value, detail } = values;
  const soldOn = value('soldDate', ['Sold date', 'is not a day like 31/03/2027'], dayOf, '');
  const reported = value('status', ['Status', 'is not in stock, coming soon or sold'], statusOf, 'in_stock' as const);
  const status = soldOn ? 'sold' : reported === 'reserved' || reported === 'left' ? 'in_stock' : reported;
  return {
    hasLeft: reported === 'left' && !soldOn,
    carType: carTypeOfRow(values),
    status,
    reserved: reported === 'reserved' && status !== 'sold',
    soldAtMs: status !== 'sold' ? null : soldOn ? Math.min(now, Date.parse(`${soldOn}T12:00:00Z`)) : now,
    certified: detail('certified', ['Certified', 'is neither yes nor no'], yesOf, false),
    tag: text('tag'),
    customRank: value('rank', ['Custom rank', 'is not a whole number'], wholeOf, null),
    margin: value('margin', ['Margin', 'is not an amount'], amountOf, null),
    createdAtMs: now,
    updatedAtMs: now,
  };
}

function owner({ dealership, location }: FeedLocationMatch) {
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
