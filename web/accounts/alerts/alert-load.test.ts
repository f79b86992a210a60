import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { tags } from '@/web/platform/cache-tags.ts';
import { AlertQueue } from '@/web/records/alert-queue.ts';
import type { Records } from '@/web/records/database.ts';
import { announceIn } from '@/web/records/invalidation.ts';
import { AlertLook } from './alert-look.ts';
import { deliverAlerts } from './deliver-alert.ts';

const watchers = 400;
const cars = 500;
const savedByEach = 50;

let postgres: TestRecords;
let records: Records;
let queue: AlertQueue;
let price = 30_000_00;
let largestRequest = 0;
const sent = new Map<string, number>();

const card = (id: string): StockCard =>
  ({
    id,
    slug: id,
    name: id,
    status: 'in_stock',
    priceCents: price,
    priceType: 'drive_away_price',
    images: [],
  }) as unknown as StockCard;
const site = { ...siteWith(), slug: 'a' };
const stock = {
  cards: async (_site: unknown, ids: readonly string[]) => {
    largestRequest = Math.max(largestRequest, ids.length);
    return ids.map(card);
  },
  newest: async () => [],
};
const parts = () => ({
  records,
  queue,
  siteOf: async () => site,
  stock,
  now: () => Date.parse('2026-11-26T01:00:00Z'),
  sms: { send: async ({ to }: { to: string }) => void sent.set(to, (sent.get(to) ?? 0) + 1) },
  mail: { send: async () => undefined },
});

beforeAll(async () => {
  postgres = await testRecords();
  records = postgres.open(8);
  await postgres.query(
    `insert into accounts (site, phone) select 'a', '+614' || (90000000 + n) from generate_series(1, ${watchers}) n`,
  );
  await postgres.query(
    `insert into saved_cars (account, site, car, saved, before, seen)
     select a.id, 'a', 'car-' || lpad(((a.n * 7 + k * ${cars / savedByEach}) % ${cars})::text, 3, '0'), j.state, j.state, j.state
     from (select id, row_number() over (order by phone) as n from accounts) a, generate_series(1, ${savedByEach}) k,
       (select '{"name":"car","availability":"for_sale","priceCents":3000000}'::jsonb as state) j`,
  );
  // One in ten agreed to nothing.
  await postgres.query(
    `insert into alert_consents (account, site, kinds, channel, terms, origin)
     select id, 'a', array['price'], 'sms', '', 'https://a.example' from accounts where right(phone, 1) <> '0'`,
  );
  await postgres.query(`insert into alert_looks (site) values ('a')`);

  queue = new AlertQueue(records);
  await queue.work(deliverAlerts(parts()));
}, 120_000);
afterAll(async () => {
  await queue.stop();
  await postgres.end();
});

describe('[PLUS-21] an import that lowers 500 prices for 400 people', { timeout: 60_000 }, () => {
  it('reaches each who agreed once, in bounded requests and memory', async () => {
    const look = new AlertLook(parts());
    await look.look();
    expect(sent.size).toBe(0);
    price = 29_000_00;
    const before = process.memoryUsage().heapUsed;
    let highest = before;
    const measuring = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().heapUsed);
    }, 50);
    await announceIn(records.database, [tags.stock('a')]);
    await look.look();
    await vi.waitFor(() => expect(sent.size).toBe(watchers * 0.9), { interval: 100 });
    clearInterval(measuring);
    expect(largestRequest).toBeLessThanOrEqual(200);
    expect(highest - before).toBeLessThan(100_000_000);
    await look.look();
    await vi.waitFor(
      async () => {
        const [row] = await postgres.query(`select count(*)::int as n from alert_messages where state = 'waiting'`);
        expect(row).toEqual({ n: 0 });
      },
      { interval: 200 },
    );
    expect([...sent.values()].filter((count) => count !== 1)).toEqual([]);
    const [row] = await postgres.query('select count(*)::int as n from alerts');
    expect(row).toEqual({ n: watchers * 0.9 * savedByEach });
  });
});
