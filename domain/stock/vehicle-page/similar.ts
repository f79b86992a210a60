import type { StockCard } from '../stock-card.ts';
import type { StockRequest } from '../stock-search.ts';

type Seen = Pick<StockCard, 'id' | 'make' | 'model' | 'body' | 'priceCents'>;

/** Each question brings at most so many (VDP-14). */
const perQuestion = 10;

/** The prices among which one looks for something similar, cents: $10,000 to either side below $50,000, else $25,000 (VDP-14). */
export function similarWindow(priceCents: number): { minimumPriceCents: number; maximumPriceCents: number } | null {
  if (priceCents <= 0) return null;
  const reach = priceCents < 5_000_000 ? 1_000_000 : 2_500_000;
  return { minimumPriceCents: Math.max(0, priceCents - reach), maximumPriceCents: priceCents + reach };
}

const any = { forSale: true, perPage: perQuestion } as const;

/** The questions for similar vehicles around the price, the nearest first: of the same model, of the same body, of the same make (VDP-14). */
export const similarRequests = (seen: Seen): StockRequest[] =>
  alike(seen, { ...any, ...similarWindow(seen.priceCents) });

const alike = ({ make, model, body }: Seen, common: StockRequest): StockRequest[] => [
  { ...common, makes: [make], models: [model] },
  ...(body ? [{ ...common, bodies: [body] }] : []),
  { ...common, makes: [make] },
];

/**
 * The same in ever wider steps, to be asked until one brings any: those around the price; the same at any price; whatever else is around the
 * price; whatever there is. No site that has another vehicle shows an empty row.
 */
export function similarSteps(seen: Seen): StockRequest[][] {
  if (seen.priceCents <= 0) return [alike(seen, any), [any]];
  return [similarRequests(seen), alike(seen, any), [{ ...any, ...similarWindow(seen.priceCents) }], [any]];
}

/** The answers as one row: same model first, each vehicle once, never the one that is looked at, in stock only (VDP-14). */
export function similarCards(seen: Seen, answers: readonly (readonly StockCard[])[], most: number): StockCard[] {
  const all = answers.flat().filter(({ id, status }) => id !== seen.id && status !== 'sold');
  const once = [...new Map(all.toReversed().map((card) => [card.id, card])).values()].reverse();
  const same = ({ make, model }: Seen) => make === seen.make && model === seen.model;
  return [...once.filter(same), ...once.filter((card) => !same(card))].slice(0, most);
}
