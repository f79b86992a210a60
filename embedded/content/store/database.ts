import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Every table of the service in one file, so that a publish and its pending webhook commit together. */
const SCHEMA = `
create table if not exists documents (
  id text primary key,
  body text not null
) without rowid;
create table if not exists transactions (
  sequence integer primary key,
  id text not null unique,
  timestamp text not null,
  author text not null
);
create table if not exists changes (
  sequence integer not null references transactions (sequence),
  document text not null,
  body text,
  primary key (document, sequence)
) without rowid;
create index if not exists changes_by_transaction on changes (sequence);
create table if not exists credentials (
  user text primary key,
  salt blob not null,
  hash blob not null
) without rowid;
create table if not exists members (
  id text primary key,
  name text not null,
  email text unique,
  role text,
  site text
) without rowid;
create table if not exists invitations (
  member text primary key,
  hash text not null unique,
  expires integer not null
) without rowid;
create table if not exists sessions (
  hash text primary key,
  user text not null,
  expires integer not null
) without rowid;
create table if not exists settings (
  user text not null,
  key text not null,
  value text not null,
  primary key (user, key)
) without rowid;
create table if not exists secrets (
  name text primary key,
  value blob not null
) without rowid;
create table if not exists deliveries (
  id integer primary key,
  webhook text not null,
  idempotency_key text not null,
  operation text not null,
  document text not null,
  transaction_id text not null,
  timestamp text not null,
  body text not null,
  attempts integer not null default 0,
  next_attempt integer not null,
  last_error text
);
`;

export type Database = DatabaseSync;

/** Opens the store of `directory`. synchronous=FULL: a commit is on disk before it is acknowledged. */
export function openDatabase(directory: string): Database {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(directory, 'content.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 3000;');
  database.exec(SCHEMA);
  return database;
}

/** Runs `work` in one write transaction; anything it throws rolls all of it back. */
export function inTransaction<Result>(database: Database, work: () => Result): Result {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** Writes the log back into the main file, so that the next start reads one file. */
export function closeDatabase(database: Database): void {
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
}
