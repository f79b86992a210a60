import MiniSearch from 'minisearch';
import type { Question } from '../questions.ts';
import { type BenchVehicle, numberFacets, wordFacets } from '../vehicles.ts';
import { asText, type BenchEngine, type Result, shown } from './engine.ts';

/** What most sites write first: MiniSearch for words, objects in arrays for all else. */
export async function miniSearchAndObjects(): Promise<BenchEngine> {
  const rows = new Map<string, BenchVehicle>();
  const text = new MiniSearch<BenchVehicle>({
    fields: ['name', 'badge', 'body', 'colour'],
    searchOptions: { boost: { name: 7, badge: 4, body: 3, colour: 2 }, combineWith: 'AND' },
  });
  const answer = (question: Question): Result => {
    const matching = matches(text, rows, question);
    const facets = question.facets ? countFacets(matching) : [];
    const ordered = question.sortByPrice ? matching.sort((one, other) => one.price - other.price) : matching;
    return { found: matching.length, hits: ordered.slice(0, question.limit).map(shown), facets };
  };
  return {
    async add(vehicles) {
      for (const vehicle of vehicles) {
        rows.set(vehicle.id, vehicle);
        text.add(vehicle);
      }
    },
    ask: async (questions) => asText(questions.map(answer)),
    async upsert(vehicle) {
      if (rows.has(vehicle.id)) text.replace(vehicle);
      else text.add(vehicle);
      rows.set(vehicle.id, vehicle);
    },
    close: async () => undefined,
  };
}

function matches(text: MiniSearch<BenchVehicle>, rows: Map<string, BenchVehicle>, question: Question): BenchVehicle[] {
  const { words, prefix, make, state, price, dealers } = question;
  const candidates = words
    ? text
        .search(words, { prefix: prefix ?? false, fuzzy: (term) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2) })
        .flatMap(({ id }) => rows.get(id as string) ?? [])
    : [...rows.values()];
  const wanted = dealers && new Set(dealers);
  return candidates.filter(
    (row) =>
      (!make || row.make === make) &&
      (!state || row.state === state) &&
      (!price || (row.price >= price[0] && row.price <= price[1])) &&
      (!wanted || wanted.has(row.dealership_name)),
  );
}

/** Counts of every value, the fifty most frequent of each, and the ends, sum and mean of numbers. */
function countFacets(rows: readonly BenchVehicle[]): unknown[] {
  const counted = [...wordFacets, ...numberFacets].map((field) => {
    const counts = new Map<string | number, number>();
    for (const row of rows) counts.set(row[field], (counts.get(row[field]) ?? 0) + 1);
    return { field, counts: top(counts) };
  });
  const features = new Map<string, number>();
  for (const row of rows) for (const feature of row.features) features.set(feature, (features.get(feature) ?? 0) + 1);
  const stats = numberFacets.map((field) => {
    let [min, max, sum] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
    for (const row of rows) {
      min = Math.min(min, row[field]);
      max = Math.max(max, row[field]);
      sum += row[field];
    }
    return { field, min, max, sum, avg: sum / rows.length };
  });
  return [...counted, { field: 'features', counts: top(features) }, ...stats];
}

const top = (counts: Map<string | number, number>) => [...counts].sort((one, other) => other[1] - one[1]).slice(0, 50);
