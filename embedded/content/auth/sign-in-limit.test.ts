import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '../store/database.ts';
import { Devices } from './devices.ts';
import { SignInLimit } from './sign-in-limit.ts';

const email = 'ann@dealer.example';
const made = (limit: SignInLimit, count: number, attempt: (at: number) => Parameters<SignInLimit['wait']>[0]) =>
  Array.from({ length: count }, (_, at) => limit.wait(attempt(at))).filter((wait) => wait === 0).length;

describe('guesses at passwords', () => {
  it('[CMS-01] from many addresses at one account are a hundred, and its recognised browsers stay, ten guesses each', () => {
    const limit = new SignInLimit();
    const strange = (at: number) => ({ email, network: `192.0.2.${at % 60}`, device: undefined });
    expect(made(limit, 500, strange)).toBe(100);
    expect(limit.wait({ email, network: '203.0.113.1', device: undefined })).toBeGreaterThan(0);
    const trusted = { email, network: '192.0.2.1', device: 'one' };
    expect(made(limit, 20, () => trusted)).toBe(10);
    expect(made(limit, 20, () => ({ ...trusted, device: 'another' }))).toBe(10);
  });

  it('[CMS-01] fifty of one address leave two at each account there, and ten elsewhere', () => {
    const limit = new SignInLimit();
    made(limit, 60, (at) => ({ email: `u${at}@dealer.example`, network: '192.0.2.1', device: undefined }));
    expect(made(limit, 20, () => ({ email, network: '192.0.2.1', device: undefined }))).toBe(2);
    expect(made(limit, 20, () => ({ email, network: '192.0.2.2', device: undefined }))).toBe(10);
  });

  it('[CMS-01] a right one clears those of its account from there alone', () => {
    const limit = new SignInLimit();
    const own = { email, network: '192.0.2.1', device: undefined };
    const other = { ...own, email: 'bob@dealer.example' };
    made(limit, 10, () => other);
    made(limit, 9, () => own);
    expect(limit.wait(own)).toBe(0);
    limit.succeeded(own);
    expect(made(limit, 20, () => own)).toBe(10);
    expect(limit.wait(other)).toBeGreaterThan(0);
  });
});

describe('a recognised browser', () => {
  let directory: string;
  let database: Database;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'content-devices-'));
    database = openDatabase(directory);
  });
  afterAll(() => {
    closeDatabase(database);
    rmSync(directory, { recursive: true, force: true });
  });

  it('[CMS-01] is one of the account that signed in there, also after a restart, and no forged cookie makes one', () => {
    const devices = new Devices(database);
    const cookie = devices.remember(undefined, email);
    const device = devices.find(cookie, email);
    expect(device).toMatch(/^[\w-]{24}$/);
    expect(devices.find(cookie, 'bob@dealer.example')).toBeUndefined();
    expect(new Devices(database).find(cookie, email)).toBe(device);
    const [, proof = ''] = cookie.split('.');
    for (const forged of [`${'a'.repeat(24)}.${proof}`, String(device), `${device}.`, `.${proof}`, '', 'x.y.z'])
      expect(devices.find(forged, email), forged).toBeUndefined();
  });

  it('[CMS-01] knows five people, the last first', () => {
    const devices = new Devices(database);
    const people = Array.from({ length: 7 }, (_, at) => `u${at}@dealer.example`);
    const cookie = people.reduce<string | undefined>((before, one) => devices.remember(before, one), undefined);
    expect(people.map((one) => devices.find(cookie, one) !== undefined)).toEqual([
      ...[false, false],
      ...[true, true, true, true, true],
    ]);
  });
});
