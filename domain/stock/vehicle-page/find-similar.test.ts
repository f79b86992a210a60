import { expect, it } from 'vitest';
import type { StockCard } from '../stock-card.ts';
import type { StockRequest } from '../stock-search.ts';
import { findSimilar } from './find-similar.ts';

const card = (id: string, body: string) =>
  ({ id, make: 'Ford', model: id, body, status: 'in_stock', priceCents: 4_000_000 }) as StockCard;
const seen = card('seen', 'Ute');

/** A site of these cars, as many of them as a query requests, by body where it names one. */
const stockOf = (...cars: StockCard[]) => ({
  search: async (request: StockRequest) => {
    const {
      bodies,
      models,
      makes,
      minimumPriceCents: min = 0,
      maximumPriceCents: max = Infinity,
      perPage = 21,
    } = request;
    const fits = cars.filter(
      (one) =>
        (bodies?.includes(one.body) ?? true) &&
        (models?.includes(one.model) ?? true) &&
        (makes?.includes(one.make) ?? true) &&
        one.priceCents >= min &&
        one.priceCents <= max,
    );
    if (request.sort === 'price_ascending') fits.sort((one, other) => one.priceCents - other.priceCents);
    if (request.sort === 'price_descending') fits.sort((one, other) => other.priceCents - one.priceCents);
    return { found: fits.length, cards: fits.slice(0, perPage) };
  },
});
const ids = async (cars: StockCard[], shown: string[] = []) =>
  (await findSimilar(seen, stockOf(seen, ...cars), { max: 3, shown: new Set(shown) })).map(({ id }) => id);

it('[SRCH-20] [VDP-14] the same body goes before all others, and the same use before another', async () => {
  expect(await ids([card('hatch', 'Hatch'), card('ute', 'Ute'), card('van', 'Van')])).toEqual(['ute', 'van']);
});

it('[SRCH-20] [VDP-14] what is bought for another use is shown where the site has nothing else', async () => {
  expect(await ids([card('hatch', 'Hatch'), card('suv', 'SUV')])).toEqual(['hatch', 'suv']);
  expect(await ids([card('ute', 'Ute'), card('hatch', 'Hatch')], ['ute'])).toEqual(['hatch']);
});

it('[SRCH-20] what is on the page already is left out, however many that are; none is shown where all are', async () => {
  const many = Array.from({ length: 21 }, (_, at) => card(`shown${at}`, 'Ute'));
  const shown = many.map(({ id }) => id);
  expect(await ids([...many, card('last', 'Ute')], shown)).toEqual(['last']);
  expect(await ids(many, shown)).toEqual([]);
});

it('[VDP-14] where nothing is near its price, the next wider window counts before any price, nearest first', async () => {
  const cruiser = { ...card('LandCruiser', 'SUV'), make: 'Toyota', priceCents: 132_990_00 };
  const priced = (dollars: number, body = 'SUV') => ({ ...card(`${body}${dollars}`, body), priceCents: dollars * 100 });
  const cheap = Array.from({ length: 12 }, (_, at) => priced(18_490 + at));
  const similar = async (...cars: StockCard[]) =>
    (await findSimilar(cruiser, stockOf(cruiser, ...cars), { max: 3 })).map(({ id }) => id);
  expect(await similar(...cheap, priced(34_000), priced(68_000))).toEqual(['SUV68000', 'SUV34000']);
  expect(await similar(...cheap, priced(68_000), priced(99_000))).toEqual(['SUV99000']);
  expect(await similar(...cheap)).toEqual(['SUV18501', 'SUV18500', 'SUV18499']);
  expect(await similar(priced(0, 'Hatch'))).toEqual(['Hatch0']);
});
