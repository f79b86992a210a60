import type Stripe from 'stripe';
import type { Account, BalanceEntry, Checkout, Payment, PaymentEvent, PaymentState } from './port.ts';

const date = (seconds: number): Date => new Date(seconds * 1000);

const endedAs: Readonly<Record<string, Checkout['state']>> = { complete: 'complete', expired: 'expired' };

/** A checkout; its payment must be expanded. */
export function checkoutOf(session: Stripe.Checkout.Session, account: Account): Checkout {
  const payment = session.payment_intent;
  return {
    id: session.id,
    account,
    state: endedAs[session.status ?? ''] ?? 'open',
    holdId: session.client_reference_id ?? '',
    amountCents: session.amount_total ?? 0,
    payment: payment && typeof payment === 'object' ? paymentOf(payment, account) : null,
  };
}

/** A payment; its latest charge must be expanded. */
export function paymentOf(payment: Stripe.PaymentIntent, account: Account): Payment {
  const charge = typeof payment.latest_charge === 'object' ? payment.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  const isAuthorised = payment.status === 'requires_capture';
  const capturedCents = payment.amount_received;
  const refundedCents = capturedCents === 0 ? 0 : refundedOf(charge);
  return {
    id: payment.id,
    account,
    state: stateOf(payment.status, capturedCents, refundedCents),
    amountCents: payment.amount,
    capturedCents,
    refundedCents,
    failedRefunds: failedOf(charge).length,
    captureBefore: isAuthorised && card?.capture_before ? date(card.capture_before) : null,
    method: methodOf(charge),
  };
}

/**
 * Stripe counts what was not captured as refunded, and may still count returned refunds: both are
 * subtracted.
 */
function refundedOf(charge: Stripe.Charge | null): number {
  if (!charge) return 0;
  const counted = charge.amount_refunded - (charge.amount - charge.amount_captured);
  const failed = failedOf(charge);
  if (failed.length === 0) return Math.max(0, counted);
  const arrived = (charge.refunds?.data ?? []).filter((refund) => !failed.includes(refund));
  const sum = arrived.reduce((cents, { amount }) => cents + amount, 0);
  return Math.max(0, Math.min(counted, sum));
}

const failedOf = (charge: Stripe.Charge | null): Stripe.Refund[] =>
  (charge?.refunds?.data ?? []).filter(({ status }) => status === 'failed' || status === 'canceled');

function stateOf(status: string, captured: number, refunded: number): PaymentState {
  if (status === 'requires_capture') return 'authorised';
  if (status === 'canceled') return 'cancelled';
  if (status === 'processing') return 'processing';
  if (status !== 'succeeded') return 'unfinished';
  if (refunded === 0) return 'captured';
  return refunded >= captured ? 'refunded' : 'partly-refunded';
}

function methodOf(charge: Stripe.Charge | null): string {
  const details = charge?.payment_method_details;
  if (!details || charge.status === 'failed') return '';
  const { card } = details;
  return card ? [card.brand, card.last4].filter(Boolean).join(' ') : details.type;
}

const kinds: Readonly<Record<string, BalanceEntry['kind']>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  payment_failure_refund: 'refund',
};

/** A balance movement; its source must be expanded. */
export const balanceEntryOf = (one: Stripe.BalanceTransaction): BalanceEntry => ({
  id: one.id,
  at: date(one.created),
  kind: kinds[one.type] ?? 'other',
  amountCents: one.amount,
  feeCents: one.fee,
  paymentId: paymentIdOf(one.source),
});

/** The payment id of an object of the provider. */
function paymentIdOf(object: unknown): string | null {
  if (typeof object !== 'object' || object === null) return null;
  const payment: unknown = Reflect.get(object, 'payment_intent');
  if (typeof payment === 'string') return payment;
  const id: unknown = typeof payment === 'object' && payment !== null ? Reflect.get(payment, 'id') : null;
  return typeof id === 'string' ? id : null;
}

/** The session or payment that an event is about, to read it again. */
export function eventOf(event: Stripe.Event, account: Account): PaymentEvent {
  const object: unknown = event.data.object;
  const [kind, id] = ['object', 'id'].map((name): unknown => Reflect.get(Object(object), name));
  const own = typeof id === 'string' ? id : null;
  const sessionId = kind === 'checkout.session' ? own : null;
  return {
    id: event.id,
    type: event.type,
    account,
    at: date(event.created),
    sessionId,
    paymentId: sessionId ? null : kind === 'payment_intent' ? own : paymentIdOf(object),
  };
}
