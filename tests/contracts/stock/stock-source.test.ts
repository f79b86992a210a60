import type { AddressInfo } from 'node:net';
import type { SanityClient } from '@sanity/client';
import { evaluate, parse } from 'groq-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VehicleDocument } from '@/domain/stock/collection.ts';
import { SftpServer } from '@/scripts/stock/sources/sftp-server.fixture.ts';
import { SourceRunner } from '@/scripts/stock/sources/source-runner.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Mail } from '@/web/integrations/mail/port.ts';
import { newHold } from '@/web/purchases/purchases.fixture.ts';
import type { Database } from '@/web/records/database.ts';
import { makeHold } from '@/web/records/holds.ts';
import { importsOf } from '@/web/records/stock-imports.ts';
import { requestFetch, settleSources, sourceReport } from '@/web/records/stock-sources.ts';
import { RunningService } from '../search/running-service.ts';
import { csvOf, feed, header, row, server } from './dealer-feed.fixture.ts';

const slug = 'south';
let index: RunningService;
let postgres: TestRecords;
let database: Database;
let runner: SourceRunner;
const sftp = new SftpServer({ password: 's3cret' });
const mails: Mail[] = [];

const stockSource: Record<string, unknown> = {};
/** The password goes to the feed's own host, wherever a test has it. */
const variables = {
  STOCK_FEED_SOUTH_PASSWORD: 's3cret',
  get STOCK_FEED_SOUTH_HOST() {
    return URL.parse(String(stockSource.address))?.host;
  },
};
const documents = [
  { _id: 'site-south', _type: 'site', name: 'South Ford', slug: { current: slug }, dealershipIds: ['d1'] },
  { _id: 'site-x', _type: 'site', name: 'South X', slug: { current: 'south-x' }, dealershipIds: ['d2'] },
  {
    ...{ _id: 'yard', _type: 'location', name: 'Southbank', slug: { current: 'yard' }, city: 'Southbank' },
    ...{ state: 'VIC', postcode: '3006', site: { _ref: 'site-south' }, primary: true },
  },
  { _id: 'office.site-south', _type: 'siteOffice', site: { _ref: 'site-south' }, stockSource },
];
const content = {
  fetch: async (query: string, params: object = {}) =>
    (await evaluate(parse(query, { params: { ...params } }), { dataset: documents, params: { ...params } })).get(),
  // Reports nothing, so the sources are read at every look.
  listen: () => ({ subscribe: () => ({ unsubscribe: () => undefined }) }),
} as unknown as SanityClient;

const serve = (body: string) => {
  feed.body = body;
  feed.etag = `"v${Math.random()}"`;
};

const newRunner = (limits = {}) =>
  new SourceRunner({
    ...{
      content,
      recordsUrl: postgres.url,
      typesense: index.client(),
      mediaOrigins: [{ name: 'a', origin: 'https://a.example' }],
      port: 3000,
    },
    mail: { send: async (mail) => void mails.push(mail) },
    variables,
    allowPrivate: true,
    limits: { timeoutMs: 15_000, ...limits },
  });
const report = () => sourceReport(database, slug);
/** What staff do with "Fetch now", and all that follows: the queue takes it up. */
async function fetchNow(mayLeave = 0) {
  await runner.poll();
  await requestFetch(database, slug, mayLeave);
  const isPending = async () => {
    await runner.poll();
    return (await report()).source?.isRequested;
  };
  await expect.poll(isPending, { interval: 100 }).toBe(false);
  return (await report()).fetches[0];
}
/** What the schedule does two hours later. */
async function fetchLater() {
  const { length } = (await report()).fetches;
  await postgres.query("update stock_sources set fetched_at = now() - interval '2 hours'");
  const isDone = async () => {
    await runner.poll();
    return (await report()).fetches.length > length;
  };
  await expect.poll(isDone, { interval: 100 }).toBe(true);
  return (await report()).fetches[0];
}
async function stock(): Promise<VehicleDocument[]> {
  const lines = await index.client().collections('vehicles').documents().export();
  return lines === '' ? [] : lines.split('\n').map((line) => JSON.parse(line) as VehicleDocument);
}
const shown = async () => (await stock()).filter(({ status }) => status === 'in_stock').map(({ id }) => id);
const car = async (id: string) => (await stock()).find((vehicle) => vehicle.id === id);

beforeAll(async () => {
  [index, postgres] = await Promise.all([RunningService.start(), testRecords()]);
  database = postgres.open(6).database;
  await sftp.listen();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  sftp.close();
  await Promise.all([index.stop(), postgres.end()]);
});
beforeEach(async () => {
  mails.length = 0;
  Object.assign(feed, { hangs: false, requests: 0 });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock.csv?key=k3y`;
  for (const key of Object.keys(stockSource)) delete stockSource[key];
  Object.assign(stockSource, { kind: 'url', address, notify: ['mei@south.example'] });
  await postgres.query('truncate stock_sources, stock_fetches, stock_imports, holds cascade');
  await postgres.query("delete from pgboss.job where name like 'stock-%'").catch(() => undefined);
  runner = newRunner();
  runner.start();
  serve(csvOf(10));
  expect(await fetchNow(9)).toMatchObject({ outcome: 'imported' });
  await postgres.query('truncate stock_fetches, stock_imports');
  mails.length = 0;
});
afterEach(() => runner.stop());

describe('[PLUS-20] a dealer’s feed on a schedule', () => {
  it('goes in by the import that staff use by hand, with its report; what a car cost the dealer is stored nowhere', async () => {
    expect(await fetchNow()).toMatchObject({ outcome: 'imported', byHand: true });
    expect((await shown()).length).toBe(10);
    const [imported] = await importsOf(database, slug);
    expect(imported).toMatchObject({ file: 'stock.csv', outcome: 'imported', counts: { rows: 10 } });
    const records = await postgres.query('select to_jsonb(i) as row from stock_imports i');
    const everything = JSON.stringify([await stock(), records, await report()]);
    expect([everything.includes('18273'), everything.includes('k3y')]).toEqual([false, false]);
  });

  it('reads yes and no as programs write them, and several photos in one cell', async () => {
    const photos = '"https://a.example/1.jpg,https://a.example/2.jpg?w=1,2"';
    const cells = ['TRUE', 'yes', '1', 'N', 'False', '0'];
    serve(
      [header, ...cells.map((one, at) => row(at, `${one},${photos}`)), ...[6, 7, 8, 9].map((at) => row(at))].join('\n'),
    );
    await fetchNow();
    const found = new Map((await stock()).map((vehicle) => [vehicle.stocknum, vehicle]));
    const certified = cells.map((_, at) => found.get(`X${at}`)?.certified === 'true');
    expect(certified.join()).toBe('true,true,true,false,false,false');
    expect(found.get('X0')?.images).toEqual(['https://a.example/1.jpg', 'https://a.example/2.jpg?w=1,2']);
  });

  it('[CFG-04] takes over no other dealer’s car, whose site begins with its own’s name', async () => {
    const vehicles = index.client().collections<VehicleDocument>('vehicles').documents();
    const theirs = {
      ...(await car('south-x1')),
      id: 'south-x-1',
      dealership_id: 'd2',
      sites: ['south-x'],
      slug: 'x-1',
    };
    await vehicles.upsert(theirs as VehicleDocument);
    serve(`${csvOf(10)}\n${row(0).replace('X0', 'X-1')}`);
    expect(await fetchNow()).toMatchObject({ outcome: 'imported' });
    expect(await car('south-x-1')).toMatchObject({ dealership_id: 'd2', sites: ['south-x'] });
    expect((await importsOf(database, slug))[0]).toMatchObject({ counts: { refused: 1, unchanged: 10 } });
    await index.client().collections('vehicles').documents('south-x-1').delete();
  });

  it('that did not change is not imported again, by its ETag or by its bytes', async () => {
    expect(await fetchLater()).toMatchObject({ outcome: 'unchanged', bytes: 0, byHand: false });
    feed.etag = '"another"';
    expect(await fetchLater()).toMatchObject({ outcome: 'unchanged', bytes: feed.body.length });
    expect(await importsOf(database, slug)).toEqual([]);
    await postgres.query("update stock_sources set imported_at = now() - interval '25 hours'");
    expect(await fetchLater()).toMatchObject({ outcome: 'imported' });
    expect(await importsOf(database, slug)).toHaveLength(1);
  });

  it('that shrinks to a tenth is refused and mailed to staff once, until they take it all the same', async () => {
    serve(csvOf(1));
    const refused = { outcome: 'refused', reason: expect.stringContaining('9 of the 10') };
    expect([await fetchNow(), await fetchNow()]).toMatchObject([refused, refused]);
    expect((await shown()).length).toBe(10);
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]).toMatchObject({ to: 'mei@south.example', subject: 'The stock feed of South Ford was refused' });
    expect(mails[0]?.text).not.toContain('k3y');
    // More would leave than staff saw.
    expect(await fetchNow(8)).toMatchObject(refused);
    expect((await shown()).length).toBe(10);
    expect((await sourceReport(database, slug)).source).toMatchObject({ outcome: 'refused', refusedLeaving: 9 });
    expect(await fetchNow(9)).toMatchObject({ outcome: 'imported', byHand: true });
    expect((await shown()).length).toBe(1);
    // The next one is looked at as ever.
    serve(csvOf(0));
    expect((await fetchNow())?.outcome).toBe('failed');
    expect((await shown()).length).toBe(1);
  });

  it('that times out, or is no feed, changes nothing, and staff are notified', async () => {
    feed.hangs = true;
    await runner.stop();
    runner = newRunner({ timeoutMs: 800 });
    runner.start();
    expect(await fetchNow()).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('within 0.8 seconds'),
    });
    feed.hangs = false;
    serve('<!doctype html><title>Sign in</title>');
    expect(await fetchNow()).toMatchObject({ outcome: 'failed', reason: 'The file is a web page, not a feed.' });
    expect((await shown()).length).toBe(10);
    expect((await importsOf(database, slug))[0]).toMatchObject({ outcome: 'failed', file: 'stock.csv' });
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]?.subject).toBe('The stock feed of South Ford was not imported');
  });

  it('is fetched once by two processes', async () => {
    const other = newRunner();
    other.start();
    try {
      await requestFetch(database, slug);
      const before = feed.requests;
      await Promise.all([runner, other].map((one) => expect.poll(() => one.poll().then(() => true)).toBe(true)));
      const last = async () => (await report()).source?.isRequested;
      await expect.poll(last, { interval: 200 }).toBe(false);
      await Promise.all([runner.poll(), other.poll()]);
      await new Promise((done) => setTimeout(done, 3_000));
      expect(feed.requests - before).toBe(1);
    } finally {
      await other.stop();
    }
  });

  it('comes over SFTP with the password of the site’s variable, from the server of the fingerprint alone', async () => {
    sftp.files.set('/out/stock.csv', { bytes: Buffer.from(csvOf(9)), mtime: 1 });
    const address = `sftp://127.0.0.1:${sftp.port}/out/stock.csv`;
    Object.assign(stockSource, { kind: 'sftp', address, user: 'dealer', fingerprint: sftp.fingerprint });
    expect(await fetchNow()).toMatchObject({ outcome: 'imported' });
    expect((await shown()).length).toBe(9);
    Object.assign(stockSource, { fingerprint: `SHA256:${'b'.repeat(43)}` });
    expect(await fetchNow()).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('another SSH key') });
  });

  it('whose settings are wrong is not fetched, and the studio shows why', async () => {
    Object.assign(stockSource, { kind: 'sftp', address: 'sftp://feeds.example/x.csv', user: '' });
    await runner.poll();
    expect((await report()).source?.fault).toContain('no user name');
    Object.assign(stockSource, { paused: true });
    await runner.poll();
    expect((await report()).source).toBeNull();
    await settleSources(database, []);
  });
});

describe('[CHK-02] [PLUS-13] a reserved car that vanishes from the feed', () => {
  const outbox = { enqueue: async () => undefined };
  const hold = (phone: string) =>
    makeHold(database, outbox, newHold('south-x3', phone, { depositCents: 0, seller: slug }));

  it('leaves the stock, keeps its reservation, is sold to no other shopper, and comes back reserved', async () => {
    expect(await shown()).toContain('south-x3');
    expect(await hold('+61491570110')).toMatchObject({ kind: 'made' });
    serve([header, ...[0, 1, 2, 4, 5, 6, 7, 8, 9].map((at) => row(at))].join('\n'));
    expect(await fetchNow()).toMatchObject({ outcome: 'imported', reason: expect.stringContaining('1 reserved car') });
    expect(await car('south-x3')).toMatchObject({ status: 'withdrawn', reserved: false });
    expect(await hold('+61491570156')).toMatchObject({ kind: 'taken', state: 'held' });
    await expect
      .poll(() => mails.map(({ subject }) => subject), { timeout: 8_000 })
      .toEqual([expect.stringContaining('Reserved, but gone from the feed')]);
    serve(csvOf(10));
    expect(await fetchNow()).toMatchObject({ outcome: 'imported' });
    const [{ ends_at: ends } = {}] = await postgres.query('select ends_at from holds');
    expect(await car('south-x3')).toMatchObject({
      ...{ status: 'in_stock', reserved: true },
      reserved_until_timestamp: Math.floor((ends as Date).getTime() / 1_000),
    });
    expect(await hold('+61491570156')).toMatchObject({ kind: 'taken', state: 'held' });
  });

  it('is reported to staff also while its shopper still pays', async () => {
    await makeHold(database, outbox, newHold('south-x3', '+61491570110', { seller: slug }));
    serve([header, ...[0, 1, 2, 4, 5, 6, 7, 8, 9].map((at) => row(at))].join('\n'));
    expect((await fetchNow())?.reason).toBe('1 reserved car no longer in the feed: SB4812.');
    expect(await car('south-x3')).toMatchObject({ status: 'withdrawn' });
    serve(csvOf(10));
    await fetchNow();
    expect(await car('south-x3')).toMatchObject({ status: 'in_stock', reserved: false });
  });

  it('whose reservation ended meanwhile comes back free', async () => {
    await hold('+61491570110');
    serve([header, ...[0, 1, 2, 4, 5, 6, 7, 8, 9].map((at) => row(at))].join('\n'));
    await fetchNow();
    await postgres.query("update holds set state = 'released'");
    serve(csvOf(10));
    await fetchNow();
    expect(await car('south-x3')).toMatchObject({ status: 'in_stock', reserved: false });
  });
});
