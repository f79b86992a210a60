import { centsFromInput } from '@/domain/finance/money-input.ts';
import type { PriceType } from '@/domain/stock/card-values.ts';
import { isPrintedText } from '@/domain/text/printed-text.ts';
import { gstIn } from './ledger.ts';

/**
 * What staff state of a sale, for its tax invoice; cents. A drive-away price holds charges that
 * carry no GST, and no feed gives them, so staff enter them.
 */
export type SaleFacts = {
  abn: string;
  priceCents: number;
  /** Duty, registration and compulsory insurance in the price. */
  chargesCents: number;
  /** Luxury car tax in the price: no GST is on it. */
  luxuryTaxCents: number;
  extras: readonly { name: string; cents: number }[];
  /** Address or ABN of the buyer; empty where neither was stated. */
  buyer: string;
  /** Of the buyer in letters that print, where their own cannot be printed. */
  name?: string;
};

/** Whether a price includes charges without GST, so that nothing can be invoiced before staff state them. */
export const includesCharges = ({ priceType }: { priceType: PriceType }): boolean =>
  priceType === 'drive_away_price' || priceType === 'estimated_drive_away_price';

type Posted = { price?: string; charges?: string; luxuryTax?: string; buyer?: string; buyerName?: string };

type Sold = {
  abn: string;
  /** Null where they cannot be read as they were shown. */
  extras: SaleFacts['extras'] | null;
  /** As the reservation has it. */
  name: string;
};

const centsOf = (text: string): number | null => {
  const cents = centsFromInput(text);
  // "-0.001" rounds to -0.
  const isNegative = cents !== null && (cents < 0 || Object.is(cents, -0));
  return cents === null || isNegative || cents > 10_000_000_00 ? null : cents;
};

/** The facts that staff posted; null where they do not suffice for an invoice, or contradict each other. */
export function saleFactsOf(posted: Posted, { abn, extras, name }: Sold): SaleFacts | null {
  const priceCents = centsOf(posted.price ?? '');
  const chargesCents = centsOf(posted.charges ?? '');
  const luxuryTaxCents = posted.luxuryTax ? centsOf(posted.luxuryTax) : 0;
  if (abn === '' || !extras || !priceCents || chargesCents === null || luxuryTaxCents === null) return null;
  if (chargesCents + luxuryTaxCents >= priceCents) return null;
  const { buyer = '', buyerName = '' } = posted;
  const printed = isPrintedText(name) ? '' : buyerName.trim();
  if (!isPrintedText(`${printed || name} ${buyer}`)) return null;
  return { abn, priceCents, chargesCents, luxuryTaxCents, extras, buyer, ...(printed && { name: printed }) };
}

/** What is due in all, and the GST in it: each line carries its own, rounded to the cent. */
export function saleSums({ priceCents, chargesCents, luxuryTaxCents, extras }: SaleFacts) {
  const carCents = priceCents - chargesCents - luxuryTaxCents;
  const totalCents = extras.reduce((sum, { cents }) => sum + cents, priceCents);
  const gstCents = extras.reduce((sum, { cents }) => sum + gstIn(cents), gstIn(carCents));
  return { carCents, totalCents, gstCents };
}
