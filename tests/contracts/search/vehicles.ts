import type { Client } from 'typesense';

/** A small stand-in for the stock: the kinds of fields that the site's own collection has. */
export type Vehicle = {
  id: string;
  name: string;
  make: string;
  model: string;
  body: string;
  year: number;
  price: number;
  km: number;
  reserved: boolean;
  features: string[];
  sites: string[];
  seats?: number;
  colour?: string;
  custom_rank: number;
};

export const vehicleSchema = (name: string) => ({
  name,
  fields: [
    { name: 'name', type: 'string' as const },
    { name: 'make', type: 'string' as const, facet: true },
    { name: 'model', type: 'string' as const, facet: true },
    { name: 'body', type: 'string' as const, facet: true },
    { name: 'year', type: 'int32' as const, facet: true },
    { name: 'price', type: 'float' as const, facet: true },
    { name: 'km', type: 'int32' as const },
    { name: 'reserved', type: 'bool' as const, facet: true },
    { name: 'features', type: 'string[]' as const, facet: true },
    { name: 'sites', type: 'string[]' as const, facet: true },
    { name: 'seats', type: 'int32' as const, facet: true, optional: true },
    { name: 'colour', type: 'string' as const, facet: true, optional: true, sort: true },
    { name: 'custom_rank', type: 'int32' as const },
  ],
  default_sorting_field: 'custom_rank',
  token_separators: ['-', '/'],
});

type Row = [
  name: string,
  make: string,
  model: string,
  body: string,
  year: number,
  price: number,
  km: number,
  features: string[],
  sites: string[],
];

const rows: Row[] = [
  [
    '2022 Mazda CX-5 Maxx Sport',
    'Mazda',
    'CX-5',
    'SUV',
    2022,
    38990,
    21000,
    ['Sunroof', 'Tow bar'],
    ['north', 'south'],
  ],
  ['2019 Mazda CX-9 Azami', 'Mazda', 'CX-9', 'SUV', 2019, 41990.5, 64000, ['Leather seats', 'Sunroof'], ['north']],
  ['2021 Toyota HiLux SR5', 'Toyota', 'HiLux', 'Ute', 2021, 55990, 48000, ['Tow bar'], ['south']],
  [
    '2020 Toyota Corolla Hybrid',
    'Toyota',
    'Corolla',
    'Hatch',
    2020,
    27990,
    39000,
    ['Heated seats'],
    ['north', 'south'],
  ],
  ['2023 Toyota RAV4 GXL', 'Toyota', 'RAV4', 'SUV', 2023, 46990, 9000, ['Heated seats', 'Sunroof'], ['south']],
  ['2018 Ford Ranger XLT', 'Ford', 'Ranger', 'Ute', 2018, 36990, 98000, ['Tow bar', 'Leather seats'], ['north']],
  ['2022 Ford Puma ST-Line', 'Ford', 'Puma', 'SUV', 2022, 31990, 15000, [], ['south']],
  ['2017 Land Rover Discovery', 'Land Rover', 'Discovery', 'SUV', 2017, 48990, 87000, ['Leather seats'], ['north']],
  ['2024 Kia EV6 GT-Line', 'Kia', 'EV6', 'SUV', 2024, 79990, 1200, ['Heated seats', 'Sunroof'], ['south']],
  ['2016 Mercedes-Benz C200', 'Mercedes-Benz', 'C200', 'Sedan', 2016, 29990, 110000, ['Leather seats'], ['north']],
];

const seats = new Map([
  [1, 5],
  [2, 7],
  [3, 5],
  [8, 7],
]);
const colours = new Map([
  [1, 'red'],
  [2, 'Blue'],
  [3, 'white'],
]);

export const vehicles: Vehicle[] = rows.map(([name, make, model, body, year, price, km, features, sites], at) => {
  const number = at + 1;
  const own = seats.get(number);
  const colour = colours.get(number);
  return {
    id: `car-${number}`,
    name,
    make,
    model,
    body,
    year,
    price,
    km,
    reserved: number % 3 === 0,
    features,
    sites,
    ...(own === undefined ? {} : { seats: own }),
    ...(colour === undefined ? {} : { colour }),
    custom_rank: number * 10,
  };
});

/** Makes the collection and fills it. */
export async function stock(client: Client, name: string): Promise<void> {
  await client.collections().create(vehicleSchema(name));
  await client.collections(name).documents().import(vehicles, { action: 'create' });
}

/** Ids of the vehicles for which `test` holds, in order. */
export function idsWhere(test: (vehicle: Vehicle) => boolean): string[] {
  return vehicles.filter(test).map(({ id }) => id);
}
