import { over, type Rational, rational } from './rational.ts';

/**
 * What a loan of one cent costs a period, and what a cent owed at the end takes off it: both over
 * one `bottom`, exact, and as the nearest doubles. A repayment is `principal × perPrincipal −
 * balloon × perBalloon` (FIN-01).
 */
type LoanFactor = {
  principalTop: bigint;
  balloonTop: bigint;
  bottom: bigint;
  perPrincipal: number;
  perBalloon: number;
};

type LoanTerms = { ratePercent: number; periodsPerYear: number; periods: number; advance?: boolean };

/** A lender has one rate and a few terms; a shopper's sliders make more, and then the oldest are dropped. */
const maxStored = 512;
const cache = new Map<string, LoanFactor>();

/**
 * The factor of these terms; powers of exact fractions are long numbers, so it is cached. Throws a
 * RangeError without a whole period.
 */
export function loanFactor(terms: LoanTerms): LoanFactor {
  const key = `${terms.ratePercent} ${terms.periodsPerYear} ${terms.periods} ${terms.advance === true}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const factor = exactFactor(terms);
  if (cache.size >= maxStored) cache.delete(cache.keys().next().value ?? '');
  cache.set(key, factor);
  return factor;
}

/**
 * With i = p/q and n periods: growth G/Q = (q+p)ⁿ/qⁿ, so that R = (PV·G − B·Q)·p / ((G − Q)·q),
 * over (q+p)/q when paid in advance.
 */
function exactFactor({ ratePercent, periodsPerYear, periods, advance = false }: LoanTerms): LoanFactor {
  if (!Number.isInteger(periods) || periods < 1) throw new RangeError(`not a number of repayments: ${periods}`);
  const { top: p, bottom: q } = lowestTerms(over(rational(ratePercent), rational(100 * periodsPerYear)));
  if (p === 0n) return withDoubles(1n, 1n, BigInt(periods));
  const grown = (q + p) ** BigInt(periods);
  const flat = q ** BigInt(periods);
  const early = advance ? q + p : q;
  return withDoubles(grown * p, flat * p, (grown - flat) * early);
}

function withDoubles(principalTop: bigint, balloonTop: bigint, bottom: bigint): LoanFactor {
  const perPrincipal = nearestDouble(principalTop, bottom);
  return { principalTop, balloonTop, bottom, perPrincipal, perBalloon: nearestDouble(balloonTop, bottom) };
}

/** A quotient to more than the 53 places of a double, then to the nearest one. */
function nearestDouble(top: bigint, bottom: bigint): number {
  const places = 160n;
  return Number((top << places) / bottom) / 2 ** 160;
}

function lowestTerms({ top, bottom }: Rational): Rational {
  let [a, b] = [top < 0n ? -top : top, bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  return { top: top / a, bottom: bottom / a };
}
