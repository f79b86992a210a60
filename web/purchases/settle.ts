import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import type { HoldEvent } from '@/domain/purchases/hold-states.ts';
import type { Checkout, Payment } from '@/web/integrations/payments/port.ts';
import { log } from '@/web/platform/log.ts';
import { findHold, moveHoldIn } from '@/web/records/holds.ts';
import type { HoldMove } from '@/web/records/move-hold.ts';
import type { MoneyServices } from './purchase-services.ts';

/** The provider's page: open, open after a payment that failed or was not finished, or closed. */
export type PaymentPage = 'open' | 'tried' | 'closed';
export type Settled = { hold: HoldRecord; page: PaymentPage };

/**
 * Reads a hold's checkout again from the provider and moves the hold to its state (CHK-04): run by
 * the page that the shopper comes back to and by the worker, in any order and any number of times.
 * Rejects with a PaymentError.
 */
export async function settle(services: MoneyServices, hold: HoldRecord): Promise<Settled> {
  const { payments, records, queue } = services;
  if (!payments || !hold.checkout || !mayChange(hold)) return { hold, page: 'closed' };
  const checkout = await payments.readCheckout(hold.checkout, hold.account);
  if (!checkout || !isOf(checkout, hold)) return { hold, page: 'closed' };
  const event = eventOf(checkout);
  if (event) await moveHoldIn(records.database, queue, hold.id, { event, set: factsOf(checkout.payment) });
  return { hold: (await findHold(records.database, hold.id)) ?? hold, page: pageOf(checkout) };
}

const pageOf = ({ state, payment }: Checkout): PaymentPage =>
  state !== 'open' ? 'closed' : payment?.state === 'unfinished' ? 'tried' : 'open';

/**
 * Whether a checkout can still change something: its page is open, or the car was released before
 * its response came.
 */
const mayChange = ({ money, checkout }: HoldRecord): boolean =>
  money === 'open' || (money === 'none' && checkout !== null);

/** No payment changes the amount or the car: what does not fit moves nothing, and staff see the hold wait. */
function isOf(checkout: Checkout, hold: HoldRecord): boolean {
  const fits =
    checkout.holdId === hold.id &&
    checkout.account === hold.account &&
    checkout.amountCents === hold.depositCents &&
    (checkout.payment === null || checkout.payment.amountCents === hold.depositCents);
  if (!fits) log('error', 'checkout-does-not-fit', { hold: hold.id, site: hold.site });
  return fits;
}

function eventOf({ state, payment }: Checkout): HoldEvent | null {
  if (state === 'expired') return 'ran-out';
  if (state !== 'complete' || !payment) return null;
  if (payment.state === 'authorised') return 'authorised';
  if (payment.state === 'captured' || payment.state === 'partly-refunded') return 'charged';
  return payment.state === 'cancelled' || payment.state === 'refunded' ? 'ran-out' : null;
}

/** What a hold stores of its payment. */
const factsOf = (payment: Payment | null): NonNullable<HoldMove['set']> =>
  payment ? { payment: payment.id, method: payment.method, captureBefore: payment.captureBefore } : {};
