import type { StockCard } from '../stock-card.ts';
import type { StockRequest } from '../stock-search.ts';
import { bodyUse } from './body-use.ts';

type Seen = Pick<StockCard, 'id' | 'make' | 'model' | 'body' | 'priceCents'>;

/** The most vehicles that one query brings (VDP-14). */
const perQuestion = 10;

/**
 * The prices among which one looks for something similar, cents: $10,000 to either side below
 * $50,000, else $25,000 (VDP-14).
 */
export function similarWindow(priceCents: number): { minimumPriceCents: number; maximumPriceCents: number } | null {
  if (priceCents <= 0) return null;
  const reach = priceCents < 5_000_000 ? 1_000_000 : 2_500_000;
  return { minimumPriceCents: Math.max(0, priceCents - reach), maximumPriceCents: priceCents + reach };
}

const alike = ({ make, model, body }: Seen, common: StockRequest): StockRequest[] => [
  { ...common, makes: [make], models: [model] },
  ...(body ? [{ ...common, bodies: [body] }] : []),
  { ...common, makes: [make] },
];

/**
 * The queries for similar vehicles (VDP-14) in ever wider steps, to be sent until one finds any:
 * those around the price, of the same model, body and make; the same at any price; whatever else is
 * around the price; any vehicle. No site that has another vehicle shows an empty row. Each query
 * requests ten more than the `shown` vehicles that the row leaves out.
 */
export function similarSteps(seen: Seen, shown = 0): StockRequest[][] {
  const any: StockRequest = { sort: 'relevant', perPage: perQuestion + shown };
  if (seen.priceCents <= 0) return [alike(seen, any), [any]];
  const around = { ...any, ...similarWindow(seen.priceCents) };
  return [alike(seen, around), alike(seen, any), [around], [any]];
}

/**
 * The results as one row: same model first, then the same body, each vehicle once, never the one
 * that is looked at, in stock only (VDP-14). What is bought for another use is left out, unless
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
  return once.toSorted((one, other) => rank(one) - rank(other)).slice(0, max);
}
