import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '../store/database.ts';
import { credentialOf, Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';

let database: Database;
let sessions: Sessions;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-passwords-'));
  database = openDatabase(folder);
  sessions = new Sessions(database);
  onTestFinished(async () => {
    sessions.stop();
    closeDatabase(database);
    await rm(folder, { recursive: true, force: true });
  });
});

const user = (id: string, password: string) => ({
  id,
  email: `${id}@a.example`,
  name: id,
  roles: [],
  password,
});
const passwords = (of: string) =>
  new Passwords(
    database,
    sessions,
    ['ana', 'ben'].map((id) => user(id, `${id} ${of}`)),
  );
const full = (when: string) =>
  database.exec(`create trigger full before ${when} begin select raise(abort, 'full'); end`);
const empty = () => database.exec('drop trigger full');

it('a password that cannot be stored holds up no other user, and is stored when it is used', async () => {
  expect(await passwords('old').matches('ana', 'ana old')).toBe(true);
  full("insert on credentials when new.user = 'ana'");
  const changed = passwords('new');
  expect(await changed.matches('ben', 'ben new')).toBe(true);
  for (const password of ['ana old', 'ana new']) await expect(changed.matches('ana', password)).rejects.toThrow('full');
  empty();
  expect([await changed.matches('ana', 'ana old'), await changed.matches('ana', 'ana new')]).toEqual([false, true]);
  expect([await changed.matches(undefined, 'ana new'), await changed.matches('cleo', '')]).toEqual([false, false]);
});

it('a new password ends the sessions of the old one, also where that failed at first', async () => {
  expect(await passwords('old').matches('ana', 'ana old')).toBe(true);
  const token = sessions.open('ana');
  full('delete on sessions');
  const changed = passwords('new');
  await expect(changed.matches('ana', 'ana new')).rejects.toThrow('full');
  empty();
  expect(await changed.matches('ana', 'ana new')).toBe(true);
  expect(sessions.find(token)).toBeUndefined();
});

it('[PLUS-19] a password that was replaced while it was checked is not the right one', async () => {
  const all = new Passwords(database, sessions, []);
  all.replace('ana', await credentialOf('ana before'));
  const token = sessions.open('ana');
  expect(await all.matches('ana', 'ana before')).toBe(true);
  const after = await credentialOf('ana after');
  const checked = all.matches('ana', 'ana before');
  // The hash is read before, and compared a few milliseconds later.
  await new Promise(setImmediate);
  all.replace('ana', after);
  expect([await checked, await all.matches('ana', 'ana after')]).toEqual([false, true]);
  expect([sessions.find(token), [...all.holders()]]).toEqual([undefined, ['ana']]);
});
