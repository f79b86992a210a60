import { type AnyOrama, create, insertMultiple, type SearchParamsFullText, search, update } from '@orama/orama';
import {
  type Condition,
  facetValues,
  numberFacets,
  type Question,
  searched,
  textFacets,
} from '../questions/question.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';
import type { SearchResponse } from './engine.ts';
import { marksOf, resembling } from './marking.ts';
import { Peer } from './peer.ts';

const batch = 1000;
const wholeWords = ['name', 'stocknum', 'body', 'colour'];

/** Text fields are strings; the other facets enums, so that filters compare whole values. */
const schema = {
  name: 'string',
  stocknum: 'string',
  features: 'string[]',
  ...Object.fromEntries(textFacets.map((field) => [field, wholeWords.includes(field) ? 'string' : 'enum'])),
  ...Object.fromEntries([...numberFacets, 'rank', 'listed'].map((field) => [field, 'number'])),
} as const;

/** Orama counts numbers by ranges only, and keeps no statistics: ten ranges replace a number facet. */
const ranges: Record<string, { from: number; to: number }[]> = {
  price: steps(0, 15_000),
  km: steps(0, 30_000),
  year: steps(2010, 2),
  seats: steps(2, 1),
  weekly: steps(0, 70),
};

function steps(first: number, width: number) {
  return Array.from({ length: 10 }, (_, at) => ({ from: first + at * width, to: first + (at + 1) * width - 1 }));
}

const facets = {
  ...Object.fromEntries([...textFacets, 'features'].map((field) => [field, { limit: facetValues, sort: 'desc' }])),
  ...Object.fromEntries(numberFacets.map((field) => [field, { ranges: ranges[field] }])),
};

export class Orama extends Peer {
  private readonly store: AnyOrama = create({ schema });

  async build(stock: Iterable<Vehicle>): Promise<void> {
    let vehicles: Vehicle[] = [];
    const insert = async () => {
      await insertMultiple(this.store, vehicles, batch);
      vehicles = [];
    };
    for (const vehicle of stock) if (vehicles.push(vehicle) === batch) await insert();
    await insert();
  }

  protected async put(vehicle: Vehicle): Promise<void> {
    await update(this.store, vehicle.id, vehicle);
  }

  close(): void {}

  protected async find(question: Question): Promise<SearchResponse> {
    const { words, filter, sort, limit } = question;
    const parameters = {
      ...(words ? { term: words, properties: [...searched], threshold: 0 } : {}),
      ...(filter.length > 0 ? { where: Object.fromEntries(filter.map(conditionOf)) } : {}),
      ...(sort ? { sortBy: { property: sort.field, order: sort.descending ? 'DESC' : 'ASC' } } : {}),
      ...(question.facets ? { facets } : {}),
      limit,
    } as SearchParamsFullText<AnyOrama>;
    let found = await search(this.store, parameters);
    for (const tolerance of [1, 2])
      if (words && found.count === 0) found = await search(this.store, { ...parameters, tolerance });
    const hits = found.hits.map((hit) => hit.document as unknown as Vehicle);
    const isFound = question.marked ? resembling(words) : null;
    return {
      found: found.count,
      hits,
      ...(isFound ? { marks: hits.map((one) => marksOf(one, searched, isFound)) } : {}),
      facets: Object.entries(found.facets ?? {}).map(([field, { values }]) => ({ field, counts: largest(values) })),
    };
  }
}

function conditionOf(condition: Condition) {
  if ('from' in condition) return [condition.field, { between: [condition.from, condition.to] }];
  return [condition.field, wholeWords.includes(condition.field) ? [...condition.oneOf] : { in: condition.oneOf }];
}

/** Enums come uncut and unsorted. */
function largest(values: Record<string, number>) {
  const ordered = Object.entries(values).sort(([, one], [, other]) => other - one);
  return ordered.slice(0, facetValues).map(([value, count]) => ({ value, count }));
}
