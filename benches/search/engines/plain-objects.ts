import MiniSearch from 'minisearch';
import type { Condition, Question } from '../questions/question.ts';
import { searched } from '../questions/question.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';
import type { Answer, Engine } from './engine.ts';
import { firstBy } from './first-by.ts';
import { plainFacets } from './plain-facets.ts';

const allowedTypos = (term: string) => (term.length >= 7 ? 2 : term.length >= 4 ? 1 : 0);

/** MiniSearch for the words; filters, order and facets over plain objects in memory. Typos are tried only when nothing is found as typed. */
export class PlainObjects implements Engine {
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

  ask(question: Question): string {
    return JSON.stringify(this.answer(question));
  }

  askAll(questions: readonly Question[]): string {
    return JSON.stringify(questions.map((question) => this.answer(question)));
  }

  upsert(vehicle: Vehicle): void {
    const known = this.places.get(vehicle.id);
    if (known === undefined) throw new Error('The rounds change vehicles that are there.');
    this.stock[known] = vehicle;
    this.text.replace(vehicle);
  }

  read(text: string): Answer {
    const parsed = JSON.parse(text);
    return Array.isArray(parsed) ? parsed[0] : parsed;
  }

  close(): void {}

  private answer({ words, filter, sort, facets, limit }: Question): Answer {
    const candidates = words ? this.matching(words) : this.stock;
    const found = filter.length > 0 ? candidates.filter(passes(filter)) : candidates;
    return {
      found: found.length,
      hits: sort ? firstBy(found, limit, sort) : found.slice(0, limit),
      facets: facets ? plainFacets(found) : [],
    };
  }

  private matching(words: string): Vehicle[] {
    const last = (_: string, at: number, terms: string[]) => at === terms.length - 1;
    const options = { combineWith: 'AND', prefix: last } as const;
    const exact = this.text.search(words, options);
    const found = exact.length > 0 ? exact : this.text.search(words, { ...options, fuzzy: allowedTypos });
    return found.map(({ id }) => this.stock[this.places.get(id) as number] as Vehicle);
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
