import { create, insertMultiple, search, update } from '@orama/orama';
import type { Question } from '../questions.ts';
import { type BenchVehicle, numberFacets, wordFacets } from '../vehicles.ts';
import { asText, type BenchEngine, shown } from './engine.ts';

const schema = {
  name: 'string',
  badgeText: 'string',
  ...Object.fromEntries(wordFacets.map((field) => [field, 'enum'])),
  ...Object.fromEntries(numberFacets.map((field) => [field, 'number'])),
  features: 'enum[]',
} as Record<string, 'string' | 'enum' | 'number' | 'enum[]'>;

/** Orama with words as text, attributes as enums, numbers as numbers. */
export async function orama(): Promise<BenchEngine> {
  const database = create({ schema });
  const internal = new Map<string, string>();
  const put = (vehicle: { id: string; badge: string }) => ({ ...vehicle, badgeText: vehicle.badge });
  return {
    async add(vehicles) {
      await insertMultiple(database, [...vehicles].map(put) as never, 2_000);
    },
    async ask(questions) {
      const answers = [];
      for (const question of questions) answers.push(await search(database, parametersOf(question) as never));
      return asText(
        answers.map(({ count, hits, facets }) => ({
          found: count,
          hits: hits.map(({ document }) => shown(document as unknown as BenchVehicle)),
          facets,
        })),
      );
    },
    async upsert(vehicle) {
      const id = internal.get(vehicle.id) ?? vehicle.id;
      internal.set(vehicle.id, await update(database, id, put(vehicle) as never));
    },
    close: async () => undefined,
  };
}

function parametersOf({ words, prefix, make, state, price, dealers, sortByPrice, facets, limit }: Question) {
  const where = {
    ...(make && { make: { eq: make } }),
    ...(state && { state: { eq: state } }),
    ...(price && { price: { between: [...price] } }),
    ...(dealers && { dealership_name: { in: [...dealers] } }),
  };
  const counted = [...wordFacets.map((field) => [field, {}]), ['features', {}]];
  const ranges = numberFacets.map((field) => [field, { ranges: [{ from: 0, to: 1_000_000 }] }]);
  return {
    term: words ?? '',
    properties: ['name', 'badgeText'],
    boost: { name: 7, badgeText: 4 },
    exact: false,
    threshold: 0,
    ...(words && !prefix && { tolerance: 2 }),
    ...(Object.keys(where).length > 0 && { where }),
    ...(sortByPrice && { sortBy: { property: 'price', order: 'ASC' } }),
    ...(facets && { facets: Object.fromEntries([...counted, ...ranges]) }),
    limit,
  };
}
