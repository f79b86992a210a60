import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitGapMs } from '@/domain/accounts/since-visit.ts';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { type Account, ensureAccount } from '@/web/records/account-sessions.ts';
import type { Records } from '@/web/records/database.ts';
import { addSavedCar } from '@/web/records/saved-cars.ts';
import { readCarStates, savedState } from './read-car-states.ts';
import { readGarage } from './read-garage.ts';

const stock = vi.hoisted(() => ({ cards: [] as unknown[], away: false }));
vi.mock('@/web/stock/stock-of-site.ts', () => ({
  cardsOfSite: async (_site: unknown, ids: readonly string[]) => {
    if (stock.away) throw new Error('away');
    return stock.cards.filter((card) => ids.includes((card as StockCard).id));
  },
}));

const card = (id: string, more: object = {}): StockCard =>
  ({
    id,
    slug: id,
    name: `Car ${id}`,
    make: 'Ford',
    model: 'Ranger',
    status: 'in_stock',
    reserved: false,
    priceCents: 30_000_00,
    images: [],
    ...more,
  }) as unknown as StockCard;
const site = siteWith();
let postgres: TestRecords;
let records: Records;
let account: Account;

beforeAll(async () => {
  postgres = await testRecords();
  records = postgres.open();
});
afterAll(() => postgres.end());
beforeEach(async () => {
  await postgres.query('truncate accounts cascade');
  account = await ensureAccount(records.database, { site: site.slug, phone: '+61491570110' });
  stock.away = false;
  stock.cards = [card('a'), card('b')];
  for (const id of ['a', 'b']) {
    const owner = { account: account.id, site: site.slug };
    await addSavedCar(records.database, owner, id, savedState(card(id)));
  }
});

const read = (later = 0) => readGarage({ records }, site, account, Date.now() + later);
const byCar = async (later = 0) => new Map((await read(later)).cars.map((row) => [row.car, row]));

describe('[SAVE-05] [PLUS-21] what a garage shows', () => {
  it('is each car as it is now beside how it was saved', async () => {
    stock.cards = [card('a', { priceCents: 28_500_00 })];
    const cars = await byCar();
    expect(cars.get('a')).toMatchObject({ card: { priceCents: 28_500_00 }, change: { kind: 'cheaper' } });
    expect(cars.get('b')).toMatchObject({ card: null, change: { kind: 'gone' } });
  });

  it('is the cars as they were while the search service is away, which is no news', async () => {
    stock.away = true;
    const garage = await read(visitGapMs * 2);
    expect(garage.news).toEqual([]);
    expect(garage.cars.map(({ card, change }) => [card, change])).toEqual([
      [undefined, null],
      [undefined, null],
    ]);
  });

  it('shows what happened since the visit before, and the same again until the next', async () => {
    stock.cards = [card('a', { priceCents: 28_500_00 }), card('b')];
    const news = [{ kind: 'price drop', count: 1, text: '$1,500 less on the Car a' }];
    const first = await read(visitGapMs * 2);
    expect([first.news, first.lastVisit === null]).toEqual([news, false]);
    expect((await read(1_000)).news).toEqual(news);
    const [row] = await postgres.query("select seen->>'priceCents' as cents from saved_cars where car = 'a'");
    expect(row).toEqual({ cents: '2850000' });
    expect((await read(visitGapMs * 2)).news).toEqual([]);
  });

  it('has no visit before the first', async () => {
    await postgres.query('truncate accounts cascade');
    account = await ensureAccount(records.database, { site: site.slug, phone: '+61491570110' });
    expect(await read(visitGapMs * 2)).toMatchObject({ cars: [], news: [], lastVisit: null, purchases: [] });
  });

  it('takes the states of cars that the site lists, by id', async () => {
    expect([...(await readCarStates(site, ['a', 'unlisted'])).keys()]).toEqual(['a']);
    stock.away = true;
    await expect(readCarStates(site, ['a'])).rejects.toThrow('away');
  });
});
