import type { CarType } from '@/domain/stock/card-values.ts';

/** The greater, or the lesser, of an amount and a share of the price. */
type MaxRetained = { cents: number; percent: number; take: 'greater' | 'lesser' };

/** A shopper's right to end a contract within some of the dealer's business days (PLUS-14). */
export type CoolingOff = {
  days: number;
  /** Clear days: the day of the contract does not count, and the right runs to the end of the last one. */
  ends: 'close' | 'five-pm';
  maxRetained: MaxRetained;
  /**
   * Where the dealer's form was not given, calendar days; null where the state sets nothing else.
   */
  daysWithoutForm: number | null;
  /** Only where the dealer arranged the credit. */
  linkedCreditOnly: boolean;
  /** Not for companies and commercial vehicles, nor once the car is with its buyer. */
  consumersOnly: boolean;
  /**
   * Until when the rest is paid back, clear business days after the notice; null where the state
   * names none.
   */
  refundDays: number | null;
};

/** `used` and `new`: null where the state gives no such right. */
type StateRule = { used: CoolingOff | null; new: CoolingOff | null };

const none: StateRule = { used: null, new: null };

/**
 * States' rules with the source of each; not legal advice, and a lawyer's to confirm before a
 * dealer goes live. For a state that is not here no source was found: pages state no right then.
 */
const stateRules: Readonly<Record<string, StateRule>> = {
  // consumer.vic.gov.au, the regulator's own page.
  VIC: {
    used: {
      days: 3,
      ends: 'close',
      maxRetained: { cents: 100_00, percent: 1, take: 'greater' },
      daysWithoutForm: null,
      linkedCreditOnly: false,
      consumersOnly: true,
      refundDays: null,
    },
    new: {
      days: 3,
      ends: 'close',
      maxRetained: { cents: 400_00, percent: 2, take: 'greater' },
      daysWithoutForm: null,
      linkedCreditOnly: false,
      consumersOnly: true,
      refundDays: null,
    },
  },
  // A secondary source; to be checked against the Motor Dealers and Chattel Auctioneers Act 2014 (Qld).
  QLD: {
    used: {
      days: 1,
      ends: 'five-pm',
      maxRetained: { cents: 100_00, percent: 0, take: 'greater' },
      daysWithoutForm: 7,
      linkedCreditOnly: false,
      consumersOnly: false,
      refundDays: null,
    },
    new: null,
  },
  // sa.gov.au, the regulator's own page. Saturday counts, where the dealer is open.
  SA: {
    used: {
      days: 2,
      ends: 'close',
      maxRetained: { cents: 100_00, percent: 2, take: 'lesser' },
      daysWithoutForm: null,
      linkedCreditOnly: false,
      consumersOnly: false,
      refundDays: 1,
    },
    new: null,
  },
  // A secondary source; to be checked against the Motor Dealers and Repairers Act 2013 (NSW).
  NSW: {
    used: {
      days: 1,
      ends: 'close',
      maxRetained: { cents: 250_00, percent: 2, take: 'lesser' },
      daysWithoutForm: null,
      linkedCreditOnly: true,
      consumersOnly: false,
      refundDays: null,
    },
    new: {
      days: 1,
      ends: 'close',
      maxRetained: { cents: 250_00, percent: 2, take: 'lesser' },
      daysWithoutForm: null,
      linkedCreditOnly: true,
      consumersOnly: false,
      refundDays: null,
    },
  },
  // No right by law. For the ACT no source was found.
  WA: none,
  TAS: none,
  NT: none,
};

/** The rule for a contract; null where the buyer has no such right, or it is unknown. Demonstrators count as used. */
export function coolingOffOf(contract: {
  state: string;
  carType: CarType;
  linkedCredit: boolean;
  company: boolean;
  commercial: boolean;
}): CoolingOff | null {
  const rule = stateRules[contract.state.toUpperCase()];
  const right = rule?.[contract.carType === 'new' ? 'new' : 'used'] ?? null;
  if (!right || (right.linkedCreditOnly && !contract.linkedCredit)) return null;
  return right.consumersOnly && (contract.company || contract.commercial) ? null : right;
}

/**
 * The maximum that the dealer may retain, cents; a share is rounded down, in the buyer's favour.
 */
export function maxRetained({ maxRetained: rule }: Pick<CoolingOff, 'maxRetained'>, priceCents: number): number {
  const share = Math.floor((priceCents * rule.percent) / 100);
  return rule.take === 'greater' ? Math.max(rule.cents, share) : Math.min(rule.cents, share);
}
