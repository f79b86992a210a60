import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { control, instance, ofHost, shop, until } from './shop.ts';

const slug = 'hilltop-suzuki';
/** A mark in everything personal that is sent below, and in nothing else. */
const mark = `qzx${Date.now().toString(36)}`;
const email = `${mark}@example.com`;
/** What opens an enquiry, by its shape. */
const key = randomBytes(32).toString('hex');
const form = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: `http://${slug}.localhost:${instance().port}`,
};
const json = { 'content-type': 'application/json' };
const person = {
  name: [mark],
  last_name: [mark],
  email: [email],
  phone: ['0491 570 006'],
  message: [`Call me, ${mark}`],
};
const posted = { name: mark, last_name: mark, email, phone: '0491570006', message: mark };

type Sent = { path: string; method?: string; headers?: Record<string, string>; body?: string };

/** An enquiry as it should be; one with new text is no repeat of another. */
const enquiryOf = (copy: string): Sent => ({
  path: '/api/leads',
  method: 'POST',
  headers: json,
  body: JSON.stringify({
    form: 'call-back',
    url: `/contact-us?email=${email}`,
    filled: { ...person, message: [`Call me, ${mark}: ${copy}`] },
  }),
});

/** What people write, by every way that takes it, well and badly. */
const sent: Sent[] = [
  {
    path: '/api/leads',
    method: 'POST',
    headers: json,
    body: JSON.stringify({ form: mark, filled: person, honeypot: mark }),
  },
  { path: '/api/leads', method: 'POST', headers: json, body: `{"form":"general-enquiry","filled":{"email":"${email}"` },
  {
    path: '/api/leads',
    method: 'POST',
    headers: json,
    body: JSON.stringify({ filled: { message: mark.repeat(5_000) } }),
  },
  {
    path: '/api/leads',
    method: 'POST',
    headers: json,
    body: JSON.stringify({ form: 'call-back', filled: { ...person, email: [`${mark}\u0000@`] } }),
  },
  {
    path: '/contact-us',
    method: 'POST',
    headers: form,
    body: new URLSearchParams({ ...posted, form: 'general-enquiry' }).toString(),
  },
  { path: `/search?q=${email}` },
  { path: `/contact-us?email=${email}&name=${mark}` },
  { path: `/enquiry/${mark}` },
  { path: `/enquiry/${mark}/` },
  { path: `//enquiry/${mark}` },
  { path: `/Enquiry/${mark}` },
  { path: `/%65nquiry/${mark}` },
  { path: `/enquiry/${key}?email=${email}` },
  { path: `/api/enquiry/${key}`, method: 'POST', headers: form, body: `kind=added&text=${mark}` },
  { path: `/desk?q=${email}&before=2026-99-99T99:99:99.000000_${mark}` },
  { path: `/enquiry/${mark}?email=${email}`, method: 'POST', headers: form, body: `message=${mark}` },
  { path: `/api/enquiry/${mark}`, method: 'POST', headers: form, body: `message=${mark}` },
  { path: '/api/youx/quote', method: 'POST', headers: json, body: JSON.stringify({ vin: mark, email }) },
  { path: '/lake/auth/login', method: 'POST', headers: form, body: `email=${email}&password=${mark}` },
  { path: `/lake/v1/data/query/production?query=*[email%20==%20"${mark}"&$email="${email}"` },
  { path: `/desk?q=${email}`, headers: { cookie: `forecourt_session_1=${mark}` } },
  { path: '/api/desk/session', method: 'POST', headers: json, body: JSON.stringify({ token: mark }) },
  {
    path: `/stock-search/multi_search?q=${mark}`,
    method: 'POST',
    headers: json,
    body: JSON.stringify({ searches: [{ q: email }] }),
  },
  { path: `/%zz?email=${email}` },
];

/** Sends a good enquiry and all of it, from an address that no limit has counted; returns the status of the good one. */
const sendAll = async (copy: string): Promise<number | undefined> => {
  const from = { 'x-forwarded-for': [203, 0, 113, 0].map((part) => part || Math.floor(Math.random() * 250)).join('.') };
  const statuses: (number | undefined)[] = [];
  for (const { path, headers, ...rest } of [enquiryOf(copy), ...sent])
    statuses.push((await shop(slug, path, { ...rest, headers: { ...headers, ...from } }).catch(() => null))?.status);
  const { url, token } = instance().services.content;
  const query = `*[email == "${email}" && `;
  for (const [path, body] of [
    ['query', { query }],
    ['mutate', { mutations: [{ create: { _id: `${mark}..`, email } }, { patch: { id: mark, set: { 'a[': email } } }] }],
  ] as const) {
    const headers = { ...json, authorization: `Bearer ${token}` };
    await fetch(`${url}/v1/data/${path}/production`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
      () => null,
    );
  }
  return statuses[0];
};

const isWell = async () => {
  const { status, body } = await ofHost(`localhost:${instance().port}`, '/api/health');
  return status === 200 && JSON.parse(body).status === 'ok';
};

const logs = async () => {
  const folder = join(instance().dataDir, 'logs');
  const names = await readdir(folder);
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
};

const web = async () => (await logs()).find(({ name }) => name === 'web.log')?.text ?? '';
const linesOf = async (event: string) => (await web()).split(`"event":"${event}"`).length - 1;

type Fault = {
  fault: string;
  breaks?(): Promise<unknown>;
  mends?(): Promise<unknown>;
  /** Whether enquiries are taken all the same. */
  isTaken?: boolean;
  /** What the web's log records of the fault. */
  event?: string;
};

const away = (service: Parameters<typeof control>[1]) => ({
  breaks: () => control('stop', service),
  mends: () => control('start', service),
});

const faults: Fault[] = [
  { fault: 'nothing fails', isTaken: true },
  { fault: 'the content service is away', ...away('content') },
  { fault: 'the search service is away', ...away('search') },
  { fault: 'the media service is away', ...away('media'), isTaken: true, event: 'image-unavailable' },
  { fault: 'mail server and lead system are away', ...away('sandbox'), isTaken: true, event: 'lead-not-delivered' },
  { fault: 'the records are away', ...away('records') },
  { fault: 'the records die and come back', breaks: () => control('kill', 'records') },
];

/** A picture that no page has shown yet, in a format that browsers take last. */
async function unseenPicture(): Promise<string> {
  const { body } = await shop(slug, '/search/new-used-and-demo-cars?page=2');
  const pictures = body.match(/\/image\/demo\/\d+\/[\w./%-]+(?=\.avif)/g) ?? [];
  expect(pictures.length).toBeGreaterThan(1);
  return `${pictures.at(-1)}.jpg`;
}

describe('logs', { timeout: 300_000 }, () => {
  it.each(faults)('[FORM-12] hold nothing that anybody wrote: $fault', async ({ fault, isTaken, event, ...how }) => {
    const [picture, before] = [await unseenPicture(), await linesOf(event ?? '')];
    await how.breaks?.();
    let enquiry: number | undefined;
    try {
      enquiry = await sendAll(fault);
      if (event === 'image-unavailable') expect((await shop(slug, picture)).status).toBe(503);
      if (event) await until(`the log of ${event}`, async () => (await linesOf(event)) > before);
    } finally {
      await how.mends?.();
    }
    await until('every service', isWell, 120_000);
    if (isTaken) expect(enquiry).toBe(201);
    const all = await logs();
    const services = ['web', 'content', 'search', 'records', 'media', 'sandbox'];
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(services.map((name) => `${name}.log`)));
    expect(await web()).toContain('"path":"/contact-us"');
    for (const { name, text } of all) {
      const lines = text.split('\n').filter((line) => line.includes(mark) || line.includes(key));
      expect(lines.slice(0, 3), name).toEqual([]);
    }
  });
});
