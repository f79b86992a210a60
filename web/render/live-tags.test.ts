import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { measurementOf, tagOf } from '@/domain/third-parties/tag.fixture.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { newRenderRecord, recordRender } from '@/web/platform/render-record.ts';
import type { Database } from '@/web/records/database.ts';
import { storeMeasurement } from '@/web/records/tag-measurements.ts';
import { liveTags } from './live-tags.ts';

const now = Date.parse('2026-11-26T00:00:00Z');
const site = { ...siteWith(), slug: 'measured', tags: [tagOf()] };
let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());

async function rendered(one: typeof site, path = '/', from: Database | null = database, query = '') {
  const record = newRenderRecord(now, { path, query });
  const live = await recordRender(record, () => liveTags(one, { path, query }, from));
  return { hosts: [...record.tagHosts], urls: live.tags.map(({ url }) => url), until: record.expiresAtMs, live };
}

it('[PLUS-11] [CFG-04] a page starts a tag that was measured on its own site, and its policy lets that host in; nothing before', async () => {
  expect(await rendered(site)).toMatchObject({ hosts: [], urls: [], until: Number.POSITIVE_INFINITY });
  await storeMeasurement(database, 'another', measurementOf(tagOf(), { bytes: 9_000 }));
  expect((await rendered(site)).urls).toEqual([]);
  await storeMeasurement(database, 'measured', measurementOf(tagOf(), { bytes: 9_000 }));
  expect(await rendered(site)).toMatchObject({ hosts: ['chat.example'], urls: ['https://chat.example/widget.js'] });
  expect((await rendered({ ...site, slug: 'another', tags: [] })).hosts).toEqual([]);
});

it('[PLUS-11] a page that is one shopper’s starts none and lets no host in, and names who runs elsewhere', async () => {
  for (const path of ['/enquiry/0b9f7c1e', '/alerts/0b9f7c1e', '/reservation/0b9f7c1e', '/cars/a-car/checkout']) {
    const page = await rendered(site, path);
    expect(page, path).toMatchObject({ hosts: [], urls: [] });
    expect(page.live.notices, path).toHaveLength(1);
  }
  for (const path of ['/cars/a-car', '/search/used-cars', '/about-us'])
    expect((await rendered(site, path)).hosts, path).toEqual(['chat.example']);
});

it('[PLUS-11] [SAVE-07] a page that the site closes is made for signed-in shoppers, and starts none', async () => {
  const features = { ...site.features, tradeInSignIn: true, nvicFinance: true };
  const closing = { ...site, features };
  const open = { ...site, features: { ...features, tradeInSignIn: false, nvicFinance: false } };
  const closed = (one: typeof site, path: string, query = '') => rendered(one, path, database, query);
  expect(await closed(closing, '/trade-in')).toMatchObject({ hosts: [], urls: [] });
  expect(await closed(closing, '/finance', '?car=1')).toMatchObject({ hosts: [], urls: [] });
  expect((await closed(closing, '/finance')).hosts).toEqual(['chat.example']);
  expect((await closed(open, '/trade-in')).hosts).toEqual(['chat.example']);
});

it('[PLUS-11] while the records are away pages use their last result, for a minute', async () => {
  const away = postgres.open(1);
  await away.close();
  const rendering = (one: typeof site) => rendered(one, '/', away.database);
  expect(await rendering(site)).toMatchObject({ urls: ['https://chat.example/widget.js'], until: now + 60_000 });
  expect(await rendering({ ...site, slug: 'never-read' })).toMatchObject({ hosts: [], urls: [], until: now + 60_000 });
  expect((await rendered(site, '/', null)).urls).toEqual([]);
});
