import { expect, it, vi } from 'vitest';
import { resolveSite } from '@/domain/site/resolve.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import type { StockRequest } from '@/domain/stock/stock-search.ts';
import { latestStockFixtures } from './latest-stock.fixture.ts';
import { loadLatestStock } from './latest-stock.load.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 20);
const who = { id: 'a', slug: 'a', name: 'A Dealer', siteNumber: 1, template: '', manufacturer: '' };
const arrived = (createdAtMs: number) =>
  ({
    status: 'in_stock',
    fuel: 'Petrol',
    reserved: false,
    certified: false,
    carType: 'used',
    tag: '',
    createdAtMs,
  }) as StockCard;

function contextWith(cards: StockCard[]) {
  const search = vi.fn(async (_: StockRequest) => ({ found: cards.length, cards }));
  const boundaries: number[] = [];
  const until = (moment: number) => boundaries.push(moment);
  const context = { site: resolveSite(who, []), now, until, stock: { search } };
  return { context, boundaries, search };
}

it('requests what staff chose, of the cars that can still be bought', async () => {
  const { context, search } = contextWith([]);
  await loadLatestStock(latestStockFixtures.full, context);
  expect(search).toHaveBeenCalledExactlyOnceWith({
    carTypes: ['new', 'demo'],
    makes: ['Ford'],
    bodies: ['SUV'],
    sort: 'price_ascending',
    perPage: 6,
  });
});

it.each([
  [null, 8],
  [-3, 4],
  [7.4, 7],
  [500, 12],
])('[BLK-09] for a limit of %s requests %s', async (limit, perPage) => {
  const { context, search } = contextWith([]);
  await loadLatestStock({ ...latestStockFixtures.minimal, limit }, context);
  expect(search).toHaveBeenCalledWith(expect.objectContaining({ perPage, sort: 'latest' }));
});

it('[CARD-03] returns when a vehicle stops being just arrived, and nothing of one that stopped', async () => {
  const { context, boundaries } = contextWith([arrived(now - 7 * day), arrived(now - 9 * day)]);
  await loadLatestStock(latestStockFixtures.minimal, context);
  expect(boundaries).toEqual([now + day]);
});
