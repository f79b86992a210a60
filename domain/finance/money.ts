import { grouped } from '../vocabulary/grouped.ts';

/** Whole dollars (or dollars with cents) as integer cents, e.g. 395 → 39500, 1360.5 → 136050. Throws on what is not a number. */
export function cents(dollars: number): number {
  if (!Number.isFinite(dollars)) throw new RangeError(`not an amount of money: ${dollars}`);
  const rounded = Math.round(Math.abs(dollars) * 100 + 1e-7);
  return rounded === 0 ? 0 : Math.sign(dollars) * rounded;
}

/**
 * Integer cents as shoppers read them: "$1,234" when the amount is whole dollars, "$1,234.50" when it is not.
 * `withCents` always shows the cents. A negative amount carries a true minus sign in front.
 */
export function formatCents(amountCents: number, { withCents = false }: { withCents?: boolean } = {}): string {
  const magnitude = Math.abs(Math.trunc(amountCents));
  const dollars = `$${grouped(Math.floor(magnitude / 100))}`;
  const rest = magnitude % 100;
  const tail = withCents || rest > 0 ? `.${String(rest).padStart(2, '0')}` : '';
  return `${amountCents < 0 ? '−' : ''}${dollars}${tail}`;
}

/** Percent a year with two places, e.g. 8.5 → "8.50%". */
export function formatPercent(percent: number): string {
  return `${percent.toFixed(2)}%`;
}
