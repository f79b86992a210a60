import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passkeyRules } from '@/domain/accounts/sign-in-rules.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { type Account, deleteAccount, ensureAccount } from '@/web/records/account-sessions.ts';
import { listPasskeys, removePasskey } from '@/web/records/passkeys.ts';
import { type AccountServices, openAccounts } from './account-services.ts';
import { addPasskey, optionsToAdd } from './add-passkey.ts';
import { Authenticator } from './authenticator.fixture.ts';
import { findSession } from './find-session.ts';
import type { PasskeyBrowser } from './passkey-challenge.ts';
import { optionsToSignIn, signInByPasskey } from './passkey-sign-in.ts';

const now = Date.parse('2026-11-26T03:00:00Z');
const origin = 'https://a.example';
let postgres: TestRecords;
let accounts: AccountServices;
let mine: Account;

beforeAll(async () => {
  postgres = await testRecords();
  accounts = openAccounts(postgres.open(8), { kind: 'sandbox', send: async () => undefined }, 'secret');
});
afterAll(() => postgres.end());
beforeEach(async () => {
  await postgres.query('truncate accounts, rate_limits cascade');
  mine = await accountOf('+61491570110');
});

const accountOf = (phone: string, site = 'a') => ensureAccount(accounts.records.database, { site, phone });
const browser = (more: Partial<PasskeyBrowser> = {}) => ({
  site: 'a',
  host: 'a.example',
  origin,
  address: '203.0.113.7',
  device: 'Chrome on Windows',
  siteName: 'Southbank Ford',
  now,
  ...more,
});
const noCars = async () => new Map();

async function optionsFor(account: Account, more: Partial<PasskeyBrowser> = {}) {
  const result = await optionsToAdd(accounts, browser(more), account);
  if (result.kind !== 'options') throw new Error(result.kind);
  return result;
}

async function added(device: Authenticator, account = mine): Promise<void> {
  const { options, token } = await optionsFor(account);
  const result = await addPasskey(accounts, browser(), account, { token, response: device.register(options) });
  expect(result).toEqual({ kind: 'added' });
}

async function challengeOf(more: Partial<PasskeyBrowser> = {}) {
  const result = await optionsToSignIn(accounts, browser(more));
  if (result.kind !== 'options') throw new Error(result.kind);
  return result;
}

type Entry = Parameters<typeof signInByPasskey>[2];
const enter = (entry: Pick<Entry, 'token' | 'response'>, more: Partial<PasskeyBrowser> = {}) =>
  signInByPasskey(accounts, browser(more), { cars: [], ...entry }, noCars);

async function signIn(device: Authenticator, how: Parameters<Authenticator['signIn']>[1] = {}) {
  const { options, token } = await challengeOf();
  return enter({ token, response: device.signIn(options, how) });
}

describe('[SAVE-06] adding a passkey', () => {
  it('makes one that the authenticator finds by itself, for this host, and verifies the person where it can', async () => {
    const { options } = await optionsFor(mine);
    expect(options.rp).toEqual({ id: 'a.example', name: 'Southbank Ford' });
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'preferred' });
    expect(options.user.name).toBe('0491 570 110');
  });

  it('lists it with its device, and requests no second one on the same authenticator', async () => {
    const device = new Authenticator(origin);
    await added(device);
    expect(await listPasskeys(accounts.records.database, mine.id)).toMatchObject([{ device: 'Chrome on Windows' }]);
    const { options } = await optionsFor(mine);
    expect(options.excludeCredentials?.map(({ id }) => id)).toEqual([device.held[0]?.id.toString('base64url')]);
  });

  it('takes each challenge once, soon, and of the account that it was opened for', async () => {
    const device = new Authenticator(origin);
    const { options, token } = await optionsFor(mine);
    const response = device.register(options);
    const other = await accountOf('+61491570156');
    const late = browser({ now: now + passkeyRules.challengeMs });
    expect(await addPasskey(accounts, late, mine, { token, response })).toEqual({ kind: 'ended' });
    const fresh = await optionsFor(mine);
    const entry = { token: fresh.token, response: device.register(fresh.options) };
    expect(await addPasskey(accounts, browser(), other, entry)).toEqual({ kind: 'ended' });
    expect(await addPasskey(accounts, browser(), mine, entry)).toEqual({ kind: 'ended' });
    const signIns = await challengeOf();
    const swapped = {
      token: signIns.token,
      response: device.register({ ...options, challenge: signIns.options.challenge }),
    };
    expect(await addPasskey(accounts, browser(), mine, swapped)).toEqual({ kind: 'ended' });
    expect(await listPasskeys(accounts.records.database, mine.id)).toEqual([]);
  });

  it('refuses one that was made on a page of another origin, or for another host', async () => {
    for (const foreign of ['https://evil.example', 'http://a.example', 'https://a.example:8443']) {
      const { options, token } = await optionsFor(mine);
      const response = new Authenticator(foreign).register(options);
      expect(await addPasskey(accounts, browser(), mine, { token, response })).toEqual({ kind: 'refused' });
    }
    const { options, token } = await optionsFor(mine);
    const response = new Authenticator(origin).register({ ...options, rp: { ...options.rp, id: 'example' } });
    expect(await addPasskey(accounts, browser(), mine, { token, response })).toEqual({ kind: 'refused' });
  });

  it('refuses the id of an existing passkey: one account cannot take over another’s', async () => {
    const device = new Authenticator(origin);
    const { options, token } = await optionsFor(mine);
    const response = device.register(options);
    await addPasskey(accounts, browser(), mine, { token, response });
    const other = await accountOf('+61491570156');
    const theirs = await optionsFor(other);
    const client = JSON.stringify({ type: 'webauthn.create', challenge: theirs.options.challenge, origin });
    const copied = {
      ...response,
      response: { ...response.response, clientDataJSON: Buffer.from(client).toString('base64url') },
    };
    const result = await addPasskey(accounts, browser(), other, { token: theirs.token, response: copied });
    expect(result).toEqual({ kind: 'refused' });
    expect(await signIn(device)).toMatchObject({ kind: 'signed-in', account: { id: mine.id } });
  });

  it('ends at ten', async () => {
    for (let at = 0; at < passkeyRules.maxPasskeys; at += 1) await added(new Authenticator(origin));
    expect(await optionsToAdd(accounts, browser(), mine)).toEqual({ kind: 'full' });
  });
});

describe('[SAVE-06] signing in by a passkey', () => {
  it('opens a session of the account that it was added to', async () => {
    const device = new Authenticator(origin);
    await added(device);
    await added(new Authenticator(origin), await accountOf('+61491570156'));
    const result = await signIn(device);
    if (result.kind !== 'signed-in') throw new Error(result.kind);
    const session = await findSession(accounts, { site: 'a', token: result.token, now, rotate: false });
    expect(session?.account.id).toBe(mine.id);
    expect((await listPasskeys(accounts.records.database, mine.id))[0]?.usedAt).toEqual(new Date(now));
  });

  it('requests no account by name: the options are the same for every caller', async () => {
    const { options } = await challengeOf();
    expect([options.allowCredentials ?? [], options.rpId]).toEqual([[], 'a.example']);
  });

  it('takes a signature once, also when many bring it at one moment', async () => {
    const device = new Authenticator(origin, { counts: false });
    await added(device);
    const { options, token } = await challengeOf();
    const response = device.signIn(options);
    const all = await Promise.all(Array.from({ length: 8 }, () => enter({ token, response })));
    expect(all.map(({ kind }) => kind).sort()).toEqual([...Array.from({ length: 7 }, () => 'ended'), 'signed-in']);
    const next = await challengeOf();
    expect(await enter({ token: next.token, response })).toEqual({ kind: 'refused' });
  });

  it('ends after five minutes, and counts in the browser and on the site and host of the request', async () => {
    const device = new Authenticator(origin);
    await added(device);
    const { options, token } = await challengeOf();
    const response = device.signIn(options);
    expect((await enter({ token, response }, { now: now + passkeyRules.challengeMs })).kind).toBe('ended');
    expect((await enter({ token, response }, { site: 'b' })).kind).toBe('ended');
    expect((await enter({ token, response }, { host: 'b.example' })).kind).toBe('ended');
    expect((await enter({ token: 'forged', response })).kind).toBe('ended');
    expect((await enter({ token: '', response })).kind).toBe('ended');
    expect((await enter({ token, response })).kind).toBe('signed-in');
  });

  it('refuses what was signed on a page of another origin', async () => {
    const device = new Authenticator(origin);
    await added(device);
    const foreign = new Authenticator('https://evil.example');
    foreign.held.push(...device.held);
    expect((await signIn(foreign)).kind).toBe('refused');
    expect((await signIn(device)).kind).toBe('signed-in');
  });

  it('opens nothing on another site, where the same number is another account', async () => {
    const device = new Authenticator(origin);
    await added(device);
    await accountOf('+61491570110', 'b');
    for (const more of [{ site: 'b' }, { site: 'b', host: 'b.example', origin: 'https://b.example' }]) {
      const { options, token } = await challengeOf(more);
      expect((await enter({ token, response: device.signIn(options) }, more)).kind).toBe('unknown');
    }
  });

  it('opens no account but its own: another user handle, and another’s key, are refused', async () => {
    const [device, theirs] = [new Authenticator(origin), new Authenticator(origin)];
    const other = await accountOf('+61491570156');
    await added(device);
    await added(theirs, other);
    const user = theirs.held[0]?.user ?? '';
    expect((await signIn(device, { user })).kind).toBe('refused');
    const [own, foreign] = [device.held[0], theirs.held[0]];
    if (!own || !foreign) throw new Error('no passkey');
    device.held[0] = { ...own, id: foreign.id, user };
    expect((await signIn(device)).kind).toBe('refused');
  });

  it('refuses a copy of the authenticator by its counter; one that counts nothing goes on', async () => {
    const device = new Authenticator(origin);
    await added(device);
    const copy = new Authenticator(origin);
    copy.held.push(...device.held.map((held) => ({ ...held })));
    expect((await signIn(device)).kind).toBe('signed-in');
    expect((await signIn(device)).kind).toBe('signed-in');
    expect((await signIn(copy)).kind).toBe('refused');
    const synchronised = new Authenticator(origin, { counts: false });
    await added(synchronised);
    expect((await signIn(synchronised)).kind).toBe('signed-in');
    expect((await signIn(synchronised)).kind).toBe('signed-in');
  });

  it('opens nothing once it was removed, or its account deleted; one account cannot remove another’s', async () => {
    const device = new Authenticator(origin);
    await added(device);
    const { database } = accounts.records;
    const credential = device.held[0]?.id.toString('base64url') ?? '';
    const other = await accountOf('+61491570156');
    await removePasskey(database, other.id, credential);
    expect((await signIn(device)).kind).toBe('signed-in');
    await removePasskey(database, mine.id, credential);
    expect((await signIn(device)).kind).toBe('unknown');
    const second = new Authenticator(origin);
    await added(second);
    await deleteAccount(database, mine.id);
    expect((await signIn(second)).kind).toBe('unknown');
  });

  it('[SAVE-02] saves what the browser brought', async () => {
    const device = new Authenticator(origin);
    await added(device);
    const state = { slug: 'r', name: 'Ranger', make: 'Ford', model: 'Ranger', image: '', priceCents: 1 };
    const readCars = async () => new Map([['1', { ...state, availability: 'for_sale' as const }]]);
    const { options, token } = await challengeOf();
    const entry = { token, response: device.signIn(options), cars: ['1'] };
    expect(await signInByPasskey(accounts, browser(), entry, readCars)).toMatchObject({ kind: 'signed-in', cars: 1 });
  });

  it('is limited by address, beginning and finishing together', async () => {
    const kinds: string[] = [];
    for (let at = 0; at < 125; at += 1) kinds.push((await optionsToSignIn(accounts, browser())).kind);
    expect(kinds.filter((kind) => kind === 'options')).toHaveLength(120);
    const response = new Authenticator(origin, { counts: false });
    response.register((await optionsFor(mine, { address: '203.0.113.8' })).options);
    const { options, token } = await challengeOf({ address: '203.0.113.8' });
    expect((await enter({ token, response: response.signIn(options) })).kind).toBe('wait');
    expect((await optionsToSignIn(accounts, browser({ address: '203.0.113.9' }))).kind).toBe('options');
  });
});
