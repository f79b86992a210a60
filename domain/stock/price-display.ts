/** A price is shown only above this (CARD-02). */
export const priceShownAboveCents = 10_00;

type Priced = { priceCents: number; beforePriceCents: number; preorder: boolean };

/**
 * What is shown as a price: an amount (with the amount that is struck out, if any) or a text.
 */
export type PriceDisplay =
  | { kind: 'price'; priceCents: number; wasCents: number | null }
  | { kind: 'subscription'; priceCents: number }
  | { kind: 'words'; text: string };

type PriceRules = {
  /** The site's text for a vehicle without price, e.g. "Enquire for price." */
  noPrice: string;
  /** The subscription price when the site offers subscriptions, else 0. */
  subscriptionPriceCents?: number;
};

/**
 * CARD-02: a subscription price first where the site offers one; else the price when it is above
 * $10; else PREORDER; else the site's text. The was-price only when it exceeds the price.
 */
export function priceDisplay(card: Priced, rules: PriceRules): PriceDisplay {
  const subscription = rules.subscriptionPriceCents ?? 0;
  if (subscription > 0) return { kind: 'subscription', priceCents: subscription };
  if (card.priceCents > priceShownAboveCents) {
    const wasCents = card.beforePriceCents > card.priceCents ? card.beforePriceCents : null;
    return { kind: 'price', priceCents: card.priceCents, wasCents };
  }
  return { kind: 'words', text: card.preorder ? 'PREORDER' : rules.noPrice };
}
