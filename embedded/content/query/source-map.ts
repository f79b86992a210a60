import { isRecord, type StoredDocument } from '../store/document.ts';
import type { DocumentSource } from './source.ts';

interface SourceMap {
  readonly documents: { _id: string; _type: string }[];
  readonly paths: string[];
  readonly mappings: Record<
    string,
    { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }
  >;
}

/** A place in a stored document that a piece of the result seems to come from. */
interface Origin {
  readonly document: StoredDocument;
  readonly value: unknown;
  readonly path: string;
}

function step(path: string, key: string): string {
  return `${path}['${key.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`;
}

/**
 * Guesses where each text of a query's result comes from. groq-js does not trace values, so this compares: an object
 * with `_id` is that document, a field of the same name and value is that field, array items meet by `_key`. Enough for
 * click-to-edit when projections keep `_id`, `_type` and `_key`; two fields with equal texts can be mistaken.
 */
class SourceMapBuilder {
  readonly map: SourceMap = { documents: [], paths: [], mappings: {} };
  readonly #documents = new Map<string, number>();
  readonly #paths = new Map<string, number>();
  readonly #source: DocumentSource;

  constructor(source: DocumentSource) {
    this.#source = source;
  }

  walk(result: unknown, path: string, origin: Origin | undefined): void {
    if (typeof result === 'string') this.#text(result, path, origin);
    else if (Array.isArray(result)) this.#array(result, path, origin);
    else if (isRecord(result)) this.#object(result, path, this.#own(result) ?? origin);
  }

  #text(text: string, path: string, origin: Origin | undefined): void {
    if (origin?.value !== text) return;
    const { document } = origin;
    const id = typeof document._originalId === 'string' ? document._originalId : document._id;
    const source = {
      type: 'documentValue' as const,
      document: this.#documentIndex(id, document._type),
      path: this.#pathIndex(origin.path),
    };
    this.map.mappings[path] = { type: 'value', source };
  }

  #array(items: unknown[], path: string, origin: Origin | undefined): void {
    const source = Array.isArray(origin?.value) ? origin.value : [];
    for (const [index, item] of items.entries()) {
      this.walk(item, `${path}[${index}]`, origin && this.#item(item, index, items.length, source, origin));
    }
  }

  #item(item: unknown, index: number, length: number, source: unknown[], origin: Origin): Origin | undefined {
    const key = isRecord(item) ? item._key : undefined;
    if (typeof key === 'string') {
      const found = source.find((candidate) => isRecord(candidate) && candidate._key === key);
      return found === undefined
        ? undefined
        : this.#follow({ ...origin, value: found, path: `${origin.path}[?(@._key=='${key}')]` }, item);
    }
    if (source.length !== length) return undefined;
    return this.#follow({ ...origin, value: source[index], path: `${origin.path}[${index}]` }, item);
  }

  #object(result: Record<string, unknown>, path: string, origin: Origin | undefined): void {
    const fields = isRecord(origin?.value) ? origin.value : undefined;
    for (const [name, value] of Object.entries(result)) {
      if (name.startsWith('_')) continue;
      this.walk(value, step(path, name), origin && fields && this.#field(name, value, fields, origin));
    }
  }

  #field(name: string, value: unknown, fields: Record<string, unknown>, origin: Origin): Origin | undefined {
    if (name in fields) {
      const own = { ...origin, value: fields[name], path: step(origin.path, name) };
      const slug = isRecord(own.value) && typeof value === 'string' ? own.value.current : undefined;
      return slug === value && slug !== undefined
        ? { ...own, value, path: step(own.path, 'current') }
        : this.#follow(own, value);
    }
    return this.#alias(value, fields, origin);
  }

  /** A renamed field: `"slug": x.current`, `"name": ref->name`, or any field that holds the same text. */
  #alias(value: unknown, fields: Record<string, unknown>, origin: Origin): Origin | undefined {
    if (typeof value !== 'string' || value === '') return undefined;
    for (const [name, field] of Object.entries(fields)) {
      const path = step(origin.path, name);
      if (field === value && !name.startsWith('_')) return { ...origin, value, path };
      if (!isRecord(field)) continue;
      if (field.current === value) return { ...origin, value, path: step(path, 'current') };
      const target = typeof field._ref === 'string' ? this.#source.get(field._ref) : undefined;
      const found = target && Object.entries(target).find(([key, inner]) => inner === value && !key.startsWith('_'));
      if (target && found) return { document: target, value, path: step('$', found[0]) };
    }
    return undefined;
  }

  /** An object where the document has a reference is a projection of the referenced document. */
  #follow(origin: Origin, result: unknown): Origin {
    const reference = isRecord(origin.value) ? origin.value._ref : undefined;
    if (typeof reference !== 'string' || !isRecord(result) || '_ref' in result) return origin;
    const document = this.#source.get(reference);
    return document ? { document, value: document, path: '$' } : origin;
  }

  #own(result: Record<string, unknown>): Origin | undefined {
    const document = typeof result._id === 'string' ? this.#source.get(result._id) : undefined;
    return document && { document, value: document, path: '$' };
  }

  #documentIndex(_id: string, _type: string): number {
    const existing = this.#documents.get(_id);
    if (existing !== undefined) return existing;
    this.#documents.set(_id, this.map.documents.length);
    return this.map.documents.push({ _id, _type }) - 1;
  }

  #pathIndex(path: string): number {
    const existing = this.#paths.get(path);
    if (existing !== undefined) return existing;
    this.#paths.set(path, this.map.paths.length);
    return this.map.paths.push(path) - 1;
  }
}

/** Content Source Map of a result, in Sanity's format `withKeyArraySelector`. */
export function sourceMap(result: unknown, source: DocumentSource): SourceMap {
  const builder = new SourceMapBuilder(source);
  builder.walk(result, '$', undefined);
  return builder.map;
}
