import type { StockCard } from '../stock-card.ts';

/** The options of a site that takes deposits, and its own state, "VIC"; empty where it is not entered. */
export type DepositSite = { state: string; options: { depositDollars: number } };

/**
 * The share of the price that may be paid before a contract, by state; elsewhere the law sets no
 * limit. Not legal advice. SA: sa.gov.au, the regulator's own page.
 */
const maxPercentByState: Readonly<Record<string, number>> = { SA: 10 };

/**
 * The deposit of a vehicle, cents (CHK-01, PLUS-14): the site's, and no more than the law allows in
 * the vehicle's state, or the site's where the feed gives none. A limit is rounded down to whole
 * dollars. 0: none.
 */
export function depositCents(
  { priceCents, state }: Pick<StockCard, 'priceCents' | 'state'>,
  site: DepositSite,
): number {
  const wanted = Math.max(0, Math.round(site.options.depositDollars * 100));
  const maxPercent = maxPercentByState[(state || site.state).toUpperCase()];
  return maxPercent === undefined
    ? wanted
    : Math.max(0, Math.min(wanted, Math.floor((priceCents * maxPercent) / 10_000) * 100));
}
