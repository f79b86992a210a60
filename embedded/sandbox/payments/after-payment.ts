import { ApiError } from './api-error.ts';
import { newId } from './ids.ts';
import { moveBalance, taken } from './pay.ts';
import type { World } from './payment-world.ts';
import type { Charge, Metadata, Payment, Refund } from './state.ts';
import { refundFails } from './test-cards.ts';
import { type Cause, emit } from './world.ts';

const unexpected = (message: string): ApiError =>
  new ApiError(400, message, { code: 'payment_intent_unexpected_state' });

/** Until the bank gives back a refund that it does not take, seconds. */
const failsAfterSeconds = 3;

const chargeOf = ({ store }: World, payment: Payment): Charge | null =>
  payment.chargeId ? store.get('charge', payment.chargeId) : null;

/** Takes what was authorised, or less. Only within a transaction. */
export function capture(world: World, payment: Payment, wanted: number | undefined, cause: Cause): Payment {
  const charge = chargeOf(world, payment);
  if (payment.status !== 'requires_capture' || !charge)
    throw unexpected(
      `This PaymentIntent could not be captured because it has a status of ${payment.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
    );
  const amount = wanted ?? payment.amount;
  if (amount > payment.amount)
    throw new ApiError(400, 'The amount to capture is greater than the amount that can be captured.', {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    });
  emit(world, 'charge.captured', 'charge', world.store.put('charge', taken(world, charge, amount)), cause);
  const captured = world.store.put('payment', { ...payment, status: 'succeeded', received: amount });
  emit(world, 'payment_intent.succeeded', 'payment', captured, cause);
  return captured;
}

/** Frees what was authorised, or ends what was only begun. Only within a transaction. */
export function cancel(world: World, payment: Payment, reason: string | null, cause: Cause): Payment {
  if (payment.status === 'succeeded' || payment.status === 'canceled')
    throw unexpected(
      `You cannot cancel this PaymentIntent because it has a status of ${payment.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
    );
  const charge = chargeOf(world, payment);
  if (payment.status === 'requires_capture' && charge) {
    const reversed = world.store.put('charge', { ...charge, amountRefunded: charge.amount });
    emit(world, 'charge.refunded', 'charge', reversed, cause);
  }
  const canceled = world.store.put('payment', {
    ...payment,
    status: 'canceled',
    challenged: null,
    canceledAt: world.clock.now(),
    cancellationReason: reason,
  });
  emit(world, 'payment_intent.canceled', 'payment', canceled, cause);
  return canceled;
}

/** Returns money that was taken; without an amount, all that is left. Only within a transaction. */
export function refund(
  world: World,
  payment: Payment,
  wanted: { amount?: number; reason: string | null; metadata: Metadata },
  cause: Cause,
): Refund {
  const charge = chargeOf(world, payment);
  if (payment.status !== 'succeeded' || !charge)
    throw unexpected(`This PaymentIntent (${payment.id}) does not have a successful charge to refund.`);
  const left = charge.amount - charge.amountRefunded;
  const amount = wanted.amount ?? left;
  if (left === 0)
    throw new ApiError(400, `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount > left)
    throw new ApiError(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  const id = newId('refund');
  const balance = moveBalance(world, charge, { type: 'refund', amount: -amount, sourceId: id });
  const refunded = world.store.put('refund', {
    id,
    scope: payment.scope,
    created: world.clock.now(),
    chargeId: charge.id,
    paymentId: payment.id,
    amount,
    currency: payment.currency,
    reason: wanted.reason,
    metadata: wanted.metadata,
    balanceId: balance.id,
    failsAt: refundFails(charge.card) ? world.clock.now() + failsAfterSeconds : null,
    failureBalanceId: null,
  });
  const after = world.store.put('charge', {
    ...charge,
    amountRefunded: charge.amountRefunded + amount,
    refundIds: [...(charge.refundIds ?? []), id],
  });
  emit(world, 'refund.created', 'refund', refunded, cause);
  emit(world, 'charge.refunded', 'charge', after, cause);
  return refunded;
}

/** The bank gives back a refund that was accepted: the money is the merchant's again. Only within a transaction. */
export function failRefund(world: World, refund: Refund, cause: Cause): void {
  const charge = world.store.get('charge', refund.chargeId);
  if (!charge || refund.failureBalanceId) return;
  const balance = moveBalance(world, charge, { type: 'refund_failure', amount: refund.amount, sourceId: refund.id });
  const failed = world.store.put('refund', { ...refund, failureBalanceId: balance.id });
  world.store.put('charge', { ...charge, amountRefunded: charge.amountRefunded - refund.amount });
  for (const type of ['refund.failed', 'charge.refund.updated']) emit(world, type, 'refund', failed, cause);
}
