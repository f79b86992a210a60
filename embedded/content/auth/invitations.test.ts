import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '../store/database.ts';
import { Invitations } from './invitations.ts';

const day = 24 * 60 * 60 * 1000;
let folder: string;
let database: Database;
let invitations: Invitations;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-invitations-'));
  database = openDatabase(folder);
  invitations = new Invitations(database);
  onTestFinished(async () => {
    closeDatabase(database);
    await rm(folder, { recursive: true, force: true });
  });
});

describe('an invitation', () => {
  it('[PLUS-19] is good for seven days, and once', () => {
    const { code, expires } = invitations.issue('ann', 0);
    expect([code.length, expires]).toEqual([43, 7 * day]);
    expect([invitations.memberOf(code, 7 * day - 1), invitations.memberOf(code, 7 * day)]).toEqual(['ann', undefined]);
    const store = vi.fn();
    expect(invitations.redeem(code, store, 7 * day)).toBe(false);
    expect(invitations.redeem(code, store, day)).toBe(true);
    expect(invitations.redeem(code, store, day)).toBe(false);
    expect(store.mock.calls).toEqual([['ann']]);
    expect(invitations.memberOf(code, day)).toBeUndefined();
  });

  it('[PLUS-19] ends the one before of the same member, and no other one’s', () => {
    const [first, other, second] = [invitations.issue('ann'), invitations.issue('ben'), invitations.issue('ann')];
    const members = [first, other, second].map(({ code }) => invitations.memberOf(code));
    expect(members).toEqual([undefined, 'ben', 'ann']);
    expect([...invitations.open().keys()].sort()).toEqual(['ann', 'ben']);
    expect(invitations.open(second.expires).size).toBe(0);
  });

  it('[PLUS-19] stays good when what it is used for cannot be stored', () => {
    const { code } = invitations.issue('ann');
    const store = () => {
      throw new Error('full');
    };
    expect(() => invitations.redeem(code, store)).toThrow('full');
    expect(invitations.memberOf(code)).toBe('ann');
  });

  it('[PLUS-19] is in the store as a hash alone', async () => {
    const { code } = invitations.issue('ann');
    const files = await Promise.all(
      ['', '-wal'].map((end) => readFile(join(folder, `content.sqlite${end}`), 'latin1')),
    );
    expect(files.join('')).not.toContain(code);
    for (const wrong of ['', code.slice(1), `${code}a`, code.toLowerCase()])
      expect(invitations.memberOf(wrong), wrong).toBeUndefined();
  });
});
