import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Instance } from '@/scripts/start/instance.ts';
import { counted, median, sendRequest } from '../hold/send-request.ts';
import { addressOf, Browser } from './browser.ts';
import { codeFor, signIn } from './sign-in.ts';

export type Outcome = { what: string; now: string; faults: string[] };
export type Target = {
  instance: Instance;
  port: number;
  extent: { guesses: number; readings: number; kills: number };
};

const site = 'southbank-ford';
const other = 'cartown';
const owner = { typed: '0491 570 156', sent: '+61491570156' };

const isIn = async (browser: Browser): Promise<boolean> => (await browser.get('/api/account/details')).status === 200;

/** Guesses at the owner's number from many addresses, with challenges of their own, forged ones and none, while the owner signs in. */
export async function guesses({ instance, port, extent }: Target): Promise<Outcome> {
  const earlier = new Browser(port, site, addressOf(1));
  const faults: string[] = [];
  if (!(await signIn(instance, earlier, owner))) faults.push('the owner could not sign in before the attack');
  const statuses: number[] = [];
  let entered = 0;
  let sent = 0;
  const guesser = async (worker: number) => {
    while (sent < extent.guesses) {
      sent += 1;
      const stranger = new Browser(port, site, addressOf(1_000 + worker * 100_000 + sent));
      const way = sent % 3;
      if (way === 0) await stranger.post('/api/account/code', { phone: owner.typed });
      if (way === 1) stranger.cookies.set('forecourt_sign_in', randomBytes(32).toString('base64url'));
      for (let tries = 0; tries < (way === 0 ? 5 : 1); tries += 1) {
        const code = String(randomInt(1_000_000)).padStart(6, '0');
        const { status } = await stranger.post('/api/account/confirm', { code });
        statuses.push(status);
        if (stranger.session !== '') entered += 1;
      }
    }
  };
  const attack = Promise.all(Array.from({ length: 8 }, (_, worker) => guesser(worker)));
  // Strangers have used up the number's texts by then; a browser that was signed in before has a share of its own.
  await pause(5_000);
  let signIns = 0;
  for (let round = 0; round < 3; round += 1) {
    await earlier.post('/api/account/sign-out', { back: '/' });
    if (await signIn(instance, earlier, owner)) signIns += 1;
    await pause(2_000);
  }
  await attack;
  if (entered > 0) faults.push(`${entered} guesses signed in`);
  if (signIns < 3) faults.push(`the owner signed in ${signIns} times of 3 while it ran`);
  return {
    what: 'guesses at one number from many addresses',
    now: `${statuses.length} (${counted(statuses)}), ${entered} got in; the owner signed in ${signIns} of 3 times`,
    faults,
  };
}

/** A code that was used, one that another browser has, and one that twenty requests bring at one moment. */
export async function replays({ instance, port }: Target): Promise<Outcome> {
  const faults: string[] = [];
  const victim = { typed: '0491 570 157', sent: '+61491570157' };
  const first = new Browser(port, site, addressOf(20));
  await first.post('/api/account/code', { phone: victim.typed });
  const code = await codeFor(instance, victim.sent);
  const thief = new Browser(port, site, addressOf(21));
  await thief.post('/api/account/confirm', { code });
  if (thief.session !== '') faults.push('a code signed in a browser that had not requested it');
  const challenge = first.cookies.get('forecourt_sign_in') ?? '';
  const copies = Array.from({ length: 20 }, (_, at) => {
    const copy = new Browser(port, site, addressOf(30 + at));
    copy.cookies.set('forecourt_sign_in', challenge);
    return copy;
  });
  await Promise.all(copies.map((copy) => copy.post('/api/account/confirm', { code })));
  const entered = copies.filter(({ session }) => session !== '').length;
  if (entered !== 1) faults.push(`${entered} of 20 requests at one moment signed in by one code`);
  const again = new Browser(port, site, addressOf(60));
  again.cookies.set('forecourt_sign_in', challenge);
  await again.post('/api/account/confirm', { code });
  if (again.session !== '') faults.push('a used code signed in again');
  return { what: 'one code, by a thief, by 20 at one moment, and again', now: `${entered} sign-in`, faults };
}

/** Sessions that were made up, ended, or given by another site or scheme. */
export async function cookies({ instance, port }: Target): Promise<Outcome> {
  const faults: string[] = [];
  const mine = new Browser(port, site, addressOf(70));
  const phone = { typed: '0491 570 158', sent: '+61491570158' };
  await mine.post('/api/account/code', { phone: phone.typed });
  await mine.post('/api/account/confirm', { code: await codeFor(instance, phone.sent) });
  const { session } = mine;
  if (!(await isIn(mine))) faults.push('the session of a right code opens nothing');
  const tries: [string, string, string, Record<string, string>][] = [
    ...Array.from({ length: 1_000 }, (): [string, string, string, Record<string, string>] => [
      'a forged token',
      site,
      `forecourt_account=${randomBytes(32).toString('base64url')}`,
      {},
    ]),
    ['a session on another site', other, `forecourt_account=${session}`, {}],
    ['a plain cookie over https', site, `forecourt_account=${session}`, { 'x-forwarded-proto': 'https' }],
    [
      'a __Host- cookie of another site over https',
      other,
      `__Host-forecourt_account=${session}`,
      { 'x-forwarded-proto': 'https' },
    ],
    ['a mark without a session', site, 'forecourt_signed_in=1', {}],
  ];
  const opened = new Set<string>();
  for (const [what, where, cookie, headers] of tries)
    if ((await sendRequest(port, where, '/api/account/details', { headers: { cookie, ...headers } })).status === 200)
      opened.add(what);
  await mine.post('/api/account/sign-out', { back: '/' });
  const ended = await sendRequest(port, site, '/api/account/details', {
    headers: { cookie: `forecourt_account=${session}` },
  });
  if (ended.status === 200) opened.add('a session that was signed out');
  return {
    what: 'forged, foreign and ended sessions',
    now: `${tries.length + 1}, ${opened.size} kinds opened an account`,
    faults: [...faults, ...[...opened].map((what) => `${what} opened an account`)],
  };
}

const foreign = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  'https:evil.example',
  '/.//evil.example',
  ' /\u00a0//evil.example',
  '/sign-in?redirect=//evil.example',
  '/api/account/export',
];

/** Addresses that shall lead elsewhere after a sign-in, a sign-out and a change. */
export async function redirects({ port }: Target): Promise<Outcome> {
  const faults: string[] = [];
  let checked = 0;
  for (const [at, to] of foreign.entries()) {
    const browser = new Browser(port, site, addressOf(200 + at));
    const locations = await Promise.all([
      browser.post('/api/account/sign-out', { back: to }),
      browser.post('/api/account/details', { back: to }),
      browser.post('/api/account/alerts', { back: to, channel: 'sms' }),
      browser.post('/api/account/code', { phone: 'nonsense', redirect: to, back: to }),
      browser.get(`/sign-in?redirect=${encodeURIComponent(to)}&back=${encodeURIComponent(to)}`),
    ]);
    for (const { headers, body } of locations) {
      checked += 1;
      const location = headers.location ?? '/';
      const url = URL.parse(location, 'http://site.invalid');
      if (url?.origin !== 'http://site.invalid') faults.push(`${to} led to ${location}`);
      if (/href="(?:https?:)?[/\\]{2}evil\.example/.test(body)) faults.push(`${to} stands as a link on the page`);
    }
  }
  return { what: 'returns to other sites', now: `${checked} answers, ${faults.length} led away`, faults };
}

const actions = [
  '/api/account/code',
  '/api/account/confirm',
  '/api/account/sign-out',
  '/api/account/details',
  '/api/account/delete',
  '/api/account/alerts',
  '/api/account/sharing',
  '/api/account/compared',
  '/api/account/searches',
  '/api/account/passkey/options',
  '/api/account/passkey/add',
  '/api/watchlist/save-car',
  '/api/watchlist/remove-car',
  '/api/spin',
];

/** Posts that a page of another site sends with the shopper's cookies. */
export async function crossSite({ port }: Target): Promise<Outcome> {
  const statuses: number[] = [];
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `http://${other}.localhost:${port}` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const path of actions)
    for (const headers of foreign)
      statuses.push((await new Browser(port, site, addressOf(300)).post(path, {}, headers)).status);
  const taken = statuses.filter((status) => status !== 403).length;
  return {
    what: 'posts of other sites',
    now: `${statuses.length} (${counted(statuses)})`,
    faults: taken > 0 ? [`${taken} posts of other sites were taken`] : [],
  };
}

/**
 * Whether the response, or its time, distinguishes numbers with an account from numbers without.
 */
export async function enumeration({ instance, port, extent }: Target): Promise<Outcome> {
  const { Client } = (await import('pg')).default;
  const records = new Client(instance.services.records.url);
  await records.connect();
  const numbers = Array.from({ length: extent.readings * 2 }, (_, at) => ({
    number: `+6141${1_000_000 + at}`,
    has: at % 2 === 0,
  }));
  for (const { number, has } of numbers)
    if (has)
      await records.query('insert into accounts (site, phone) values ($1, $2) on conflict do nothing', [site, number]);
  await records.end();
  const times: { with: number[]; without: number[] } = { with: [], without: [] };
  const responses = new Set<string>();
  for (const [at, { number, has }] of numbers.entries()) {
    const response = await new Browser(port, site, addressOf(10_000 + at)).post('/api/account/code', { phone: number });
    times[has ? 'with' : 'without'].push(response.ms);
    const names = (response.headers['set-cookie'] ?? []).map((line) =>
      line.replace(/=[^;]*/, '=').replace(/Expires=[^;]*/, ''),
    );
    responses.add(`${response.status} ${response.headers.location} ${names.join()}`);
  }
  const [one, another] = [median(times.with), median(times.without)];
  const faults = [
    ...(responses.size === 1 ? [] : [`the answers differ: ${[...responses].join(' | ')}`]),
    ...(Math.abs(one - another) <= Math.max(5, 0.25 * Math.max(one, another)) ? [] : ['the times differ']),
  ];
  return {
    what: 'numbers with and without an account',
    now: `${numbers.length} requests, one answer; median ${one.toFixed(1)} and ${another.toFixed(1)} ms`,
    faults,
  };
}
