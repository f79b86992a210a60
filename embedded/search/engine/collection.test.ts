import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changedSchema, checkStored } from './alter.ts';
import type { Bulk } from './bulk.ts';
import { Collection } from './collection.ts';
import type { DocumentStore } from './document-store.ts';
import type { Json } from './json.ts';
import { parseSchema } from './schema/schema.ts';
import { search } from './search/search.ts';

const schema = () =>
  parseSchema(
    {
      name: 'cars',
      fields: [
        { name: 'make', type: 'string', facet: true },
        { name: 'km', type: 'int32' },
      ],
    },
    0,
  );

/** Documents in a map, with transactions that only run the work. */
function memoryStore(bodies = new Map<number, string>()): DocumentStore {
  let noted: Bulk | null = null;
  return {
    bulk: () => noted,
    noteBulk: (bulk) => {
      noted = bulk;
    },
    put: (seq, body) => void bodies.set(seq, body),
    remove: (seq) => void bodies.delete(seq),
    read: (seq) => bodies.get(seq),
    after: (seq, limit) =>
      [...bodies]
        .filter(([one]) => one > seq)
        .sort(([one], [other]) => one - other)
        .slice(0, limit)
        .map(([one, body]) => ({ seq: one, body })),
    saveSchema: () => undefined,
    transaction: (work) => work(),
  };
}

function found(collection: Collection, parameters: Record<string, string>): string[] {
  const response = search(collection.source, {
    parameters: { per_page: '250', include_fields: 'id', ...parameters },
    filters: [],
    imposed: [],
    wording: { adjust: (words) => ({ words: [...words], synonyms: [] }) },
    pins: [],
    hidden: [],
  });
  return (response.hits ?? []).map((hit) => String(JSON.parse(hit.json()).document.id)).sort();
}

/** With so many dead rows that they are cleared away at the next occasion. */
function withDeadRows(store: DocumentStore): Collection {
  const collection = new Collection(schema(), store, -1);
  for (let km = 0; km < 1500; km++) collection.write({ id: 'a', make: 'kia', km }, 'upsert');
  return collection;
}

type Step = { kind: 'upsert' | 'remove' | 'rebuild'; id: number; make: string; km: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('upsert' as const, 'upsert' as const, 'remove' as const, 'rebuild' as const),
  id: fc.nat({ max: 12 }),
  make: fc.constantFrom('ford', 'kia', 'land rover'),
  km: fc.nat({ max: 5 }),
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a collection', () => {
  it('finds exactly the documents that a plain map would hold, however they were written, also while it is rebuilt', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 50 }), async (steps) => {
        const collection = new Collection(schema(), memoryStore(), -1);
        const model = new Map<string, { make: string; km: number }>();
        const rebuilds: Promise<void>[] = [];
        for (const { kind, id: number, make, km } of steps) {
          const id = String(number);
          if (kind === 'rebuild') rebuilds.push(collection.load());
          else if (kind === 'upsert') {
            collection.write({ id, make, km }, 'upsert');
            model.set(id, { make, km });
          } else if (model.delete(id)) collection.remove(id);
          else expect(() => collection.remove(id)).toThrow('Could not find a document');
        }
        await Promise.all(rebuilds);
        const ids = (test: (car: { make: string; km: number }) => boolean) =>
          [...model].flatMap(([id, car]) => (test(car) ? [id] : [])).sort();
        expect(collection.documents).toBe(model.size);
        expect(found(collection, { q: '*', filter_by: 'km:>2' })).toEqual(ids(({ km }) => km > 2));
        expect(found(collection, { q: 'rover', query_by: 'make' })).toEqual(ids(({ make }) => make === 'land rover'));
      }),
    );
  });

  it('is the same after it is read again from its store', async () => {
    const bodies = new Map<number, string>();
    const first = new Collection(schema(), memoryStore(bodies), -1);
    for (const id of ['a', 'b', 'c']) first.write({ id, make: 'kia', km: 1 }, 'create');
    first.remove('b');
    const again = new Collection(schema(), memoryStore(bodies), Math.max(...bodies.keys()));
    await again.load();
    expect(found(again, { q: '*' })).toEqual(['a', 'c']);
    again.write({ id: 'd', make: 'kia', km: 1 }, 'create');
    expect(found(again, { q: 'kia', query_by: 'make' })).toEqual(['a', 'c', 'd']);
  });

  it('stays as it was when a changed schema cannot be saved', async () => {
    const store = memoryStore();
    const collection = new Collection(schema(), store, -1);
    collection.write({ id: 'a', make: 'kia', km: 1, colour: 'red' }, 'create');
    store.saveSchema = () => {
      throw new Error('The disk is full.');
    };
    const wish: Json = {
      fields: [
        { name: 'km', drop: true },
        { name: 'colour', type: 'string', facet: true },
      ],
    };
    await expect(collection.alter(changedSchema(collection.schema, wish).schema, checkStored)).rejects.toThrow('full');
    expect(collection.schema).toEqual(schema());
    expect(found(collection, { q: '*', filter_by: 'km:1' })).toEqual(['a']);
    expect(() => found(collection, { q: '*', filter_by: 'colour:red' })).toThrow('colour');
  });

  it('has the schema of a change that came while its dead rows were cleared away', async () => {
    const store = memoryStore();
    const collection = withDeadRows(store);
    const { bytes } = collection;
    let stored: unknown = null;
    store.saveSchema = (schema) => {
      stored = schema;
    };
    collection.tidy();
    const changed = changedSchema(collection.schema, { metadata: { made: 'later' }, synonym_sets: ['words'] }).schema;
    collection.describe(changed);
    await vi.waitFor(() => expect(collection.bytes).toBeLessThan(bytes / 2));
    expect(collection.schema).toBe(changed);
    expect(stored).toBe(changed);
    expect(found(collection, { q: '*' })).toEqual(['a']);
  });

  it('stays as it was, and logs it, when its store cannot be read while rows are cleared away', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    const store = memoryStore();
    const collection = withDeadRows(store);
    store.after = () => {
      throw new Error('The disk is gone.');
    };
    collection.tidy();
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      collection: 'cars',
      reason: 'The disk is gone.',
    });
    expect(found(collection, { q: '*' })).toEqual(['a']);
    expect(() =>
      collection.batch(() => {
        collection.write({ id: 'b', make: 'kia', km: 2 }, 'create');
        throw new Error('The disk is full.');
      }),
    ).toThrow('full');
    await vi.waitFor(() => expect(lines).toHaveLength(2));
  });
});
