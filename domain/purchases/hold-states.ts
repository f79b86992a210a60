import { isKeyOf } from '@/domain/vocabulary/typed-keys.ts';
/**
 * What a hold does to its car: `pending` and `held` reserve it for one shopper, all others leave it
 * free or sold to them.
 */
export const holdStates = ['pending', 'held', 'released', 'expired', 'applied'] as const;
export type HoldState = (typeof holdStates)[number];

/**
 * The state of the deposit. `open`: the provider's page is open. `releasing`, `refunding`,
 * `capturing`: the provider has to do it yet. `refund-failed`: a refund was accepted and came back,
 * `repaid`: the dealer then paid it another way. `forfeited`: the dealer retains all of it.
 * `lapsed`: the bank set the money free, or refused to pay, by itself.
 */
export const moneyStates = [
  'none',
  'open',
  'authorised',
  'charged',
  'releasing',
  'refunding',
  'capturing',
  'released',
  'refunded',
  'refund-failed',
  'repaid',
  'captured',
  'forfeited',
  'lapsed',
] as const;
export type MoneyState = (typeof moneyStates)[number];

/** An event that may change the state of a hold. */
export type HoldEvent =
  /** The provider's page was opened, or could not be; no deposit was needed; the page ran out unpaid. */
  | 'opened'
  | 'not-opened'
  | 'reserved'
  | 'ran-out'
  /** The provider's state of the money. */
  | 'authorised'
  | 'charged'
  | 'authorisation-ended'
  | 'money-released'
  | 'money-refunded'
  | 'refund-failed'
  | 'money-captured'
  | 'capture-refused'
  /** The clock, the shopper and staff. */
  | 'hold-ended'
  | 'shopper-released'
  | 'staff-released'
  | 'staff-extended'
  | 'applied'
  /** The sale failed by the shopper, and the dealer retains the deposit, or a part of it. */
  | 'staff-forfeited'
  | 'staff-forfeited-part'
  /** A refund that came back: staff send it again, or have paid it another way. */
  | 'staff-refunds-again'
  | 'staff-repaid';

export type HoldStatus = `${HoldState}/${MoneyState}`;
type Moves = Partial<Record<HoldEvent, HoldStatus>>;

const ends = (to: HoldStatus): Moves => ({ 'hold-ended': to, 'shopper-released': to, 'staff-released': to });
/** Success after the car was let go: the money goes back. */
const late = (state: 'released' | 'expired'): Moves => ({
  authorised: `${state}/releasing`,
  charged: `${state}/refunding`,
});
const returning = (state: 'released' | 'expired') =>
  ({
    [`${state}/releasing`]: {
      'money-released': `${state}/released`,
      'authorisation-ended': `${state}/released`,
      // It was captured in the provider's own dashboard meanwhile.
      charged: `${state}/refunding`,
      'money-refunded': `${state}/refunded`,
    },
    [`${state}/refunding`]: { 'money-refunded': `${state}/refunded`, 'refund-failed': `${state}/refund-failed` },
    [`${state}/refunded`]: { 'refund-failed': `${state}/refund-failed` },
    [`${state}/refund-failed`]: {
      'staff-refunds-again': `${state}/refunding`,
      'staff-repaid': `${state}/repaid`,
      // Sent again in the provider's own dashboard.
      'money-refunded': `${state}/refunded`,
    },
  }) as Partial<Record<HoldStatus, Moves>>;

/**
 * Every move of a hold (CHK-02, PLUS-13). What is not here changes nothing: events come twice, late
 * and out of order.
 */
export const holdMoves: Partial<Record<HoldStatus, Moves>> = {
  'pending/none': {
    opened: 'pending/open',
    'not-opened': 'expired/none',
    reserved: 'held/none',
    'ran-out': 'expired/none',
    'shopper-released': 'released/none',
    'staff-released': 'released/none',
  },
  'pending/open': {
    authorised: 'held/authorised',
    charged: 'held/charged',
    'ran-out': 'expired/none',
    'shopper-released': 'released/none',
    'staff-released': 'released/none',
  },
  'held/none': { ...ends('released/none'), 'staff-extended': 'held/none', applied: 'applied/none' },
  'held/authorised': {
    ...ends('released/releasing'),
    'staff-extended': 'held/authorised',
    applied: 'applied/capturing',
    charged: 'held/charged',
    'authorisation-ended': 'held/lapsed',
  },
  'held/charged': {
    ...ends('released/refunding'),
    'staff-extended': 'held/charged',
    applied: 'applied/captured',
    'money-refunded': 'held/lapsed',
  },
  'held/lapsed': { ...ends('released/lapsed'), 'staff-extended': 'held/lapsed', applied: 'applied/lapsed' },
  'applied/none': { 'staff-released': 'released/none' },
  'applied/capturing': {
    'money-captured': 'applied/captured',
    charged: 'applied/captured',
    'capture-refused': 'applied/lapsed',
    'authorisation-ended': 'applied/lapsed',
  },
  // Before the deposit is applied there is no contract: nothing can be forfeited.
  'applied/captured': {
    'staff-released': 'released/refunding',
    'staff-forfeited': 'released/forfeited',
    'staff-forfeited-part': 'released/refunding',
    // In the provider's own dashboard: whether the sale ended too is entered by staff.
    'money-refunded': 'applied/refunded',
  },
  'applied/refunded': { 'staff-released': 'released/refunded', 'refund-failed': 'applied/captured' },
  'applied/lapsed': { 'staff-released': 'released/lapsed' },
  'expired/none': late('expired'),
  'released/none': late('released'),
  ...returning('expired'),
  ...returning('released'),
};

/** The states after an event; null where it changes nothing. */
export const moved = (from: HoldStatus, event: HoldEvent): HoldStatus | null => holdMoves[from]?.[event] ?? null;

export const holdStatusOf = (hold: { state: HoldState; money: MoneyState }): HoldStatus =>
  `${hold.state}/${hold.money}`;

export function partsOf(status: HoldStatus): { state: HoldState; money: MoneyState } {
  const [state, money] = status.split('/') as [HoldState, MoneyState];
  return { state, money };
}

/** What the provider has to do, or `read` where its state must be read; null where nothing is to do. */
export function providerWork(money: MoneyState): 'read' | 'release' | 'refund' | 'capture' | null {
  const work = { open: 'read', releasing: 'release', refunding: 'refund', capturing: 'capture' } as const;
  return isKeyOf(work, money) ? work[money] : null;
}

/** Whether the hold reserves its car for one shopper. */
export const reservesCar = (state: HoldState): boolean => state === 'pending' || state === 'held';
