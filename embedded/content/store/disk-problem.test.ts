import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, type Database, openDatabase } from './database.ts';
import { diskProblem } from './disk-problem.ts';

let directory: string;
let database: Database | undefined;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'content-disk-'));
});
afterEach(() => {
  if (database) closeDatabase(database);
  database = undefined;
  rmSync(directory, { recursive: true, force: true });
});

const failureOf = (work: () => void): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
};
const failed = (code: string) => Object.assign(new Error(code), { code });

describe('a disk that takes no writes', () => {
  it('is 507 where SQLite or the file system have no room left', () => {
    database = openDatabase(directory);
    const pages = Number(database.prepare('pragma page_count').get()?.page_count);
    database.exec(`pragma max_page_count = ${pages}`);
    const write = database.prepare('insert into documents values (?, ?)');
    const error = failureOf(() => write.run('long', 'x'.repeat(1_000_000)));
    expect(diskProblem(error)?.status).toBe(507);
    expect(diskProblem(failed('ENOSPC'))?.status).toBe(507);
  });

  it('is 503 where it is broken or read-only, and nothing else is taken for it', () => {
    database = openDatabase(directory);
    database.exec('pragma query_only = on');
    const db = database;
    expect(diskProblem(failureOf(() => db.exec("insert into documents values ('a', 'b')")))?.status).toBe(503);
    expect(diskProblem(failed('EROFS'))?.status).toBe(503);
    expect(diskProblem(failureOf(() => db.exec('select nothing from nowhere')))).toBeUndefined();
    expect(diskProblem(new Error('no code'))).toBeUndefined();
    expect(diskProblem(failed('ECONNRESET'))).toBeUndefined();
  });
});
