import type { StockCard } from '../stock-card.ts';
import type { StockRequest } from '../stock-search.ts';
import { bodyUse } from './body-use.ts';

type Seen = Pick<StockCard, 'id' | 'make' | 'model' | 'body' | 'priceCents'>;

/** The most vehicles that one query brings (VDP-14). */
const perSearch = 10;

/** Cents to either side of a price: $10,000 below $50,000, else $25,000 (VDP-14). */
const reachOf = (priceCents: number): number => (priceCents < 5_000_000 ? 1_000_000 : 2_500_000);

type Window = { minimumPriceCents: number; maximumPriceCents: number };

/** The prices of similar vehicles, cents: the window of VDP-14, or one that is `times` as wide. */
export function similarWindow(priceCents: number, times = 1): Window | null {
  if (priceCents <= 0) return null;
  const reach = reachOf(priceCents) * times;
  return { minimumPriceCents: Math.max(0, priceCents - reach), maximumPriceCents: priceCents + reach };
}

const alike = ({ make, model, body }: Seen, common: StockRequest): StockRequest[] => [
  { ...common, makes: [make], models: [model] },
  ...(body ? [{ ...common, bodies: [body] }] : []),
  { ...common, makes: [make] },
];

/** The queries at any price: what costs more and what costs less, each from the nearest price on. */
const atAnyPrice = (requests: readonly StockRequest[], priceCents: number): StockRequest[] =>
  requests.flatMap((request): StockRequest[] => [
    { ...request, minimumPriceCents: priceCents, sort: 'price_ascending' },
    { ...request, maximumPriceCents: priceCents, sort: 'price_descending' },
  ]);

/**
 * The queries for similar vehicles (VDP-14) in ever wider steps, to be sent until one finds any:
 * those around the price, of the same model, body and make, then in a window twice and four times
 * as wide; whatever else is around the price; both at any price; any vehicle. No site that has
 * another vehicle shows an empty row. Each query requests ten more than the `shown` vehicles that
 * the row leaves out.
 */
export function similarSteps(seen: Seen, shown = 0): StockRequest[][] {
  const any: StockRequest = { sort: 'relevant', perPage: perSearch + shown };
  if (seen.priceCents <= 0) return [alike(seen, any), [any]];
  const around = (times: number) => ({ ...any, ...similarWindow(seen.priceCents, times) });
  return [
    ...[1, 2, 4].map((times) => alike(seen, around(times))),
    ...[1, 4].map((times) => [around(times)]),
    atAnyPrice(alike(seen, any), seen.priceCents),
    atAnyPrice([any], seen.priceCents),
    [any],
  ];
}

/**
 * The results as one row: same model first, then the same body, each vehicle once, never the one
 * that is looked at, in stock only (VDP-14). Beyond the window the nearest price is first. What is bought for another use is left out, unless
 * `anyUse` takes it in.
 */
export function similarCards(
  seen: Seen,
  responses: readonly (readonly StockCard[])[],
  max: number,
  { anyUse = false } = {},
): StockCard[] {
  const use = bodyUse(seen.body);
  const fits = ({ body }: StockCard) => anyUse || use === null || bodyUse(body) === use;
  const all = responses.flat().filter((card) => card.id !== seen.id && card.status !== 'sold' && fits(card));
  const once = [...new Map(all.toReversed().map((card) => [card.id, card])).values()].reverse();
  const rank = ({ make, model, body }: Seen) =>
    make === seen.make && model === seen.model ? 0 : body === seen.body ? 1 : 2;
  const beyond = ({ priceCents }: Seen) =>
    Math.max(0, Math.abs(priceCents - seen.priceCents) - reachOf(seen.priceCents));
  const away = (one: Seen, other: Seen) => (seen.priceCents > 0 ? beyond(one) - beyond(other) : 0);
  return once.toSorted((one, other) => rank(one) - rank(other) || away(one, other)).slice(0, max);
}
