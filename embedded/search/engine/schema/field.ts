import { badRequest } from '../failure.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';

const kinds = ['string', 'int32', 'int64', 'float', 'bool', 'geopoint', 'object', 'auto', 'string*'] as const;
export type Kind = (typeof kinds)[number];

/** One field of a collection's schema, with every default filled in. */
export type Field = {
  name: string;
  type: string;
  kind: Kind;
  list: boolean;
  facet: boolean;
  optional: boolean;
  index: boolean;
  sort: boolean;
  store: boolean;
  infix: boolean;
  locale: string;
  stem: boolean;
};

const switches = ['facet', 'optional', 'index', 'sort', 'store', 'infix', 'stem'] as const;

/** Reads a field definition of the schema; fails with the documented sentences. */
export function parseField(input: Json): Field {
  if (!isObject(input) || typeof input.name !== 'string' || input.name === '') {
    throw badRequest(
      'Wrong format for `fields`. It should be an array of objects containing `name`, `type`, `optional` and `facet`.',
    );
  }
  const { name } = input;
  if (typeof input.type !== 'string')
    throw badRequest(
      'Wrong format for `fields`. It should be an array of objects containing `name`, `type`, `optional` and `facet`.',
    );
  const { kind, list } = parseType(name, input.type);
  for (const key of switches) {
    if (input[key] !== undefined && typeof input[key] !== 'boolean') {
      throw badRequest(`The \`${key}\` property of the field \`${name}\` should be a boolean.`);
    }
  }
  refuseUnserved(name, input);
  const dynamic = isDynamic(name, kind);
  const index = input.index !== false;
  if (!index && input.facet === true)
    throw badRequest(`Field \`${name}\` cannot be a facet since it's marked as non-indexable.`);
  return {
    name,
    type: input.type,
    kind,
    list,
    index,
    facet: input.facet === true,
    optional: input.optional === true || dynamic || !index,
    sort: typeof input.sort === 'boolean' ? input.sort : isNumeric(kind) && !list,
    store: input.store !== false,
    infix: input.infix === true,
    locale: typeof input.locale === 'string' ? input.locale : '',
    stem: input.stem === true,
  };
}

/**
 * What the original does with a field and this engine does not: taken without effect, its searches
 * would return wrong results.
 */
const unserved = ['embed', 'num_dim', 'reference', 'stem', 'stem_dictionary'];

function refuseUnserved(name: string, input: JsonObject): void {
  const requested = unserved.find((key) => ![undefined, null, false, '', 0].includes(input[key] as null));
  if (requested)
    throw badRequest(`Property \`${requested}\` of the field \`${name}\` is not supported by this engine.`);
}

function parseType(name: string, type: string): { kind: Kind; list: boolean } {
  const list = type.endsWith('[]');
  const kind = kinds.find((candidate) => candidate === (list ? type.slice(0, -2) : type));
  if (!kind || (list && (kind === 'auto' || kind === 'string*'))) {
    throw badRequest(`Field \`${name}\` has an invalid data type \`${type}\`, see docs for supported data types.`);
  }
  return { kind, list };
}

export function isNumeric(kind: Kind): boolean {
  return kind === 'int32' || kind === 'int64' || kind === 'float' || kind === 'bool';
}

/** A field whose name is a pattern or whose type is found from the first value. */
export function isDynamic(name: string, kind: Kind): boolean {
  return kind === 'auto' || kind === 'string*' || name.includes('*');
}

/** The field as responses show it. */
export function fieldJson(field: Field) {
  const { kind: _kind, list: _list, ...shown } = field;
  return { ...shown, stem_dictionary: '' };
}
