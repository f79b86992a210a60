import type { CarType } from '@/domain/stock/card-values.ts';
import type { HoldRecord } from './hold-record.ts';
import { coolingOffOf, maxRetained } from './state-rules.ts';

/** Why a dealer retains a deposit: the shopper ended the contract while cooling off, or broke it later. Before a contract nothing is retained. */
export const retainReasons = ['cooling-off', 'broken'] as const;
export type RetainReason = (typeof retainReasons)[number];

type Retained = Pick<HoldRecord, 'car' | 'dealer' | 'sale' | 'depositCents'>;
type Sale = { state: string; carType: CarType | undefined; priceCents: number; depositCents: number };

/**
 * The maximum part of a deposit that may be retained, cents: after cooling off what the law of the
 * state leaves.
 */
export function maxForfeit(why: RetainReason, { state, carType, priceCents, depositCents }: Sale): number {
  if (why === 'broken') return depositCents;
  // A car whose kind is not stored counts as used: where new cars have such a right, less is retained of a used one.
  const contract = { state, carType: carType ?? 'used', linkedCredit: true, company: false, commercial: false };
  const right = coolingOffOf(contract);
  return right ? Math.min(depositCents, maxRetained(right, priceCents)) : 0;
}

/**
 * The same for a reservation: by the law of its car's location, and the price that the contract states. Where one is not stored the lesser
 * amount counts: of the states that its dealer may be in, and of any price.
 */
export function maxRetainedOf(
  why: RetainReason,
  { car, dealer, sale, depositCents }: Retained,
  siteState: string,
): number {
  const states = dealer.state ? [dealer.state] : [siteState, stateIn(dealer.address)].filter(Boolean);
  const of = { carType: car.carType, priceCents: sale?.priceCents ?? 0, depositCents };
  return states.length === 0 && why !== 'broken'
    ? 0
    : Math.min(depositCents, ...states.map((state) => maxForfeit(why, { ...of, state })));
}

/** "VIC" of "210 City Road, Southbank VIC 3006"; empty where it names none. */
const stateIn = (address: string): string => /\b([A-Z]{2,3}) \d{4}$/.exec(address)?.[1] ?? '';
