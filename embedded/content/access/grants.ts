import { runSync } from '../query/evaluate.ts';
import { parseQuery } from '../query/parse.ts';
import type { MayRead } from '../query/perspective.ts';
import type { Plan } from '../query/plan.ts';
import type { DocumentSource } from '../query/source.ts';
import type { RoleSetup } from '../setup.ts';
import type { StoredDocument } from '../store/document.ts';
import type { DocumentMemory } from '../store/memory.ts';
import type { Caller } from './caller.ts';

type Permission = RoleSetup['grants'][number]['permissions'][number];

const EVERYTHING = new Set(['true', '_id in path("**")', "_id in path('**')"]);

interface Rule {
  readonly filter: string;
  readonly everything: boolean;
  readonly plan: Plan;
  readonly permissions: ReadonlySet<Permission>;
}

interface Verdict {
  readonly allowed: boolean;
  /**
   * The documents that the result depended on beside its own; undefined: it read the whole dataset.
   */
  readonly followed: ReadonlyMap<string, StoredDocument | undefined> | undefined;
  readonly version: number;
}

function rule(grant: RoleSetup['grants'][number]): Rule {
  const everything = EVERYTHING.has(grant.filter.trim());
  return { filter: grant.filter, everything, plan: parseQuery(grant.filter), permissions: new Set(grant.permissions) };
}

function manageEverything(rules: readonly Rule[]): boolean {
  return rules.some((one) => one.everything && one.permissions.has('manage'));
}

/** What one caller may do, decided by the grants of the caller's roles. */
export class Grants {
  readonly #rules: readonly Rule[];
  readonly #caller: Caller;
  readonly #memory: DocumentMemory;
  readonly #raw: DocumentSource;
  readonly #readable = new WeakMap<StoredDocument, Verdict>();
  readonly readsEverything: boolean;
  readonly managesEverything: boolean;

  constructor(roles: readonly RoleSetup[], caller: Caller, memory: DocumentMemory, raw: DocumentSource) {
    this.#rules = roles.flatMap((role) => role.grants.map(rule));
    this.#caller = caller;
    this.#memory = memory;
    this.#raw = raw;
    this.readsEverything = this.#rules.some((one) => one.everything && one.permissions.has('read'));
    this.managesEverything = manageEverything(this.#rules);
  }

  /**
   * May the caller do this to a document that looks like this? `source` resolves references inside
   * the filter.
   */
  allows(permission: Permission, document: StoredDocument, source: DocumentSource): boolean {
    return this.#rules.some((one) => one.permissions.has(permission) && this.#matches(one, document, source));
  }

  /** Is there any document on which the caller has this permission? */
  has(permission: Permission): boolean {
    return this.#rules.some((one) => one.permissions.has(permission));
  }

  /** May the caller change any stored form of this document? `published`: the id of its published form. */
  worksOn(published: string): boolean {
    return [...this.#memory.formsOf(published)].some((id) => {
      const document = this.#memory.get(id);
      return document !== undefined && this.allows('update', document, this.#raw);
    });
  }

  /** A stored document's readability is remembered until it or something its filter followed changes. */
  readonly mayRead: MayRead = (document) => {
    if (this.readsEverything) return true;
    const existing = this.#readable.get(document);
    if (existing && this.#holds(existing)) return existing.allowed;
    const followed = new Map<string, StoredDocument | undefined>();
    const note = (id: string) => followed.set(id, this.#memory.get(id));
    const rules = this.#rules.filter((one) => one.permissions.has('read'));
    const allowed = rules.some((one) => this.#matches(one, document, this.#raw, note));
    const local = rules.every((one) => !one.plan.readsEverything && one.plan.lookups.length === 0);
    this.#readable.set(document, { allowed, followed: local ? followed : undefined, version: this.#memory.version });
    return allowed;
  };

  /**
   * The grants in the form of Sanity's access control endpoint, for the Studio, which has no
   * `$site`.
   */
  describe(): { filter: string; permissions: string[] }[] {
    const site = JSON.stringify(this.#caller.site);
    return this.#rules.map((one) => ({
      filter: one.filter.replaceAll(/\$site\b/g, () => site),
      permissions: [...one.permissions].filter((permission) => permission !== 'refer'),
    }));
  }

  #holds(verdict: Verdict): boolean {
    if (verdict.version === this.#memory.version) return true;
    if (!verdict.followed) return false;
    for (const [id, document] of verdict.followed) if (this.#memory.get(id) !== document) return false;
    return true;
  }

  #matches(one: Rule, root: StoredDocument, source: DocumentSource, onDereference?: (id: string) => void): boolean {
    if (one.everything) return true;
    const input = { source, root, params: { site: this.#caller.site }, identity: this.#caller.id };
    return runSync(one.plan, onDereference ? { ...input, onDereference } : input) === true;
  }
}

/** Grants of every caller, made once for each caller's id. */
export class Access {
  readonly #roles: readonly RoleSetup[];
  readonly #memory: DocumentMemory;
  readonly #raw: DocumentSource;
  readonly #cached = new Map<string, Grants>();

  constructor(roles: readonly RoleSetup[], memory: DocumentMemory, raw: DocumentSource) {
    this.#roles = roles;
    this.#memory = memory;
    this.#raw = raw;
  }

  of(caller: Caller): Grants {
    const found = this.#cached.get(caller.id);
    if (found) return found;
    const held = this.#roles.filter((role) => caller.roles.includes(role.name));
    const grants = new Grants(held, caller, this.#memory, this.#raw);
    this.#cached.set(caller.id, grants);
    return grants;
  }

  /** Does this role by itself manage everything? */
  managesEverything(role: string): boolean {
    return this.#roles.some(({ name, grants }) => name === role && manageEverything(grants.map(rule)));
  }

  roleTitle(name: string): string {
    return this.#roles.find((role) => role.name === name)?.title ?? name;
  }
}
