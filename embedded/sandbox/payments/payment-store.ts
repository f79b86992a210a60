import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Scope, ThingKind, Things } from './state.ts';

/** Objects, and characters of them all; the oldest go first. */
const maxThings = 60_000;
const maxCharacters = 200_000_000;
const maxResponses = 20_000;
/** Between two checks of these bounds, writes. */
const prunedEvery = 200;
/** Of one sweep of what is overdue. */
const maxOverdue = 100;

export type Filter = { after?: string; before?: string; from?: number; to?: number; types?: readonly string[] };

/**
 * What the payment provider of the sandbox has, on disk: what was acknowledged is there after any
 * crash.
 */
export class PaymentStore {
  readonly database: DatabaseSync;
  #writes = 0;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.database = new DatabaseSync(join(folder, 'payments.sqlite'));
    this.database.exec(
      `pragma journal_mode = wal; pragma synchronous = full;
       create table if not exists things (seq integer primary key autoincrement, id text unique, kind text, scope text,
         created integer, type text, due integer, json text);
       create index if not exists things_due on things (due) where due is not null;
       create index if not exists things_listed on things (kind, scope, seq);
       create table if not exists responses (seq integer primary key autoincrement, key text, scope text, request text,
         status integer, body text, created integer, unique (key, scope));
       create table if not exists deliveries (id integer primary key autoincrement, event text, due integer,
         attempt integer, forged integer);
       create index if not exists deliveries_due on deliveries (due);`,
    );
  }

  /** All of it or nothing is on the disk. */
  transaction<Result>(work: () => Result): Result {
    this.database.exec('begin immediate');
    try {
      const result = work();
      this.database.exec('commit');
      return result;
    } catch (error) {
      this.database.exec('rollback');
      throw error;
    }
  }

  get<Kind extends ThingKind>(kind: Kind, id: string, scope?: Scope): Things[Kind] | null {
    const row = this.database
      .prepare('select json from things where id = ? and kind = ? and scope = coalesce(?, scope)')
      .get(id, kind, scope ?? null);
    return row ? (JSON.parse(String(row.json)) as Things[Kind]) : null;
  }

  put<Kind extends ThingKind>(kind: Kind, thing: Things[Kind]): Things[Kind] {
    this.database
      .prepare(
        `insert into things (id, kind, scope, created, type, due, json) values (?, ?, ?, ?, ?, ?, ?)
         on conflict (id) do update set json = excluded.json, due = excluded.due`,
      )
      .run(
        thing.id,
        kind,
        thing.scope,
        thing.created,
        'type' in thing ? thing.type : '',
        dueOf(thing),
        JSON.stringify(thing),
      );
    this.#writes += 1;
    if (this.#writes % prunedEvery === 0) this.#prune();
    return thing;
  }

  /** The newest first. `scope` null lists them of every account, for the developers' page. */
  list<Kind extends ThingKind>(kind: Kind, scope: Scope | null, max: number, filter: Filter = {}): Things[Kind][] {
    const { after, before, from, to, types } = filter;
    const rows = this.database
      .prepare(
        `select json from things where kind = :kind and scope = coalesce(:scope, scope)
           and seq < coalesce((select seq from things where id = :after), 9e15)
           and seq > coalesce((select seq from things where id = :before), 0)
           and created >= coalesce(:from, created) and created < coalesce(:to, created + 1)
           and (:types is null or type in (select value from json_each(:types)))
         order by seq desc limit :max`,
      )
      .all({
        kind,
        scope,
        after: after ?? null,
        before: before ?? null,
        from: from ?? null,
        to: to ?? null,
        types: types ? JSON.stringify(types) : null,
        max,
      });
    return rows.map(({ json }) => JSON.parse(String(json)) as Things[Kind]);
  }

  /** Open sessions, payments that are authorised, and refunds that fail, whose time is over. */
  overdue(now: number): { kind: 'session' | 'payment' | 'refund'; id: string }[] {
    const rows = this.database
      .prepare(
        `select kind, case kind when 'charge' then json ->> '$.paymentId' else id end as id from things where due <= ? limit ${maxOverdue}`,
      )
      .all(now);
    return rows.map(({ kind, id }) => ({
      kind: kind === 'session' || kind === 'refund' ? kind : 'payment',
      id: String(id),
    }));
  }

  responseFor(key: string, scope: Scope, since: number): { request: string; status: number; body: string } | null {
    const row = this.database
      .prepare('select request, status, body from responses where key = ? and scope = ? and created >= ?')
      .get(key, scope, since);
    return row ? { request: String(row.request), status: Number(row.status), body: String(row.body) } : null;
  }

  storeResponse(
    key: string,
    scope: Scope,
    response: { request: string; status: number; body: string; at: number },
  ): void {
    this.database
      .prepare(
        'insert or replace into responses (key, scope, request, status, body, created) values (?, ?, ?, ?, ?, ?)',
      )
      .run(key, scope, response.request, response.status, response.body, response.at);
  }

  close(): void {
    this.database.close();
  }

  #prune(): void {
    this.database.exec(
      `delete from things where seq <= (select max(seq) from things) - ${maxThings};
       delete from responses where seq <= (select max(seq) from responses) - ${maxResponses};
       delete from things where seq <= (select max(seq) from (
         select seq, sum(length(json)) over (order by seq desc) as total from things) where total > ${maxCharacters});`,
    );
  }
}

/** When an object changes by itself: an open session expires, an authorisation ends, a refund fails. */
function dueOf(thing: Things[ThingKind]): number | null {
  if ('expiresAt' in thing) return thing.status === 'open' ? thing.expiresAt : null;
  if ('failsAt' in thing) return thing.failureBalanceId ? null : thing.failsAt;
  if ('captureBefore' in thing)
    return thing.captured || thing.amountRefunded > 0 || thing.decline ? null : thing.captureBefore;
  return null;
}
