import { timingSafeEqual } from 'node:crypto';
import { conflict, notFound } from '../engine/failure.ts';
import type { Json, JsonObject } from '../engine/json.ts';
import type { Store } from '../store/store.ts';
import { type ApiKey, collectionPattern, parseKey } from './api-key.ts';
import { isMadeWith, readScopedKey, type ScopedKey } from './scoped-key.ts';

/** What a presented key may do. `embedded` are the search parameters that a scoped key forces on every search. */
export type Access = {
  allows(action: string, collection: string): boolean;
  /** Whether it allows the action on any collection at all. */
  acts(action: string): boolean;
  embedded: JsonObject | null;
};

const searchOnly = 'documents:search';

/** The admin key and the stored keys. */
export class KeyRing {
  private readonly store: Store;
  private readonly adminKey: Buffer;
  private readonly keys = new Map<number, ApiKey>();
  private readonly byValue = new Map<string, ApiKey>();
  private readonly patterns = new Map<string, RegExp>();
  private lastId = -1;

  constructor(store: Store, adminKey: string) {
    this.store = store;
    this.adminKey = Buffer.from(adminKey);
    for (const { body } of store.records('key')) this.add(JSON.parse(body) as ApiKey);
  }

  /** Null for an unknown or expired key. */
  access(presented: string): Access | null {
    const bytes = Buffer.from(presented);
    if (bytes.length === this.adminKey.length && timingSafeEqual(bytes, this.adminKey)) {
      return { allows: () => true, acts: () => true, embedded: null };
    }
    const key = this.byValue.get(presented);
    if (key) return isOver(key.expiresAt) ? null : this.ownAccess(key);
    const scoped = presented.length > 64 ? readScopedKey(presented) : null;
    return scoped && this.scopedAccess(scoped);
  }

  list(): ApiKey[] {
    this.sweep();
    return [...this.keys.values()].sort((one, other) => one.id - other.id);
  }

  get(id: string): ApiKey {
    const key = /^\d{1,9}$/.test(id) ? this.keys.get(Number(id)) : undefined;
    if (!key) throw notFound();
    return key;
  }

  create(input: Json | undefined): ApiKey {
    this.sweep();
    const key = parseKey(input, this.lastId + 1);
    if (this.byValue.has(key.value)) throw conflict('Key generation conflict.');
    this.store.putRecord('key', String(key.id), JSON.stringify(key));
    this.add(key);
    return key;
  }

  remove(id: string): void {
    const key = this.get(id);
    this.store.dropRecord('key', String(key.id));
    this.keys.delete(key.id);
    this.byValue.delete(key.value);
  }

  /** Removes the expired keys that have `autodelete`. */
  private sweep(): void {
    for (const { id, autodelete, expiresAt } of [...this.keys.values()])
      if (autodelete && isOver(expiresAt)) this.remove(String(id));
  }

  private add(key: ApiKey): void {
    this.keys.set(key.id, key);
    this.byValue.set(key.value, key);
    this.lastId = Math.max(this.lastId, key.id);
  }

  /** A parent counts only while it can do nothing but search; its children expire with it. */
  private scopedAccess(scoped: ScopedKey): Access | null {
    const { expires_at: expiresAt } = scoped.parameters;
    if (expiresAt !== undefined && (typeof expiresAt !== 'number' || isOver(expiresAt))) return null;
    const parent = [...this.keys.values()].find(
      (key) => isSearchKey(key) && !isOver(key.expiresAt) && isMadeWith(scoped, key.value),
    );
    if (!parent) return null;
    const allows = (action: string, name: string) => action === searchOnly && this.allows(parent, action, name);
    return { allows, acts: (action) => action === searchOnly, embedded: scoped.parameters };
  }

  private ownAccess(key: ApiKey): Access {
    return {
      allows: (action, name) => this.allows(key, action, name),
      acts: (action) => mayAct(key, action),
      embedded: null,
    };
  }

  private allows(key: ApiKey, action: string, collection: string): boolean {
    return mayAct(key, action) && key.collections.some((pattern) => this.pattern(pattern).test(collection));
  }

  private pattern(text: string): RegExp {
    const cached = this.patterns.get(text) ?? collectionPattern(text);
    this.patterns.set(text, cached);
    return cached;
  }
}

function mayAct({ actions }: ApiKey, action: string): boolean {
  const everyVerb = `${action.split(':')[0]}:*`;
  return actions.some((one) => one === '*' || one === action || one === everyVerb);
}

function isSearchKey({ actions }: ApiKey): boolean {
  return actions.length === 1 && actions[0] === searchOnly;
}

function isOver(expiresAt: number): boolean {
  return Date.now() / 1000 >= expiresAt;
}
