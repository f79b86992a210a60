/** One vehicle of the bench: 14 attributes in words, 5 in numbers, and a list. */
export type BenchVehicle = {
  id: string;
  name: string;
  make: string;
  model: string;
  badge: string;
  series: string;
  body: string;
  fuel: string;
  transmission: string;
  drive: string;
  colour: string;
  state: string;
  city: string;
  car_type: string;
  status: string;
  dealership_name: string;
  price: number;
  km: number;
  year: number;
  seats: number;
  doors: number;
  features: string[];
};

export const wordFacets = [
  'make',
  'model',
  'badge',
  'series',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'state',
  'city',
  'car_type',
  'status',
  'dealership_name',
] as const satisfies readonly (keyof BenchVehicle)[];
export const numberFacets = [
  'price',
  'km',
  'year',
  'seats',
  'doors',
] as const satisfies readonly (keyof BenchVehicle)[];

const range: readonly [make: string, body: string, ...models: string[]][] = [
  ['Toyota', 'Ute', 'HiLux', 'LandCruiser 79'],
  ['Toyota', 'SUV', 'RAV4', 'LandCruiser 300', 'LandCruiser Prado', 'Kluger', 'Corolla Cross'],
  ['Toyota', 'Hatch', 'Corolla', 'Yaris'],
  ['Ford', 'Ute', 'Ranger', 'F-150'],
  ['Ford', 'SUV', 'Everest', 'Escape', 'Puma'],
  ['Mazda', 'SUV', 'CX-3', 'CX-5', 'CX-60', 'CX-90'],
  ['Mazda', 'Sedan', 'Mazda3', 'Mazda6'],
  ['Hyundai', 'SUV', 'Tucson', 'Kona', 'Santa Fe', 'Palisade'],
  ['Hyundai', 'Hatch', 'i20', 'i30'],
  ['Kia', 'SUV', 'Sportage', 'Sorento', 'Seltos', 'EV9'],
  ['Kia', 'People Mover', 'Carnival'],
  ['Mitsubishi', 'Ute', 'Triton'],
  ['Mitsubishi', 'SUV', 'Outlander', 'Pajero Sport', 'ASX'],
  ['Isuzu', 'Ute', 'D-MAX'],
  ['Isuzu', 'SUV', 'MU-X'],
  ['Nissan', 'Ute', 'Navara'],
  ['Nissan', 'SUV', 'Patrol', 'X-Trail', 'Qashqai'],
  ['Volkswagen', 'Ute', 'Amarok'],
  ['Volkswagen', 'Hatch', 'Golf', 'Polo'],
  ['Volkswagen', 'SUV', 'Tiguan', 'T-Roc'],
  ['Subaru', 'SUV', 'Forester', 'Outback', 'Crosstrek'],
  ['Suzuki', 'SUV', 'Jimny', 'Vitara'],
  ['Suzuki', 'Hatch', 'Swift', 'Baleno'],
  ['Mercedes-Benz', 'Sedan', 'C-Class', 'E-Class'],
  ['BMW', 'Sedan', '3 Series', '5 Series'],
  ['Audi', 'SUV', 'Q3', 'Q5', 'Q7'],
  ['MG', 'Hatch', 'MG3', 'MG4'],
  ['GWM', 'Ute', 'Cannon'],
  ['BYD', 'SUV', 'Atto 3', 'Sealion 6'],
  ['Tesla', 'Sedan', 'Model 3'],
];
const badges = [
  'XLT',
  'Wildtrak',
  'Trend',
  'SR5',
  'GXL',
  'VX',
  'Touring',
  'Elite',
  'Highlander',
  'GT-Line',
  'Active',
  'Base',
];
const fuels = ['Diesel', 'Petrol', 'Hybrid', 'Electric', 'Plug-in Hybrid'];
const colours = ['White', 'Silver', 'Grey', 'Black', 'Blue', 'Red', 'Green', 'Orange', 'Brown', 'Yellow'];
const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'];
const equipment = [
  'Tow bar',
  'Reversing camera',
  'Leather seats',
  'Sunroof',
  'Apple CarPlay',
  'Heated seats',
  'Roof racks',
  'Bull bar',
  'Canopy',
  'Snorkel',
  'Third row',
  'Head-up display',
  'Lane keeping',
  'Adaptive cruise',
  'Tinted windows',
  'Tub liner',
];
export const dealershipCount = 200;

/** A number between 0 and 1 from a seed: the same stock in every run and engine (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Frequent things are much more frequent than rare ones, as on a yard. */
const pick = <Value>(values: readonly Value[], share: number): Value =>
  values[Math.min(values.length - 1, Math.floor(share ** 1.8 * values.length))] as Value;

/** A believable stock of `count` vehicles. */
export function* benchVehicles(count: number, seed = 7): Generator<BenchVehicle> {
  const next = chance(seed);
  for (let at = 0; at < count; at += 1) yield vehicle(at, next);
}

function vehicle(at: number, next: () => number): BenchVehicle {
  const [make, body, ...models] = pick(range, next());
  const model = pick(models, next());
  const badge = pick(badges, next());
  const year = 2026 - Math.floor(next() ** 2 * 14);
  const dealer = Math.floor(next() * dealershipCount);
  const used = next() < 0.7;
  return {
    id: `v${at}`,
    name: `${year} ${make} ${model}`,
    make,
    model,
    badge,
    series: `${badge.slice(0, 2).toUpperCase()}${Math.floor(next() * 30)}`,
    body,
    fuel: pick(fuels, next()),
    transmission: next() < 0.85 ? 'Automatic' : 'Manual',
    drive: pick(['4x4', 'FWD', 'AWD', 'RWD'], next()),
    colour: pick(colours, next()),
    state: states[dealer % states.length] as string,
    city: `City ${dealer % 60}`,
    car_type: used ? 'used' : next() < 0.6 ? 'new' : 'demo',
    status: next() < 0.95 ? 'in_stock' : 'sold',
    dealership_name: `Dealer ${dealer}`,
    price: 5_000 + Math.floor(next() ** 1.7 * 120_000),
    km: used ? Math.floor(next() * 200_000) : Math.floor(next() * 50),
    year,
    seats: pick([5, 7, 2, 4, 8], next()),
    doors: pick([5, 4, 2], next()),
    features: equipment.filter(() => next() < 0.3),
  };
}
