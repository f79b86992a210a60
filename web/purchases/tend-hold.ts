import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { type HoldEvent, type MoneyState, providerWork } from '@/domain/purchases/hold-states.ts';
import { type Payment, PaymentError, type PaymentState, type Payments } from '@/web/integrations/payments/port.ts';
import { eachInOrder } from '@/web/platform/each-in-order.ts';
import { log } from '@/web/platform/log.ts';
import { findHold, isDue, moveHoldIn } from '@/web/records/holds.ts';
import { endPending } from './end-pending.ts';
import { notifyShopper } from './notify-shopper.ts';
import type { PurchaseServices } from './purchase-services.ts';
import { settle } from './settle.ts';

/**
 * Does whatever is due for a hold: reads the payment, moves money, ends the hold by the database's clock, sends messages. It may run in any process, and
 * any number of times, with the same result. A provider that is away, or a merchant without its key, holds up what needs neither. Rejects where
 * the provider has to be called again later.
 */
export async function tendHold(services: PurchaseServices, id: string): Promise<void> {
  const { records } = services;
  const hold = await findHold(records.database, id);
  if (!hold) return;
  let now = hold;
  const steps = [
    async () => {
      now = await readAgain(services, now);
    },
    async () => {
      if (await isDue(records.database, id)) now = await endByClock(services, now);
    },
    () => moveMoney(services, now),
    () => notifyShopper(services, id),
  ];
  await eachInOrder(steps, (step) => step());
}

/**
 * The provider's present state: of the checkout before there is money, of the payment once there
 * is.
 */
async function readAgain(services: PurchaseServices, hold: HoldRecord): Promise<HoldRecord> {
  const { payments, records, queue } = services;
  if (hold.money === 'open' || hold.money === 'none') return (await settle(services, hold)).hold;
  if (!payments || !hold.payment || !mayChange(hold.money)) return hold;
  const payment = await payments.readPayment(hold.payment, hold.account);
  const event = payment && changeOf(hold, payment);
  return (event && (await moveHoldIn(records.database, queue, hold.id, { event }))) || hold;
}

/** What the dealer did with the money in the provider's own dashboard, or the bank by itself. */
const changes: Partial<Record<MoneyState, Partial<Record<PaymentState, HoldEvent>>>> = {
  authorised: { cancelled: 'authorisation-ended', captured: 'charged' },
  charged: { refunded: 'money-refunded' },
  captured: { refunded: 'money-refunded' },
};
/** Of a refund: it may come back after it was accepted, days later. */
const afterRefund: readonly MoneyState[] = ['refunded', 'refund-failed'];

const mayChange = (money: MoneyState): boolean => money in changes || afterRefund.includes(money);

function changeOf(hold: HoldRecord, payment: Payment): HoldEvent | null {
  if (!afterRefund.includes(hold.money)) return changes[hold.money]?.[payment.state] ?? null;
  const isBack = payment.refundedCents >= restOf(hold);
  if (hold.money === 'refund-failed') return isBack ? 'money-refunded' : null;
  return payment.failedRefunds > 0 && !isBack ? 'refund-failed' : null;
}

/** What goes back of a deposit. */
const restOf = ({ depositCents, retainedCents }: HoldRecord): number => depositCents - retainedCents;

/** The page is closed first, then the car is free: a shopper who has paid by then has won. */
async function endByClock(services: PurchaseServices, hold: HoldRecord): Promise<HoldRecord> {
  const { records, queue } = services;
  if (hold.state === 'pending') return endPending(services, hold, { event: 'ran-out', ifDue: true });
  if (hold.state !== 'held') return hold;
  return (await moveHoldIn(records.database, queue, hold.id, { event: 'hold-ended', ifDue: true })) ?? hold;
}

async function moveMoney(services: PurchaseServices, hold: HoldRecord): Promise<void> {
  const { payments, records, queue } = services;
  const work = providerWork(hold.money);
  if (!payments || !hold.payment || !work || work === 'read') return;
  const payment = { id: hold.payment, account: hold.account };
  const event = work === 'capture' ? await captured(services, payment) : await givenBack(payments, hold, payment);
  if (event) await moveHoldIn(records.database, queue, hold.id, { event });
  else log('warn', 'deposit-not-settled', { hold: hold.id, work });
}

/** A refund that comes back at once is not sent again without staff: it would come back each time. */
async function givenBack(
  payments: Payments,
  hold: HoldRecord,
  payment: Pick<Payment, 'id' | 'account'>,
): Promise<HoldEvent | null> {
  const now = hold.retainedCents > 0 ? await restRefunded(payments, hold, payment) : await payments.release(payment);
  if (now?.state === 'cancelled') return 'money-released';
  if (now && now.capturedCents > 0 && now.refundedCents >= restOf(hold)) return 'money-refunded';
  return now && now.failedRefunds > 0 ? 'refund-failed' : null;
}

/**
 * The part of a deposit that the dealer does not retain goes back once: what the provider refunded before counts. Another amount, or one that came
 * back, is another refund: the provider refuses a key that it has seen with another amount.
 */
async function restRefunded(
  payments: Payments,
  hold: HoldRecord,
  payment: Pick<Payment, 'id' | 'account'>,
): Promise<Payment | null> {
  const now = await payments.readPayment(payment.id, payment.account);
  const cents = now ? restOf(hold) - now.refundedCents : 0;
  if (!now || cents <= 0) return now;
  return payments.refund(payment, cents, `rest-${hold.id}-${cents}-${now.failedRefunds}`);
}

/**
 * A refused capture is not sent again; whether it was refused is read from the provider, since a
 * response may be lost.
 */
async function captured(
  { payments }: PurchaseServices,
  payment: Pick<Payment, 'id' | 'account'>,
): Promise<HoldEvent | null> {
  try {
    const taken = await payments?.capture(payment);
    return taken?.state === 'captured' ? 'money-captured' : null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const now = await payments?.readPayment(payment.id, payment.account);
    if (now?.state === 'captured') return 'money-captured';
    return now?.state === 'cancelled' ? 'authorisation-ended' : 'capture-refused';
  }
}

/** By name: the front and Next's bundles each have a class of their own. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && error.name === PaymentError.name && (error as PaymentError).fault === 'refused';
