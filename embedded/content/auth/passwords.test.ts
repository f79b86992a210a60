import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { closeDatabase, openDatabase } from '../store/database.ts';
import { Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';

it('a password that cannot be stored holds up no other user, and is stored when it is used', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-passwords-'));
  const database = openDatabase(folder);
  onTestFinished(async () => {
    closeDatabase(database);
    await rm(folder, { recursive: true, force: true });
  });
  const user = (id: string, password: string) => ({
    ...{ id, email: `${id}@a.example`, name: id },
    roles: [],
    password,
  });
  const passwords = (of: string) =>
    new Passwords(
      database,
      new Sessions(database),
      ['ana', 'ben'].map((id) => user(id, `${id} ${of}`)),
    );
  expect(await passwords('old').matches('ana', 'ana old')).toBe(true);
  database.exec(
    `create trigger full before insert on credentials when new.user = 'ana' begin select raise(abort, 'full'); end`,
  );
  const changed = passwords('new');
  expect(await changed.matches('ben', 'ben new')).toBe(true);
  for (const password of ['ana old', 'ana new']) await expect(changed.matches('ana', password)).rejects.toThrow('full');
  database.exec('drop trigger full');
  expect([await changed.matches('ana', 'ana old'), await changed.matches('ana', 'ana new')]).toEqual([false, true]);
  expect([await changed.matches(undefined, 'ana new'), await changed.matches('cleo', '')]).toEqual([false, false]);
});
