import { type Vehicle, vehicleSchema } from '@/domain/stock/vehicle.ts';
import { vehicleName } from '@/domain/vocabulary/make-name.ts';
import { slugOfName } from '@/domain/vocabulary/slug.ts';
import type { Badge, CatalogueModel } from './catalogue/catalogue-model.ts';
import type { Chance } from './chance.ts';
import type { Lot } from './dealer-plans.ts';
import type { DemoDealership, DemoYard } from './dealerships.ts';
import { categories, dealerComments, features } from './equipment.ts';
import { caravanOf, hotspotsOf, standardEquipment, variantOf, youxWeekly } from './particulars.ts';
import { identificationNumber, registration } from './plates.ts';
import { standing } from './standing.ts';
import { buildMonth, odometer, yearAndSeries } from './vehicle-age.ts';
import { paintOf, pictures } from './vehicle-pictures.ts';
import { type MadePrice, madePrice, nothingAsked } from './vehicle-price.ts';

/** What is known of a vehicle before its own chances are drawn. */
export type Made = { dealership: DemoDealership; lot: Lot; number: number; now: number };

/** One believable vehicle of a lot. Whatever is made passes the same check as a feed. */
export function madeVehicle({ dealership, lot, number, now }: Made, luck: Chance): Vehicle {
  const { catalogued, badge, year, series } = chosen(lot, new Date(now).getUTCFullYear(), luck);
  const age = ageInYears(year, now);
  const { carType } = lot;
  const odometerKm = odometer(carType, age, catalogued.itemType, luck);
  const life = standing(carType, now, luck);
  const yard = luck.oneOf(dealership.yards);
  const name = vehicleName(year, catalogued.make, catalogued.model);
  const stockNumber = `${dealership.stockPrefix}${number}`;
  const id = `${dealership.slug}-${number}`;
  const asked = life.preorder
    ? nothingAsked
    : madePrice({ carType, newDollars: badge.dollars, ageYears: age, odometerKm, year }, luck);
  const paint = paintOf(luck);
  const made = {
    id,
    slug: slugOfName(`${name} ${badge.name} ${stockNumber}`),
    stockNumber,
    vin: identificationNumber(luck),
    ...papers(carType, catalogued, yard.state, now, luck),
    ...described(catalogued, badge, year, series),
    colour: capital(paint),
    interiorColour: luck.oneOf(['Black', 'Grey', 'Ebony']),
    odometerKm,
    buildDate: buildMonth(year, new Date(now), luck),
    carType,
    certified: carType === 'used' && age <= 5 && catalogued.itemType === 'car' && luck.happens(0.22),
    ...life,
    ...asked,
    priceHistory: pricesSince(life, asked),
    subscriptionPriceCents: dealership.slug === 'cartown' && luck.happens(0.12) ? luck.whole(19, 48) * 10_00 : 0,
    views: views(life.createdAtMs, now, luck),
    customRank: life.status === 'sold' ? 0 : luck.whole(100, 999),
    dealerComments: dealerComments({ itemType: catalogued.itemType, carType, name }, yard.name, luck),
    features: features(catalogued, badge.dollars, age, luck),
    categories: categories(catalogued, badge.dollars),
    ...pictures({ id, body: badge.picture ?? catalogued.picture, paint, carType, status: life.status }, luck),
    location: placeOf(yard, dealership),
    dealership: { id: dealership.id, name: dealership.name, slug: dealership.slug },
    sites: [...dealership.sites],
  };
  return vehicleSchema.parse({
    ...made,
    variant: variantOf(catalogued, badge, luck),
    caravan: caravanOf(catalogued, luck),
    standardEquipment: standardEquipment(catalogued),
    hotspots: hotspotsOf(made.spinImageUrls, made.spinInteriorImageUrl),
    youxWeeklyCents: youxWeekly(asked.priceCents, luck),
    paymentProcessors: life.status === 'sold' || life.reserved ? [] : ['sandbox'],
  });
}

/** Where it stands, and the dealership's other yards. */
function placeOf({ name, state, postcode, phone }: DemoYard, { yards }: DemoDealership) {
  const others = yards.filter((yard) => yard.name !== name);
  return {
    name,
    slug: slugOfName(name),
    city: name,
    state,
    postcode,
    phone,
    distributionLocations: others.map((yard) => ({ name: yard.name, slug: slugOfName(yard.name), phone: yard.phone })),
  };
}

function chosen({ models, carType }: Lot, thisYear: number, luck: Chance) {
  const fitting = models.filter(({ generations }) => yearAndSeries(generations, carType, thisYear, luck) !== null);
  const catalogued = luck.weighted(fitting, ({ weight }) => weight);
  const when = yearAndSeries(catalogued.generations, carType, thisYear, luck);
  if (!when) throw new RangeError(`The ${catalogued.make} ${catalogued.model} has no ${carType} year`);
  return { catalogued, badge: luck.oneOf(catalogued.badges), ...when };
}

function described(catalogued: CatalogueModel, badge: Badge, year: number, series: string) {
  const { itemType, make, model, body, doors, seats } = catalogued;
  const { fuel, cylinders, cubicCentimetres, gears, manual } = badge.engine ?? catalogued.engine;
  const simple = gears === 0 ? '' : manual ? 'Manual' : 'Automatic';
  return {
    itemType,
    year,
    make,
    model,
    badge: badge.name,
    series,
    body,
    bodyConfiguration: body === 'Ute' ? 'Dual Cab' : '',
    transmission: gears > 1 ? `${gears} Speed ${simple}` : simple,
    simpleTransmission: simple,
    gears,
    fuel,
    drive: badge.drive ?? catalogued.drive,
    doors,
    seats,
    cylinders,
    engineCubicCentimetres: cubicCentimetres,
  };
}

/** New vehicles are not registered yet. */
function papers(carType: Lot['carType'], { itemType }: CatalogueModel, state: string, now: number, luck: Chance) {
  if (carType === 'new' || (itemType !== 'car' && luck.happens(0.3)))
    return { registration: '', registrationExpiry: '' };
  const expires = new Date(now + luck.whole(20, 340) * 86_400_000);
  return { registration: registration(state, luck), registrationExpiry: expires.toISOString().slice(0, 10) };
}

/** From the middle of the model year; a vehicle of this year has some months too. */
function ageInYears(year: number, now: number): number {
  return Math.max(0.3, (now - Date.UTC(year, 6, 1)) / (365.25 * 86_400_000));
}

function views(createdAtMs: number, now: number, luck: Chance): number {
  return Math.round(3 + ((now - createdAtMs) / 86_400_000) * luck.between(1.5, 9));
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What was reduced was reduced when it was last touched. */
function pricesSince(life: { createdAtMs: number; updatedAtMs: number }, asked: MadePrice) {
  if (asked.beforePriceCents === 0) return [];
  return [
    { atMs: life.createdAtMs, cents: asked.beforePriceCents },
    { atMs: life.updatedAtMs, cents: asked.priceCents },
  ];
}
