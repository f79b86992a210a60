import { counted } from '@/domain/vocabulary/counted.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import type { StockVehicle } from '../stock-vehicle.ts';
import { monthText } from './rego-text.ts';

/** One line of a list; its figure keeps its unit. */
export type Line = { label: string; value: string };
export type SpecificationLists = { featured: Line[]; specifications: Line[]; summary: Line[] };

/** How many featured lines are before "Show More", and how many lines of the other lists before "Show All" (VDP-07). */
export const shownFirst = { featured: 4, list: 8 } as const;

type Settings = {
  /** The vehicle's rego as text; empty: the line is left out. */
  rego: string;
  /** Labels that the site wants first. */
  first: readonly string[];
};

/**
 * VDP-07: the data of a vehicle in three lists, each line under the label of the specification;
 * lines without a value are left out.
 */
export function specificationLists(vehicle: StockVehicle, { rego, first }: Settings): SpecificationLists {
  const lines = linesOf(vehicle, rego);
  const pick = (labels: readonly string[]) => {
    const wanted = [...new Set(labels.map((label) => label.toLowerCase()))];
    return wanted.flatMap((label) => lines.find((line) => line.label.toLowerCase() === label) ?? []);
  };
  return {
    featured: pick([...first, ...(vehicle.details.caravan ? caravanLabels : featuredLabels)]),
    specifications: pick([...caravanLabels, ...technicalLabels]),
    summary: pick(summaryLabels),
  };
}

/** Every line of a vehicle in the order of the specification. */
export function linesOf(vehicle: StockVehicle, rego: string): Line[] {
  const { card, details, colour, seats } = vehicle;
  const { variant, caravan } = details;
  const towed = caravan !== null;
  const lines: [string, unknown][] = [
    ['Kilometres', unit(card.odometerKm, 'km') || (towed || card.carType === 'new' ? '' : unknownKilometres)],
    ['Compliance', monthText(details.complianceDate)],
    ['Build date', monthText(details.buildDate)],
    ['Engine', engineText(details)],
    ['Fuel Type', card.fuel],
    ['Transmission', details.transmission || card.transmission],
    ['Gearbox', variant.gearType],
    ['Induction', variant.induction],
    ['Cylinders', details.cylinders || ''],
    ['Seats', seats || ''],
    ['Doors', details.doors || ''],
    ['Registration', details.registration],
    ['Rego Expiry', rego],
    ['Stock no', card.stockNumber],
    ['VIN', details.vin],
    ['Exterior Colour', colour],
    ['Interior Colour', details.interiorColour],
    ['Engine power', variant.power],
    ['Torque', variant.torque],
    ['Fuel consumption', decimal(variant.fuelConsumptionLitresPer100Km, 'L/100 km')],
    ['Fuel tank capacity', unit(variant.fuelCapacityLitres, 'L')],
    ['Weight', unit(variant.grossVehicleMassKg, 'kg')],
    ['Length', unit(variant.lengthMm, 'mm')],
    ['Height', unit(variant.heightMm, 'mm')],
    ['Width', unit(variant.widthMm, 'mm')],
    ['Towing Capacity', unit(variant.towingCapacityBrakedKg, 'kg braked')],
    ['Body type', details.bodyConfiguration || card.body],
    ['Drive type', card.drive],
    ['ANCAP safety rating', variant.ancapStars > 0 ? counted(variant.ancapStars, 'stars') : ''],
    ['Body length', unit(caravan?.bodyLengthMm, 'mm')],
    ['Body width', unit(caravan?.bodyWidthMm, 'mm')],
    ['Tare weight', unit(caravan?.tareWeightKg, 'kg')],
    ['Aggregate trailer mass', unit(caravan?.aggregateTrailerMassKg, 'kg')],
    ['Axle type', caravan?.axleType],
    ['Sleeps', caravan?.sleeps || ''],
  ];
  return lines.flatMap(([label, value]) => lineOf(label, value));
}

/**
 * Shoppers want the distance of a used vehicle; a feed without a reading sends 0, which is none.
 */
const unknownKilometres = 'Ask us';

const caravanLabels = ['Sleeps', 'Body length', 'Body width', 'Tare weight', 'Aggregate trailer mass', 'Axle type'];
const featuredLabels = [
  'Kilometres',
  'Exterior Colour',
  'Engine',
  'Towing Capacity',
  'Fuel Type',
  'Fuel consumption',
  'Transmission',
  'Seats',
  'Torque',
  'ANCAP safety rating',
];
const technicalLabels = [
  'Engine',
  'Cylinders',
  'Induction',
  'Engine power',
  'Torque',
  'Transmission',
  'Gearbox',
  'Drive type',
  'Fuel Type',
  'Fuel consumption',
  'Fuel tank capacity',
  'Towing Capacity',
  'Weight',
  'Length',
  'Width',
  'Height',
  'ANCAP safety rating',
];
const summaryLabels = [
  'Kilometres',
  'Body type',
  'Exterior Colour',
  'Interior Colour',
  'Seats',
  'Doors',
  'Build date',
  'Compliance',
  'Registration',
  'Rego Expiry',
  'Stock no',
  'VIN',
];

/** A line of the list; none for what feeds write where they have no value. */
export function lineOf(label: string, value: unknown): Line[] {
  const copy = value === undefined || value === null ? '' : String(value).trim();
  return copy === '' || copy === 'null' || copy === 'undefined' ? [] : [{ label, value: copy }];
}

/**
 * The engine as cylinders and litres, or as cc where it is smaller than a litre, as for
 * motorcycles. Litres are cc by 100, rounded, by 10: 1998 is 2.0 (VDP-07).
 */
export function engineText(engine: { cylinders: number; engineCubicCentimetres: number }): string {
  const { cylinders, engineCubicCentimetres: cc } = engine;
  const size = cc >= 1000 ? `${(Math.round(cc / 100) / 10).toFixed(1)} L` : cc > 0 ? `${cc} cc` : '';
  return [cylinders > 0 ? `${cylinders} cylinder` : '', size].filter(Boolean).join(', ').replaceAll(' L', '\u00a0L');
}

const unit = (figure: number | undefined, name: string): string =>
  figure !== undefined && figure > 0 ? `${grouped(figure)}\u00a0${name}` : '';
const decimal = (figure: number, name: string): string => (figure > 0 ? `${figure}\u00a0${name}` : '');

/** The six facts under the pictures (`#key-information`). */
export function keyFacts(vehicle: StockVehicle, rego: string): Line[] {
  const { card, details } = vehicle;
  const labels = details.caravan
    ? ['Sleeps', 'Body length', 'Tare weight', 'Aggregate trailer mass', 'Axle type', 'Build date']
    : ['Kilometres', 'Compliance', 'Transmission', 'Engine', 'Drive type', 'Fuel Type'];
  const lines = linesOf(vehicle, rego);
  const facts = labels.flatMap((label) => lines.find((line) => line.label === label) ?? []);
  if (details.caravan) return facts;
  const last = rego
    ? [{ label: 'Registration', value: rego }]
    : lineOf('Body type', details.bodyConfiguration || card.body);
  return [...facts.slice(0, 5), ...last];
}
