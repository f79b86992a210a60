import { randomBytes } from 'node:crypto';
import { badRequest, notFound } from '../engine/failure.ts';
import { isObject, type Json, parseJson } from '../engine/json.ts';
import type { Store } from '../store/store.ts';

export type ApiKey = {
  id: number;
  value: string;
  description: string;
  actions: string[];
  collections: string[];
  /** Epoch seconds. */
  expires_at: number;
};

/** Typesense's "never". */
const never = 64_723_363_199;

/** The keys that the administrator made; a value is shown once, when it is made. */
export class Keys {
  readonly #store: Store;
  readonly #keys = new Map<number, ApiKey>();

  constructor(store: Store) {
    this.#store = store;
    for (const { body } of store.records('key')) {
      const key = parseJson(body) as ApiKey;
      this.#keys.set(key.id, key);
    }
  }

  /** Reads the body of POST /keys. Fails with 400 as documented. `now` is epoch seconds. */
  create(input: Json): ApiKey {
    if (!isObject(input)) throw badRequest('Bad JSON.');
    const description = typeof input.description === 'string' ? input.description : '';
    const key: ApiKey = {
      id: Math.max(-1, ...this.#keys.keys()) + 1,
      value:
        typeof input.value === 'string' && input.value !== '' ? input.value : randomBytes(24).toString('base64url'),
      description,
      actions: texts(input.actions, 'actions'),
      collections: texts(input.collections, 'collections'),
      expires_at: typeof input.expires_at === 'number' ? input.expires_at : never,
    };
    if ([...this.#keys.values()].some(({ value }) => value === key.value)) throw badRequest('Key generation conflict.');
    this.#keys.set(key.id, key);
    this.#store.putRecord('key', String(key.id), JSON.stringify(key));
    return key;
  }

  list() {
    return { keys: [...this.#keys.values()].map(shown) };
  }

  read(id: string) {
    return shown(this.#known(id));
  }

  remove(id: string): { id: number } {
    const key = this.#known(id);
    this.#keys.delete(key.id);
    this.#store.dropRecord('key', String(key.id));
    return { id: key.id };
  }

  find(value: string, now: number): ApiKey | undefined {
    return [...this.#keys.values()].find((key) => key.value === value && key.expires_at > now);
  }

  startingWith(prefix: string, now: number): ApiKey[] {
    return [...this.#keys.values()].filter((key) => key.value.startsWith(prefix) && key.expires_at > now);
  }

  #known(id: string): ApiKey {
    const key = this.#keys.get(Number(id));
    if (!key) throw notFound(`Not found.`);
    return key;
  }
}

function texts(input: Json | undefined, name: string): string[] {
  if (!Array.isArray(input) || !input.every((one) => typeof one === 'string')) {
    throw badRequest(`Wrong format for \`${name}\`. It should be an array of string.`);
  }
  return input.filter((one): one is string => typeof one === 'string');
}

/** A key without its value, which only the answer to its making holds. */
function shown({ value, ...rest }: ApiKey) {
  return { ...rest, value_prefix: value.slice(0, 4) };
}
