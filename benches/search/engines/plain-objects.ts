import MiniSearch, { type SearchResult } from 'minisearch';
import type { Condition, Question } from '../questions/question.ts';
import { searched } from '../questions/question.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';
import type { Marks, SearchResponse } from './engine.ts';
import { firstBy } from './first-by.ts';
import { allowedTypos, marksOf } from './marking.ts';
import { Peer } from './peer.ts';
import { plainFacets } from './plain-facets.ts';

/** MiniSearch for the words; filters, order and facets over plain objects in memory. Typos are tried only when nothing is found as typed. */
export class PlainObjects extends Peer {
  private readonly stock: Vehicle[] = [];
  private readonly places = new Map<string, number>();
  private readonly text = new MiniSearch<Vehicle>({
    fields: [...searched],
    extractField: (vehicle, field) => {
      const value = vehicle[field as keyof Vehicle];
      return Array.isArray(value) ? value.join(' ') : String(value);
    },
  });

  async build(stock: Iterable<Vehicle>): Promise<void> {
    for (const vehicle of stock) {
      this.places.set(vehicle.id, this.stock.push(vehicle) - 1);
      this.text.add(vehicle);
    }
  }

  protected put(vehicle: Vehicle): void {
    const existing = this.places.get(vehicle.id);
    if (existing === undefined) throw new Error('The rounds change vehicles that are there.');
    this.stock[existing] = vehicle;
    this.text.replace(vehicle);
  }

  close(): void {}

  protected find({ words, filter, sort, facets, limit, marked }: Question): SearchResponse {
    const results = words ? this.matching(words) : null;
    const candidates = results?.map(({ id }) => this.vehicleOf(id)) ?? this.stock;
    const found = filter.length > 0 ? candidates.filter(passes(filter)) : candidates;
    return {
      found: found.length,
      hits: sort ? firstBy(found, limit, sort) : found.slice(0, limit),
      facets: facets ? plainFacets(found) : [],
      ...(marked && results ? { marks: results.slice(0, limit).map((result) => this.marks(result)) } : {}),
    };
  }

  private matching(words: string): SearchResult[] {
    const last = (_: string, at: number, terms: string[]) => at === terms.length - 1;
    const options = { combineWith: 'AND', prefix: last } as const;
    const exact = this.text.search(words, options);
    return exact.length > 0 ? exact : this.text.search(words, { ...options, fuzzy: allowedTypos });
  }

  private vehicleOf(id: string): Vehicle {
    return this.stock[this.places.get(id) as number] as Vehicle;
  }

  /** Of a question with neither filter nor order: results and hits are then the same. */
  private marks({ id, match, terms }: SearchResult): Marks {
    const holding = Object.values(match).flat();
    const fields = searched.filter((field) => holding.includes(field));
    return marksOf(this.vehicleOf(id), fields, (word) => terms.includes(word));
  }
}

function passes(filter: readonly Condition[]): (vehicle: Vehicle) => boolean {
  const tests = filter.map((condition) => {
    if ('from' in condition) {
      const { field, from, to } = condition;
      return (vehicle: Vehicle) => vehicle[field] >= from && vehicle[field] <= to;
    }
    const { field, oneOf } = condition;
    const [only] = oneOf;
    if (oneOf.length === 1) return (vehicle: Vehicle) => vehicle[field] === only;
    const wanted = new Set(oneOf);
    return (vehicle: Vehicle) => wanted.has(vehicle[field]);
  });
  return (vehicle) => tests.every((test) => test(vehicle));
}
