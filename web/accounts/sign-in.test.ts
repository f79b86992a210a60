import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionRules, signInRules } from '@/domain/accounts/sign-in-rules.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { TextMessage } from '@/web/integrations/sms/port.ts';
import { listDevices } from '@/web/records/account-sessions.ts';
import { listSavedCars } from '@/web/records/saved-cars.ts';
import { type AccountServices, openAccounts } from './account-services.ts';
import { type CodeEntry, confirmCode } from './confirm-code.ts';
import { findSession } from './find-session.ts';
import { type CodeRequest, requestCode } from './request-code.ts';

const now = Date.parse('2026-11-25T03:00:00Z');
let postgres: TestRecords;
let accounts: AccountServices;
let texts: TextMessage[] = [];
let gateway: 'up' | 'down' = 'up';

beforeAll(async () => {
  postgres = await testRecords();
  const send = async (text: TextMessage) => {
    if (gateway === 'down') throw new Error('down');
    texts.push(text);
  };
  accounts = openAccounts(postgres.open(8), { kind: 'sandbox', send }, 'secret of the deployment');
});
afterAll(() => postgres.end());
beforeEach(async () => {
  texts = [];
  gateway = 'up';
  await postgres.query('truncate accounts, sign_in_challenges, rate_limits cascade');
});

const request = (more: Partial<CodeRequest> = {}): CodeRequest => ({
  site: { slug: 'a', name: 'Southbank Ford' },
  host: 'a.example',
  phone: '0412 555 019',
  address: '203.0.113.7',
  challenge: '',
  device: '',
  cars: [],
  now,
  ...more,
});
const entry = (challenge: string, code: string, more: Partial<CodeEntry> = {}): CodeEntry => ({
  site: 'a',
  challenge,
  code,
  address: '203.0.113.7',
  device: 'Chrome on Windows',
  now,
  ...more,
});
const noCars = async () => new Map();
const codeOf = (text: TextMessage | undefined) => text?.text.slice(0, 6) ?? '';
const wrong = (code: string) => (code === '123456' ? '654321' : '123456');

async function sent(more: Partial<CodeRequest> = {}): Promise<{ token: string; code: string }> {
  const response = await requestCode(accounts, request(more));
  if (response.kind !== 'sent') throw new Error(response.kind);
  return { token: response.token, code: codeOf(texts.at(-1)) };
}

async function signedIn(more: Partial<CodeRequest> = {}) {
  const { token, code } = await sent(more);
  const response = await confirmCode(accounts, entry(token, code, { site: more.site?.slug ?? 'a' }), noCars);
  if (response.kind !== 'signed-in') throw new Error(response.kind);
  return response;
}

describe('[SAVE-06] a one-time code', () => {
  it('is texted with the dealer’s name, and a last line by which phones offer it on this host alone', async () => {
    const { code } = await sent();
    expect(texts[0]?.to).toBe('+61412555019');
    expect(texts[0]?.text).toMatch(/^\d{6} is your code for Southbank Ford\./);
    expect(texts[0]?.text.split('\n').at(-1)).toBe(`@a.example #${code}`);
  });

  it('signs in once, also when it is pasted with spaces', async () => {
    const { token, code } = await sent();
    const pasted = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    expect((await confirmCode(accounts, entry(token, pasted), noCars)).kind).toBe('signed-in');
    expect((await confirmCode(accounts, entry(token, code), noCars)).kind).toBe('ended');
  });

  it('signs one in of many who bring it at one moment', async () => {
    const { token, code } = await sent();
    const all = await Promise.all(Array.from({ length: 12 }, () => confirmCode(accounts, entry(token, code), noCars)));
    expect(all.filter(({ kind }) => kind === 'signed-in')).toHaveLength(1);
  });

  it('ends after five wrong tries, side by side too, and the right one comes too late', async () => {
    const { token, code } = await sent();
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => confirmCode(accounts, entry(token, wrong(code)), noCars)),
    );
    const left = tries.flatMap((one) => (one.kind === 'wrong' ? one.left : [])).sort();
    expect(left).toEqual([0, 1, 2, 3, 4]);
    expect((await confirmCode(accounts, entry(token, code), noCars)).kind).toBe('ended');
  });

  it('ends after five minutes', async () => {
    const { token, code } = await sent();
    const late = entry(token, code, { now: now + signInRules.codeMs });
    expect((await confirmCode(accounts, late, noCars)).kind).toBe('ended');
  });

  it('counts with the browser and on the site that requested it, and nowhere else', async () => {
    const [mine, theirs] = [await sent(), await sent({ phone: '0412 555 020' })];
    expect((await confirmCode(accounts, entry(theirs.token, mine.code), noCars)).kind).toMatch(/wrong/);
    expect((await confirmCode(accounts, entry(mine.token, mine.code, { site: 'b' }), noCars)).kind).toBe('ended');
    expect((await confirmCode(accounts, entry('forged', mine.code), noCars)).kind).toBe('ended');
    expect((await confirmCode(accounts, entry(mine.token, mine.code), noCars)).kind).toBe('signed-in');
  });

  it('is nowhere in the records', async () => {
    const { token, code } = await sent();
    const rows = JSON.stringify(await postgres.query('select * from sign_in_challenges'));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(`"${code}"`);
  });

  it('what is no code costs no try', async () => {
    const { token, code } = await sent();
    for (const text of ['', '12345', '1234567', 'abcdef'])
      expect((await confirmCode(accounts, entry(token, text), noCars)).kind).toBe('unreadable');
    expect((await confirmCode(accounts, entry(token, wrong(code)), noCars)).kind).toBe('wrong');
  });

  it('that could not be sent is reported, and the next try is open', async () => {
    gateway = 'down';
    expect((await requestCode(accounts, request())).kind).toBe('unsent');
    gateway = 'up';
    expect((await requestCode(accounts, request())).kind).toBe('sent');
  });

  it('returns when the next text may be requested', async () => {
    const { token } = await sent();
    const again = await requestCode(accounts, request({ challenge: token, now: now + 6_000 }));
    expect(again).toEqual({ kind: 'wait', seconds: 24 });
    const later = await requestCode(accounts, request({ challenge: token, now: now + signInRules.resendMs }));
    expect(later.kind).toBe('sent');
  });
});

describe('[SAVE-06] limits', () => {
  it('one number gets few texts, from many addresses too; its owner’s own browser goes on', async () => {
    const owner = await signedIn();
    const kinds: string[] = [];
    for (let at = 0; at < 40; at += 1)
      kinds.push((await requestCode(accounts, request({ address: `198.51.100.${at}` }))).kind);
    expect(kinds.filter((kind) => kind === 'sent').length).toBeLessThan(21);
    expect(kinds.at(-1)).toBe('wait');
    expect((await requestCode(accounts, request({ device: owner.device }))).kind).toBe('sent');
    expect((await requestCode(accounts, request({ device: 'forged' }))).kind).toBe('wait');
  });

  it('one address tries so many codes, whatever it tries them on', async () => {
    const kinds = await Promise.all(
      Array.from({ length: 80 }, (_, at) => confirmCode(accounts, entry(`token-${at}`, '123456'), noCars)),
    );
    expect(kinds.filter(({ kind }) => kind === 'wait').length).toBe(20);
  });
});

describe('[SAVE-06] a session', () => {
  it('belongs to one site: the same number is another account on another', async () => {
    const one = await signedIn();
    const other = await signedIn({ site: { slug: 'b', name: 'B' }, address: '203.0.113.8' });
    expect(one.account.id).not.toBe(other.account.id);
    const find = (site: string, token: string) => findSession(accounts, { site, token, now, rotate: false });
    expect((await find('a', one.token))?.account.phone).toBe('+61412555019');
    expect(await find('b', one.token)).toBeNull();
    expect(await find('a', 'forged')).toBeNull();
    expect(await find('a', '')).toBeNull();
  });

  it('is found again by the same account at the next sign-in, with one more device', async () => {
    const [first, second] = [await signedIn(), await signedIn({ address: '203.0.113.9' })];
    expect(second.account.id).toBe(first.account.id);
    expect(await listDevices(accounts.records.database, first.account.id)).toHaveLength(2);
  });

  it('gets a new token each day; the former works a minute longer and then no more', async () => {
    const { token } = await signedIn();
    await postgres.query(`update account_sessions set rotated_at = $1, used_at = $1`, [new Date(now)]);
    const at = now + sessionRules.rotateMs + 1;
    const rotated = await findSession(accounts, { site: 'a', token, now: at, rotate: true });
    expect(rotated?.token).toBeTruthy();
    const find = (one: string, when: number) =>
      findSession(accounts, { site: 'a', token: one, now: when, rotate: false });
    expect(await find(token, at + 30_000)).not.toBeNull();
    expect(await find(token, at + sessionRules.overlapMs + 1)).toBeNull();
    expect(await find(rotated?.token ?? '', at + sessionRules.overlapMs + 1)).not.toBeNull();
  });

  it('leaves no row, and a code none, once they are over', async () => {
    await signedIn();
    // The records date a session's use by their own clock.
    await accounts.prune(Date.now() + sessionRules.idleMs + 86_400_000);
    const rows = await postgres.query(
      'select (select count(*)::int from sign_in_challenges) as codes, (select count(*)::int from account_sessions) as sessions',
    );
    expect(rows).toEqual([{ codes: 0, sessions: 0 }]);
  });

  it('ends when it was not used for ninety days', async () => {
    const { token } = await signedIn();
    await postgres.query(`update account_sessions set used_at = $1`, [new Date(now)]);
    const find = (when: number) => findSession(accounts, { site: 'a', token, now: when, rotate: false });
    expect(await find(now + sessionRules.idleMs + 1)).toBeNull();
  });

  it('[SAVE-02] begins with the vehicles that the browser brought, each once', async () => {
    const state = {
      slug: 'r',
      name: 'Ranger',
      make: 'Ford',
      model: 'Ranger',
      image: '',
      priceCents: 1,
      availability: 'for_sale' as const,
    };
    const readCars = async (ids: readonly string[]) =>
      new Map(ids.filter((id) => id !== 'gone').map((id) => [id, state]));
    const { token, code } = await sent({ cars: ['1', '2', 'gone', '2'] });
    const response = await confirmCode(accounts, entry(token, code), readCars);
    if (response.kind !== 'signed-in') throw new Error(response.kind);
    expect(response.cars).toBe(2);
    const next = await sent({ cars: ['2', '3'], address: '203.0.113.10' });
    await confirmCode(accounts, entry(next.token, next.code), readCars);
    const cars = await listSavedCars(accounts.records.database, response.account.id);
    expect(cars.map(({ car }) => car).sort()).toEqual(['1', '2', '3']);
  });
});
