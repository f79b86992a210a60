import type { MoneyState } from './hold-states.ts';

/**
 * Whose money it is, for each dealer. `provider`: with the payment provider. `deposits`: the
 * shoppers', as security. `sales`: part of the price of a car. `forfeited`: what the dealer retains
 * of a sale that failed. `gst`: owed to the tax office of what was forfeited. `bank`: what the
 * dealer paid out of an account of their own.
 */
export type LedgerAccount = 'provider' | 'deposits' | 'sales' | 'forfeited' | 'gst' | 'bank';

export type TransferKind =
  | 'authorise'
  | 'charge'
  | 'post'
  | 'void'
  | 'apply'
  | 'unapply'
  | 'refund'
  | 'refund-failed'
  | 'repay'
  | 'forfeit'
  | 'gst';

/**
 * `pending` sets money aside; one further transfer posts or voids it, once. `posted` moves money at
 * once. No transfer is ever changed: a correction is a new one.
 */
export type TransferPhase = 'pending' | 'posted' | 'voided';

/** One movement: both accounts and one amount, so that debit and credit cannot differ. Cents, AUD. */
export type Transfer = {
  kind: TransferKind;
  phase: TransferPhase;
  debit: LedgerAccount;
  credit: LedgerAccount;
  cents: number;
};

const lines: Record<TransferKind, Omit<Transfer, 'kind' | 'cents'>> = {
  authorise: { phase: 'pending', debit: 'provider', credit: 'deposits' },
  charge: { phase: 'posted', debit: 'provider', credit: 'deposits' },
  post: { phase: 'posted', debit: 'provider', credit: 'deposits' },
  void: { phase: 'voided', debit: 'provider', credit: 'deposits' },
  apply: { phase: 'posted', debit: 'deposits', credit: 'sales' },
  unapply: { phase: 'posted', debit: 'sales', credit: 'deposits' },
  refund: { phase: 'posted', debit: 'deposits', credit: 'provider' },
  'refund-failed': { phase: 'posted', debit: 'provider', credit: 'deposits' },
  repay: { phase: 'posted', debit: 'deposits', credit: 'bank' },
  forfeit: { phase: 'posted', debit: 'deposits', credit: 'forfeited' },
  gst: { phase: 'posted', debit: 'forfeited', credit: 'gst' },
};

type Step = `${MoneyState}>${MoneyState}`;

/** The transfers of each change of the money's state; a change that is not here moves no money. */
const steps: Partial<Record<Step, readonly TransferKind[]>> = {
  'open>authorised': ['authorise'],
  'none>releasing': ['authorise'],
  'open>charged': ['charge'],
  'none>refunding': ['charge'],
  'authorised>charged': ['post'],
  'authorised>lapsed': ['void'],
  'charged>lapsed': ['refund'],
  'charged>captured': ['apply'],
  'releasing>released': ['void'],
  'releasing>refunding': ['post'],
  'releasing>refunded': ['post', 'refund'],
  'refunding>refunded': ['refund'],
  'refunded>refund-failed': ['refund-failed'],
  'refunded>captured': ['refund-failed', 'apply'],
  'refund-failed>refunded': ['refund'],
  'refund-failed>repaid': ['repay'],
  'capturing>captured': ['post', 'apply'],
  'capturing>lapsed': ['void'],
  'captured>refunding': ['unapply', 'forfeit', 'gst'],
  'captured>forfeited': ['unapply', 'forfeit', 'gst'],
  'captured>refunded': ['unapply', 'refund'],
};

/** GST of an amount that includes it: one eleventh. */
export const gstIn = (cents: number): number => Math.round(cents / 11);

/**
 * The transfers of a move of a deposit; `retainedCents` is what the dealer forfeits of it. A
 * transfer of nothing is left out.
 */
export function transfersOf(from: MoneyState, to: MoneyState, cents: number, retainedCents = 0): Transfer[] {
  if (!Number.isInteger(cents) || cents <= 0) return [];
  const amounts: Partial<Record<TransferKind, number>> = {
    refund: cents - retainedCents,
    'refund-failed': cents - retainedCents,
    repay: cents - retainedCents,
    forfeit: retainedCents,
    gst: gstIn(retainedCents),
  };
  return (steps[`${from}>${to}`] ?? [])
    .map((kind) => ({ kind, ...lines[kind], cents: amounts[kind] ?? cents }))
    .filter((transfer) => transfer.cents > 0);
}

/** Whether a transfer settles the one that is pending. */
export const settlesPending = (kind: TransferKind): boolean => kind === 'post' || kind === 'void';
