import { formatCents } from '../finance/money.ts';

/** The least difference that the market indicator is shown for, in cents (CARD-06). */
export const underMarketFromCents = 500_00;

/**
 * CARD-06: how far a price lies under the state's average when it may be shown, in cents, else 0.
 * It may be shown when the price is below the state average and at least $500 under the state or
 * the national one. An average of 0 is missing.
 */
export function underMarketCents(
  priceCents: number,
  market: { stateAverageCents: number; nationalAverageCents: number },
): number {
  const underState = market.stateAverageCents - priceCents;
  const underNation = market.nationalAverageCents - priceCents;
  if (priceCents <= 0 || underState <= 0) return 0;
  return Math.max(underState, underNation) >= underMarketFromCents ? underState : 0;
}

/**
 * CARD-06: the indicator's text for `underMarketCents`; null where it shows nothing. Less than $500
 * under the state's average is only let through by the national one, which is then at least $500
 * away: the text states that difference. `state` (`vic`) is named where there is room for it.
 */
export function marketText(cents: number, state = ''): string | null {
  if (cents <= 0) return null;
  if (cents < underMarketFromCents) return 'Under the national average';
  return `${formatCents(cents)} under market${state && ` in ${state.toUpperCase()}`}`;
}
