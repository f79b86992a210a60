import { isRecord } from '@/domain/vocabulary/unknown-fields.ts';
/** Where a text is in a document: names of fields, places in lists, keys of their entries. */
export type Path = (string | number | { _key: string })[];

/**
 * The texts of each type of content in the order in which shoppers read them
 * (schemas/generated/words-in-order.ts). A field that holds a type or fields of its own names them;
 * fields other than text are left out.
 */
export type WordsInOrder = Readonly<Record<string, readonly WordField[]>>;
export type WordField = string | readonly [name: string, holds: string | readonly WordField[]];

/**
 * `words` run on from one text to the next; `aside` is read by itself, as what a picture shows and
 * a field that nothing renders; `figure` is a rate of a field of its own, which is beside the
 * text.
 */
export type Text = { path: Path; text: string; kind: 'words' | 'aside' | 'figure' };

/** Fields whose text no shopper reads. */
export const forStaff = new Set(['href', 'url', 'slug', 'path', 'anchor', 'query', 'placement', 'embed']);

type Fields = readonly WordField[] | undefined;
type Place = { path: Path; fields: Fields; kind: 'words' | 'aside' };

/** All texts of a value, those that shoppers read in their order first. */
export function textsIn(value: unknown, table: WordsInOrder, path: Path, fields?: Fields): Text[] {
  return read(value, { path, fields, kind: 'words' });

  function read(inner: unknown, place: Place): Text[] {
    const { path, kind } = place;
    if (typeof inner === 'string') return inner.trim() === '' ? [] : [{ path, text: inner, kind }];
    if (Array.isArray(inner))
      return inner.flatMap((item, at) => read(item, { ...place, path: [...path, step(item, at)] }));
    return isRecord(inner) ? readRecord(inner, place) : rateIn(inner, path);
  }

  function readRecord(record: Record<string, unknown>, { path, fields, kind }: Place): Text[] {
    // A paragraph is one text, whatever in it is bold.
    if (record._type === 'block' && Array.isArray(record.children))
      return [{ path, kind, text: record.children.map(spanText).join('') }];
    return inOrder(record, fieldsOf(record, table) ?? fields).flatMap(({ name, holds, listed }) =>
      read(record[name], {
        path: [...path, name],
        fields: holdsFields(holds, table),
        kind: listed ? kind : 'aside',
      }),
    );
  }
}

export const fieldsOf = ({ _type }: Record<string, unknown>, table: WordsInOrder): Fields =>
  typeof _type === 'string' && Object.hasOwn(table, _type) ? table[_type] : undefined;

/** The order within a field that holds an object. */
export function fieldsWithin(fields: Fields, name: string, table: WordsInOrder): Fields {
  const field = fields?.find((one) => typeof one !== 'string' && one[0] === name);
  return holdsFields(field?.[1], table);
}

const holdsFields = (holds: string | Fields, table: WordsInOrder): Fields =>
  typeof holds === 'string' ? table[holds] : holds;

type Entry = { name: string; holds?: string | readonly WordField[]; listed: boolean };

/** The fields of the order, then those it does not know; without an order they are as they come. */
function inOrder(record: Record<string, unknown>, fields: Fields): Entry[] {
  const names = Object.keys(record).filter((name) => !name.startsWith('_') && !forStaff.has(name));
  if (!fields) return names.map((name) => ({ name, listed: true }));
  const ordered = fields.flatMap((field): Entry[] => {
    const [name, holds] = typeof field === 'string' ? [field] : field;
    return Object.hasOwn(record, name) ? [{ name, ...(holds && { holds }), listed: true }] : [];
  });
  const listed = new Set(ordered.map(({ name }) => name));
  return [...ordered, ...names.filter((name) => !listed.has(name)).map((name) => ({ name, listed: false }))];
}

function rateIn(value: unknown, path: Path): Text[] {
  if (typeof value !== 'number') return [];
  if (path.at(-1) === 'comparisonRatePercent') return [{ path, text: `comparison rate ${value}%`, kind: 'figure' }];
  return path.at(-1) === 'interestRatePercent' ? [{ path, text: `${value}% p.a.`, kind: 'figure' }] : [];
}

const spanText = (span: unknown): string => (isRecord(span) && typeof span.text === 'string' ? span.text : '');
export const step = (item: unknown, at: number) =>
  isRecord(item) && typeof item._key === 'string' ? { _key: item._key } : at;
