import { type Vehicle, vehicleSchema } from '@/domain/stock/vehicle.ts';
import { vehicleName } from '@/domain/vocabulary/make-name.ts';
import { slugOfName } from '@/domain/vocabulary/slug.ts';
import type { Badge, CatalogueModel } from './catalogue/catalogue-model.ts';
import type { Chance } from './chance.ts';
import type { Lot } from './dealer-plans.ts';
import type { DemoDealership, StockLocation } from './dealerships.ts';
import { categories, dealerComments, features } from './equipment.ts';
import { caravanOf, hotspotsOf, standardEquipment, variantOf, youxWeekly } from './particulars.ts';
import { identificationNumber, registration } from './plates.ts';
import { type StockLife, stockLife } from './standing.ts';
import { buildMonth, odometer, yearAndSeries } from './vehicle-age.ts';
import { paintOf, pictures } from './vehicle-pictures.ts';
import { type MadePrice, madePrice, noPrice } from './vehicle-price.ts';

/** The fixed data of a vehicle before its random values are drawn. */
type Made = { dealership: DemoDealership; lot: Lot; number: number; now: number };

/** One believable vehicle of a lot. Whatever is made passes the same check as a feed. */
export function madeVehicle({ dealership, lot, number, now }: Made, random: Chance): Vehicle {
  const { catalogued, badge, year, series } = chosen(lot, new Date(now).getUTCFullYear(), random);
  const age = ageInYears(year, now);
  const { carType } = lot;
  const odometerKm = odometer(carType, age, catalogued.itemType, random);
  const life = truthfully(stockLife(carType, now, random), odometerKm, age);
  const location = random.oneOf(dealership.stockLocations);
  const name = vehicleName(year, catalogued.make, catalogued.model);
  const stockNumber = `${dealership.stockPrefix}${number}`;
  const id = `${dealership.slug}-${number}`;
  const requested = life.preorder
    ? noPrice
    : madePrice({ carType, newDollars: badge.dollars, ageYears: age, odometerKm, year }, random);
  const paint = paintOf(random);
  const made = {
    id,
    slug: slugOfName(`${name} ${badge.name} ${stockNumber}`),
    stockNumber,
    vin: identificationNumber(random),
    ...papers(carType, catalogued, location.state, now, random),
    ...described(catalogued, badge, year, series),
    colour: capital(paint),
    interiorColour: random.oneOf(['Black', 'Grey', 'Ebony']),
    odometerKm,
    buildDate: buildMonth(year, new Date(now), random),
    carType,
    certified: carType === 'used' && age <= 5 && catalogued.itemType === 'car' && random.happens(0.22),
    ...life,
    ...requested,
    priceHistory: pricesSince(life, requested),
    subscriptionPriceCents: dealership.slug === 'cartown' && random.happens(0.12) ? random.whole(19, 48) * 10_00 : 0,
    views: views(life.createdAtMs, now, random),
    customRank: life.status === 'sold' ? 0 : random.whole(100, 999),
    dealerComments: dealerComments({ itemType: catalogued.itemType, carType, name, life, now }, location.name, random),
    features: features(catalogued, badge.dollars, age, random),
    categories: categories(catalogued, badge.dollars),
    ...pictures({ id, body: badge.picture ?? catalogued.picture, paint, carType, status: life.status }, random),
    location: placeOf(location, dealership),
    dealership: { id: dealership.id, name: dealership.name, slug: dealership.slug },
    sites: [...dealership.sites],
  };
  return vehicleSchema.parse({
    ...made,
    variant: variantOf(catalogued, badge, random),
    caravan: caravanOf(catalogued, random),
    standardEquipment: standardEquipment(catalogued),
    hotspots: hotspotsOf(made.spinImageUrls, made.spinInteriorImageUrl),
    youxWeeklyCents: youxWeekly(requested.priceCents, random),
    paymentProcessors: life.status === 'sold' || life.reserved ? [] : ['sandbox'],
  });
}

/** "Low Kms" is used for less than 10,000 kilometres a year alone. */
const truthfully = (life: StockLife, odometerKm: number, ageYears: number): StockLife =>
  life.tag === 'Low Kms' && odometerKm >= 10_000 * Math.max(1, ageYears) ? { ...life, tag: 'Manager Special' } : life;

/** Where it is, and the dealership's other locations. */
function placeOf({ name, state, postcode, phone }: StockLocation, { stockLocations }: DemoDealership) {
  const others = stockLocations.filter((location) => location.name !== name);
  return {
    name,
    slug: slugOfName(name),
    city: name,
    state,
    postcode,
    phone,
    distributionLocations: others.map((location) => ({
      name: location.name,
      slug: slugOfName(location.name),
      phone: location.phone,
    })),
  };
}

function chosen({ models, carType }: Lot, thisYear: number, chance: Chance) {
  const fitting = models.filter(({ generations }) => yearAndSeries(generations, carType, thisYear, chance) !== null);
  const catalogued = chance.weighted(fitting, ({ weight }) => weight);
  const when = yearAndSeries(catalogued.generations, carType, thisYear, chance);
  if (!when) throw new RangeError(`The ${catalogued.make} ${catalogued.model} has no ${carType} year`);
  return { catalogued, badge: chance.oneOf(catalogued.badges), ...when };
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
function papers(carType: Lot['carType'], { itemType }: CatalogueModel, state: string, now: number, chance: Chance) {
  if (carType === 'new' || (itemType !== 'car' && chance.happens(0.3)))
    return { registration: '', registrationExpiry: '' };
  const expires = new Date(now + chance.whole(20, 340) * 86_400_000);
  return { registration: registration(state, chance), registrationExpiry: expires.toISOString().slice(0, 10) };
}

/** From the middle of the model year; a vehicle of this year has some months too. */
function ageInYears(year: number, now: number): number {
  return Math.max(0.3, (now - Date.UTC(year, 6, 1)) / (365.25 * 86_400_000));
}

function views(createdAtMs: number, now: number, chance: Chance): number {
  return Math.round(3 + ((now - createdAtMs) / 86_400_000) * chance.between(1.5, 9));
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What was reduced was reduced when it was last touched. */
function pricesSince(life: { createdAtMs: number; updatedAtMs: number }, requested: MadePrice) {
  if (requested.beforePriceCents === 0) return [];
  return [
    { atMs: life.createdAtMs, cents: requested.beforePriceCents },
    { atMs: life.updatedAtMs, cents: requested.priceCents },
  ];
}
