import { createClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RunningContent } from './running-content.ts';

let service: RunningContent;
let cookie: string;
let other: string;

beforeAll(async () => {
  service = await RunningContent.start();
  cookie = await service.signIn();
  other = await service.signIn('south-password', 'south@dealer.example');
  const client = service.client();
  for (let from = 0; from < 2_000; from += 250) {
    const transaction = client.transaction();
    for (let at = from; at < from + 250; at += 1) {
      transaction.create({ _id: `page-${at}`, _type: 'page', title: `Page ${at}`, text: 'Words. '.repeat(12), at });
    }
    await transaction.commit({ visibility: 'async' });
  }
  // The first query compiles the evaluator, on a machine that is busy with other tests.
  for (const as of [cookie, other, cookie, other]) await query('count(*[title match "page*"])', as);
  await client.create({ _id: 'hostile', _type: 'note', title: 'a'.repeat(300) });
}, 120_000);
afterAll(() => service.stop());

type ServerReply = { status: number; type: string | undefined; result: unknown };

async function query(groq: string, as = cookie, signal?: AbortSignal): Promise<ServerReply> {
  const response = await fetch(`${service.url}/v2025-03-04/data/query/production?perspective=raw`, {
    method: 'POST',
    headers: { cookie: as, origin: service.url, 'content-type': 'application/json' },
    body: JSON.stringify({ query: groq }),
    signal: signal ?? null,
  });
  const text = await response.text();
  const body = text.startsWith('{') && text.length < 1e6 ? JSON.parse(text) : {};
  return { status: response.status, type: body.error?.type, result: body.result };
}

/** How long another caller waits meanwhile, in milliseconds, at worst. */
async function worstWaitDuring(hostile: Promise<unknown>): Promise<number> {
  let worst = 0;
  let over = false;
  void hostile.finally(() => {
    over = true;
  });
  while (!over) {
    const begun = performance.now();
    expect((await query('*[_id == "page-7"][0].title', other)).result).toBe('Page 7');
    worst = Math.max(worst, performance.now() - begun);
  }
  return worst;
}

const refused = [400, 408];
const hostileQueries: [string, string, number[]][] = [
  ['a dozen wildcards on 300 letters', '*[title match "a*a*a*a*a*a*a*a*a*b"]._id', [200]],
  ['wildcards that are worked out', '*[title match "a*a*a*a*a*a*a*a*" + "b"]._id', refused],
  ['a score of wildcards', '*|score(title match "a*a*a*a*a*a*a*a*b")', refused],
  ['a path of wildcards', `*["${'a.'.repeat(60)}" in path("**.${'**.'.repeat(12)}b")]._id`, refused],
  [
    'correlated counts',
    'count(*[_type == "page"]{"n": count(*[_type == "page" && at < ^.at && text == ^.text])})',
    refused,
  ],
  ['correlated counts of counts', '*{"n": count(*[at < ^.at && count(*[at > ^.at]) > 3])}', refused],
  ['20,000 conditions', `*[${Array.from({ length: 20_000 }, (_, at) => `a!=${at % 9}`).join('&&')}]`, refused],
  ['a query of a megabyte', `*[_id == "${'x'.repeat(1_000_000)}"]`, [400]],
  ['brackets without end', `*[${'('.repeat(5_000)}1${')'.repeat(5_000)}]`, [400]],
  ['negations without end', `*[${'!'.repeat(50_000)}true]`, refused],
  ['an answer of everything times 250', '*[0..250]{..., "a": *[]{...}}', refused],
  ['everything times everything', '*{"a": *{"b": *}}', refused],
  [
    'sorting by counts',
    '* | order(count(*[at < ^.at && text > ^.text]) + count(*[at > ^.at && text < ^.text]) + count(*[at != ^.at && text < ^.text]) desc)[0]',
    refused,
  ],
];

/** After a slow query all of a person's go to a thread for five seconds, however light they are. */
const intoThread = (as = cookie) => query('count(*{"n": count(*[at < ^.at && text > ^.text])})', as);
const pages = 'count(*[_type == "page"])';

describe('a slow query', () => {
  it.each(hostileQueries)('%s is ended, and no other request waits for it', async (_name, groq, statuses) => {
    const begun = performance.now();
    const hostile = query(groq);
    const worst = await worstWaitDuring(hostile);
    const { status, type } = await hostile;
    expect(statuses).toContain(status);
    if (status !== 200) expect(type).toMatch(/Error$/);
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect(worst).toBeLessThan(3_000);
  });

  it('of one person takes one thread only: a slow one of another person is served meanwhile', async () => {
    await intoThread(other);
    const leave = new AbortController();
    const slowQuery = (at: number) =>
      query(`count(*[at > ${at}]{"n": count(*[at < ^.at && text > ^.text])})`, cookie, leave.signal);
    const statuses = Array.from({ length: 24 }, (_, at) =>
      slowQuery(at).then(
        ({ status }) => status,
        () => 0,
      ),
    );
    const meanwhile = await query(pages, other);
    leave.abort();
    expect(meanwhile).toMatchObject({ status: 200, result: 2_000 });
    expect((await Promise.all(statuses)).sort()).toEqual(expect.arrayContaining([0, 429]));
    // Those that waited in line are gone with their reader.
    await expect.poll(() => query(pages)).toMatchObject({ status: 200, result: 2_000 });
  });
});

describe('a query in a thread of its own', () => {
  it('sees what was written just before, and returns what the quick ones do', async () => {
    const client = service.client();
    await intoThread();
    expect((await query(pages)).result).toBe(2_000);
    await client.delete('page-3');
    expect((await query(pages)).result).toBe(1_999);
    await client.create({ _id: 'page-3', _type: 'page', at: 9 });
    expect((await query(pages)).result).toBe(2_000);
  });

  it('reads no more than its caller may', async () => {
    await intoThread();
    expect((await query('count(*[_type == "credentials"])')).result).toBe(0);
    const anonymous = await fetch(`${service.url}/v2025-03-04/data/query/production?query=*`);
    expect(anonymous.status).toBe(401);
  });

  it('reports what is wrong with a query as the quick ones do', async () => {
    await intoThread();
    expect(await query('*[')).toMatchObject({ status: 400, type: 'queryParseError' });
    expect(await query('*[_id == $id]')).toMatchObject({ status: 400, type: 'queryParseError' });
    expect(await query('geo::distance(1, 2)')).toMatchObject({ status: 400 });
  });
});

describe('slow filters elsewhere', () => {
  it('a mutation whose choice of documents is slow is refused, and nothing waits long', async () => {
    const client = service.client();
    const begun = performance.now();
    const write = client.delete({ query: '*[count(*[count(*[at > ^.^.at]) > ^.at]) > 10000]' });
    await expect(write).rejects.toMatchObject({ statusCode: 408 });
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('a listener whose filter is slow is ended, and the others receive the change', async () => {
    const client = createClient({ ...service.client().config(), useCdn: false });
    const heard: string[] = [];
    const good = client
      .listen('*[_type == "page" && at == 12345]', {}, { events: ['welcome', 'mutation'] })
      .subscribe((event) => heard.push(event.type));
    const slow = client
      .listen('*[count(*[count(*[at > ^.^.at]) > ^.at]) > 0]', {}, { events: ['welcome', 'mutation', 'reconnect'] })
      .subscribe({ next: (event) => heard.push(`slow ${event.type}`), error: () => heard.push('slow error') });
    await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining(['welcome', 'slow welcome'])));
    const begun = performance.now();
    await client.create({ _id: 'heard', _type: 'page', at: 12345 });
    await vi.waitFor(() => expect(heard).toContain('mutation'));
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(heard).not.toContain('slow mutation');
    good.unsubscribe();
    slow.unsubscribe();
  });

  it('a listener whose pattern is put together of many `*` holds up no other request', async () => {
    const client = createClient({ ...service.client().config(), useCdn: false });
    const heard: string[] = [];
    const good = client
      .listen('*[_type == "note"]', {}, { events: ['welcome', 'mutation'] })
      .subscribe((event) => heard.push(event.type));
    const slow = client
      .listen('*[_type == "note" && title match $wild + "b"]', { wild: 'a*'.repeat(12) }, { events: ['welcome'] })
      .subscribe({ next: (event) => heard.push(`slow ${event.type}`), error: () => heard.push('slow error') });
    await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining(['welcome', 'slow welcome'])));
    const begun = performance.now();
    await client.patch('hostile').set({ at: 1 }).commit();
    await vi.waitFor(() => expect(heard).toContain('mutation'));
    expect(performance.now() - begun).toBeLessThan(5_000);
    good.unsubscribe();
    slow.unsubscribe();
  });
});
