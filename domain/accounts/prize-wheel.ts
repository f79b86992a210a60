import { pathOfRoute } from '@/domain/routes/route-of-path.ts';

/** Staff's page of the wheel, where they made one (NAV-15). */
export const wheelPath = '/spin-to-win';
/** What the wheel gave, for the signed-in shopper. */
export const wheelResultPath = pathOfRoute('spinResult');

/** One segment. `odds` in percent, two places at most; `isWin` false for "no prize". */
export type WheelPrize = { title: string; odds: number; isWin: boolean };

export type PrizeWheel = {
  prizes: readonly WheelPrize[];
  /**
   * The authority's permit, which also identifies the promotion: another permit allows another go.
   */
  permit: string;
  /** Epoch milliseconds; null where staff gave none that is a moment: then it is not open. */
  startsAtMs: number | null;
  expiresAtMs: number | null;
};

/** Hundredths of a percent: whole numbers add up without a rest. */
const whole = 10_000;
const share = ({ odds }: Pick<WheelPrize, 'odds'>): number => Math.round(odds * 100);

type Written = { title?: string | null; odds?: number | null } | null;

/** What keeps a list of prizes from being a wheel, as a sentence for staff; null for nothing. */
export function wheelProblem(prizes: readonly Written[] | null | undefined): string | null {
  const all = (prizes ?? []).filter((one) => one !== null);
  if (all.length < 2) return 'A wheel has at least two segments, for example a prize and “No prize this time”.';
  if (all.some(({ title, odds }) => !title || typeof odds !== 'number' || !(odds > 0)))
    return 'Each segment needs a title and its odds, more than 0.';
  if (all.some(({ odds }) => Math.abs((odds ?? 0) * 100 - Math.round((odds ?? 0) * 100)) > 1e-6))
    return 'Odds have two decimal places at most.';
  const sum = all.reduce((total, { odds }) => total + share({ odds: odds ?? 0 }), 0);
  return sum === whole ? null : `The odds add up to ${sum / 100}%. They must add up to 100%.`;
}

/** The segment of a number from 0 to 9,999 that was drawn at random. Throws if it is not a wheel. */
export function segmentOf(prizes: readonly WheelPrize[], drawn: number): number {
  let upTo = 0;
  for (const [at, prize] of prizes.entries()) {
    upTo += share(prize);
    if (drawn < upTo) return at;
  }
  throw new RangeError('The odds of this wheel do not add up to 100.');
}

/** How many numbers there are to draw from. */
export const wheelNumbers = whole;

type WheelState = 'before' | 'open' | 'over';

export function wheelState({ startsAtMs, expiresAtMs }: PrizeWheel, now: number): WheelState {
  if (startsAtMs === null || expiresAtMs === null || now < startsAtMs) return 'before';
  return now >= expiresAtMs ? 'over' : 'open';
}
