import { formatCents } from '@/domain/finance/money.ts';
import type { PriceType } from '@/domain/stock/card-values.ts';
import { priceTypes } from '@/domain/stock/vehicle-page/shown-price.ts';

/** All that a purchase's sums are made of; cents, and the trade-in's estimate as a range. */
export type SumParts = {
  priceCents: number;
  priceType: PriceType;
  extras: readonly { name: string; cents: number }[];
  /** Null where nothing is chosen, or the dealer has to quote it. */
  handover: { label: string; cents: number | null } | null;
  tradeIn: { lowCents: number; highCents: number } | null;
  /** A deposit that holds the car now, or was applied. */
  depositCents: number;
};

type SumRow = { label: string; text: string; strong?: boolean };

export type PurchaseSums = {
  /** Price, extras and delivery. */
  totalCents: number;
  /** What the trade-in's estimate and the deposit leave of it: from its highest to its lowest end; 0 at least. */
  leftFromCents: number;
  leftToCents: number;
  /** The same as text, identical everywhere: page, mail and desk (CHK-05). */
  rows: SumRow[];
  left: string;
};

/** The sums of a purchase, computed only here. */
export function purchaseSums(parts: SumParts): PurchaseSums {
  const { priceCents, priceType, extras, handover, tradeIn, depositCents } = parts;
  const extrasCents = extras.reduce((sum, { cents }) => sum + cents, 0);
  const totalCents = priceCents + extrasCents + (handover?.cents ?? 0);
  const leftOf = (tradeInCents: number) => Math.max(0, totalCents - tradeInCents - depositCents);
  const leftFromCents = leftOf(tradeIn?.highCents ?? 0);
  const leftToCents = leftOf(tradeIn?.lowCents ?? 0);
  const left = rangeOf(leftFromCents, leftToCents);
  const rows: SumRow[] = [
    { label: priceTypes[priceType] || 'Price', text: formatCents(priceCents) },
    ...(extras.length > 0 ? [{ label: `Extras, ${extras.length}`, text: formatCents(extrasCents) }] : []),
    ...(handover ? [{ label: handover.label, text: handoverPrice(handover.cents) }] : []),
    { label: 'Total', text: formatCents(totalCents), strong: true },
    ...(tradeIn
      ? [{ label: 'Less trade-in, an estimate', text: `−${rangeOf(tradeIn.lowCents, tradeIn.highCents)}` }]
      : []),
    ...(depositCents > 0 ? [{ label: 'Less deposit', text: `−${formatCents(depositCents)}` }] : []),
    { label: tradeIn ? 'Left to pay, about' : 'Left to pay', text: left, strong: true },
  ];
  return { totalCents, leftFromCents, leftToCents, rows, left };
}

const handoverPrice = (cents: number | null): string =>
  cents === null ? 'To be quoted' : cents === 0 ? 'No charge' : formatCents(cents);

const rangeOf = (from: number, to: number): string =>
  from === to ? formatCents(from) : `${formatCents(from)} to ${formatCents(to)}`;
