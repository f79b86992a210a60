import { plainLine, writtenNumber } from '@/domain/vocabulary/written-number.ts';
import { meansNone, meansPriceOnApplication } from './words/none-words.ts';

export type PriceKind = 'drive_away_price' | 'excluding_government_charges_price';

/** A price as a feed gives it: whole cents, and its kind where it names one. */
export type FeedPrice = { cents: number; kind: PriceKind | null };

/** A figure below or above these is no vehicle's price: it means something else. Cents. */
const minPrice = 500_00;
const maxPrice = 10_000_000_00;

const driveAway =
  /^(?:drive ?-?away|drive away price|driveaway price|d\/?a|dap|on road|on the road|inc(?:l|luding)?\.? on ?-?roads?(?: costs)?)$/i;
const beforeCharges =
  /^(?:e\.?g\.?c\.?|excl?(?:uding|udes|\.)? ?gov(?:ernmen)?t?\.? charges|egc price|plus (?:orc|on ?-?roads?(?: costs)?)|\+ ?(?:orc|on ?-?roads?(?: costs)?)|before on ?-?road costs|ex(?:cl)?\.? (?:orc|on ?-?roads?(?: costs)?|gov(?:t|ernment)? charges))$/i;

/** The letters that a price with its text may have. */
const maxPriceLength = 80;

/**
 * The kind that a price type names, `null` for one that names none ("POA"); undefined for words
 * that mean something else.
 */
export function priceKindOf(text: string): PriceKind | null | undefined {
  const plain = plainLine(text).replaceAll('_', ' ');
  if (driveAway.test(plain) || /^drive away price$/i.test(plain)) return 'drive_away_price';
  if (beforeCharges.test(plain) || /^excluding government charges(?: price)?$/i.test(plain))
    return 'excluding_government_charges_price';
  return meansPriceOnApplication(plain) || meansNone(plain) ? null : undefined;
}

/**
 * "$35,990 drive away", "35990 EGC", "AUD 35.990,00", "35 990"; 0 for "POA". Undefined for other
 * money, ranges and repayments.
 */
export function priceOf(text: string): FeedPrice | undefined {
  const plain = plainLine(text);
  if (plain.length > maxPriceLength) return undefined;
  if (meansPriceOnApplication(plain)) return { cents: 0, kind: null };
  const [, amount = '', words = ''] =
    /^((?:a\$|au\$|aud|\$|\s)*[\d][\d.,'’ ]*(?:[-–]{1,2})?(?:\s?(?:aud|au\$|a\$|\$|dollars))?)[\s*^]*(.*)$/i.exec(
      plain,
    ) ?? [];
  const cents = centsOf(amount);
  const wording = words.trim().replace(/^[(*]+|[)*]+$/g, '');
  const kind =
    wording === '' || /^(?:inc(?:l|luding)?\.? ?gst|gst inc(?:l|luded)?\.?)$/i.test(wording)
      ? null
      : priceKindOf(wording);
  return cents === undefined || kind === undefined ? undefined : { cents, kind };
}

/** Whole cents out of "$35,990", "35990.00 AUD", "35990,00"; undefined if it is not an Australian amount. */
export function centsOf(text: string): number | undefined {
  const plain = plainLine(text)
    .replace(/^(?:a\$|au\$|aud ?\$?|\$)\s?(?:aud)?/i, '')
    .replace(/\s?(?:aud|au\$|a\$|\$|dollars)$/i, '')
    .replace(/[.,]?[-–]{1,2}$/, '');
  const dollars = writtenNumber(plain);
  return dollars === undefined ? undefined : Math.round(dollars * 100);
}

/** Why an amount cannot be the price of a vehicle; null when it can. */
export function priceProblem(cents: number): string | null {
  if (cents === 0) return null;
  if (cents < minPrice) return 'is too low for the price of a vehicle';
  return cents > maxPrice ? 'is too high for the price of a vehicle' : null;
}

/** An amount, which may be a loss, in dollars out of "$4,200", "-350.50", "(350.50)". */
export function amountOf(text: string): number | undefined {
  const plain = plainLine(text);
  const isLoss = /^-|^\$-|^\(.*\)$/.test(plain);
  const cents = centsOf(plain.replace(/^\((.*)\)$/, '$1').replace(/^(\$?)-/, '$1'));
  return cents === undefined ? undefined : (isLoss ? -cents : cents) / 100;
}
