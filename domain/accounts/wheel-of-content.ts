import { type PrizeWheel, wheelProblem } from './prize-wheel.ts';

/** A wheel as queries give it. */
type WheelContent = {
  prizes?: readonly ({ title?: string | null; odds?: number | null; isWin?: boolean | null } | null)[] | null;
  permit?: string | null;
  startsAt?: string | null;
  expiresAt?: string | null;
};

/** The wheel of content; null for one that is not whole, or whose odds do not add up. */
export function wheelOf({ prizes, permit, startsAt, expiresAt }: WheelContent): PrizeWheel | null {
  if (!permit || wheelProblem(prizes)) return null;
  const segments = (prizes ?? []).flatMap((one) =>
    one?.title && one.odds ? [{ title: one.title, odds: one.odds, isWin: one.isWin !== false }] : [],
  );
  return { prizes: segments, permit, startsAtMs: momentOf(startsAt), expiresAtMs: momentOf(expiresAt) };
}

function momentOf(text: string | null | undefined): number | null {
  const ms = Date.parse(text ?? '');
  return Number.isNaN(ms) ? null : ms;
}
