import { newId, newMethodId } from './ids.ts';
import type { World } from './payment-world.ts';
import type { Balance, Card, Charge, Decline, Payment, Session } from './state.ts';
import { type Cause, emit, noCause } from './world.ts';

/** How long a bank holds an authorisation, seconds. */
const authorisedSeconds = 7 * 86_400;

export type Payer = { name: string; email: string };

/** The session with whatever time has done to it. Null where there is none. */
export function currentSession(world: World, id: string, scope?: string): Session | null {
  const session = world.store.get('session', id, scope);
  if (session?.status !== 'open' || session.expiresAt > world.clock.now()) return session;
  return world.store.transaction(() => expire(world, session, noCause));
}

/** Ends an open session and whatever payment was begun in it. Only within a transaction. */
export function expire(world: World, session: Session, cause: Cause): Session {
  const begun = session.paymentId ? world.store.get('payment', session.paymentId) : null;
  if (begun && begun.status !== 'canceled') {
    const canceled = { ...begun, status: 'canceled' as const, challenged: null, canceledAt: world.clock.now() };
    emit(world, 'payment_intent.canceled', 'payment', world.store.put('payment', canceled), cause);
  }
  const expired = world.store.put('session', { ...session, status: 'expired' });
  emit(world, 'checkout.session.expired', 'session', expired, cause);
  return expired;
}

/** The payment of a session that a shopper begins to pay; a second try goes on with the first one's. */
function paymentOf({ store, clock }: World, session: Session): Payment {
  const begun = session.paymentId ? store.get('payment', session.paymentId) : null;
  return (
    begun ?? {
      id: newId('payment'),
      scope: session.scope,
      created: clock.now(),
      status: 'requires_payment_method',
      sessionId: session.id,
      amount: session.amount,
      received: 0,
      currency: session.currency,
      captureMethod: session.intent.captureMethod,
      description: session.intent.description,
      metadata: session.intent.metadata,
      receiptEmail: session.intent.receiptEmail,
      chargeId: null,
      decline: null,
      challenged: null,
      methodId: null,
      canceledAt: null,
      cancellationReason: null,
    }
  );
}

function begin(world: World, session: Session): { payment: Payment; session: Session } {
  const payment = paymentOf(world, session);
  if (session.paymentId) return { payment, session };
  emit(world, 'payment_intent.created', 'payment', world.store.put('payment', payment), noCause);
  return { payment, session: world.store.put('session', { ...session, paymentId: payment.id }) };
}

const chargeOf = (world: World, payment: Payment, card: Card, payer: Payer): Charge => ({
  id: newId('charge'),
  scope: payment.scope,
  created: world.clock.now(),
  paymentId: payment.id,
  methodId: newMethodId(),
  amount: payment.amount,
  currency: payment.currency,
  captured: false,
  amountCaptured: 0,
  amountRefunded: 0,
  captureBefore: null,
  card,
  challenged: payment.challenged !== null,
  decline: null,
  description: payment.description,
  metadata: payment.metadata,
  receiptEmail: payment.receiptEmail,
  payer,
  balanceId: null,
});

/** The bank declines: the session stays open for another card. */
export function decline(world: World, open: Session, card: Card, payer: Payer, why: Decline): void {
  const { payment } = begin(world, open);
  const charge = world.store.put('charge', { ...chargeOf(world, payment, card, payer), decline: why });
  emit(world, 'charge.failed', 'charge', charge, noCause);
  const declined = world.store.put('payment', {
    ...payment,
    status: 'requires_payment_method',
    chargeId: charge.id,
    challenged: null,
    decline: why,
  });
  emit(world, 'payment_intent.payment_failed', 'payment', declined, noCause);
}

/** The bank wants the shopper's confirmation first. */
export function challenge(world: World, open: Session, card: Card, payer: Payer): void {
  const { payment, session } = begin(world, open);
  world.store.put('session', { ...session, payer });
  const waiting = world.store.put('payment', {
    ...payment,
    status: 'requires_action',
    challenged: card,
    decline: null,
  });
  emit(world, 'payment_intent.requires_action', 'payment', waiting, noCause);
}

/** The bank approves: the session is complete. */
export function succeed(world: World, open: Session, card: Card, payer: Payer): void {
  const { payment, session } = begin(world, open);
  charge(world, payment, card, payer);
  const complete = world.store.put('session', { ...session, status: 'complete', payer });
  emit(world, 'checkout.session.completed', 'session', complete, noCause);
}

/** Sets a payment's money aside, or takes it where capture is automatic. */
export function charge(world: World, payment: Payment, card: Card, payer: Payer, cause: Cause = noCause): Payment {
  const isManual = payment.captureMethod === 'manual';
  const now = world.clock.now();
  const authorised: Charge = {
    ...chargeOf(world, payment, card, payer),
    captureBefore: isManual ? now + authorisedSeconds : null,
  };
  const made = world.store.put('charge', isManual ? authorised : taken(world, authorised, payment.amount));
  emit(world, 'charge.succeeded', 'charge', made, cause);
  const paid = world.store.put('payment', {
    ...payment,
    status: isManual ? 'requires_capture' : 'succeeded',
    received: isManual ? 0 : payment.amount,
    chargeId: made.id,
    methodId: made.methodId,
    challenged: null,
    decline: null,
  });
  const what = isManual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded';
  emit(world, what, 'payment', paid, cause);
  return paid;
}

/** The charge once so much of it is taken; what is left goes back to the card. */
export function taken(world: World, charge: Charge, amount: number): Charge {
  const balance = moveBalance(world, charge, { type: 'charge', amount, sourceId: charge.id });
  return {
    ...charge,
    captured: true,
    amountCaptured: amount,
    amountRefunded: charge.amount - amount,
    balanceId: balance.id,
  };
}

/** 1.7 % and 30 cents, as an Australian card costs a merchant; a refund costs nothing and returns no fee. */
const feeOf = ({ type, amount }: Pick<Balance, 'type' | 'amount'>): number =>
  type === 'charge' ? Math.round(amount * 0.017) + 30 : 0;

export function moveBalance(
  { store, clock }: World,
  charge: Charge,
  moved: Pick<Balance, 'type' | 'amount' | 'sourceId'>,
): Balance {
  return store.put('balance', {
    id: newId('balance'),
    scope: charge.scope,
    created: clock.now(),
    currency: charge.currency,
    description: charge.description,
    fee: feeOf(moved),
    ...moved,
  });
}
