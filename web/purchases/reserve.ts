import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { log, reason } from '@/web/platform/log.ts';
import { findHold, type HoldMade, makeHold, moveHoldIn, type NewHold } from '@/web/records/holds.ts';
import type { MoneyServices } from './purchase-services.ts';

/**
 * Milliseconds before the hold's end at which the provider's page closes: it is open for at least
 * 30 minutes, and clocks differ.
 */
const closesBeforeMs = 40_000;

type Request = {
  hold: NewHold;
  /** The site's own address, "https://dealer.example". */
  origin: string;
};

type Reserved =
  | Exclude<HoldMade, { kind: 'many' }>
  | { kind: 'many' }
  /** The provider's page could not be opened: nothing was charged, and the car is free again. */
  | { kind: 'unpaid' };

/** Path of a reservation's own page: the link opens it. */
export const reservationPath = (token: string): string => pathOfRoute('reservation', { token });

/**
 * Reserves a car for a number that was confirmed (CHK-01 to CHK-04): the car first, by a constraint
 * of the database, then the provider's page. Without a deposit the car is held at once.
 */
export async function reserve(services: MoneyServices, { hold: wanted, origin }: Request): Promise<Reserved> {
  const { records, queue } = services;
  const made = await makeHold(records.database, queue, wanted);
  if (made.kind !== 'made') return made;
  const { hold } = made;
  if (hold.state !== 'pending' || hold.money !== 'none' || hold.depositCents === 0) return made;
  try {
    const opened = await openPage(services, { ...hold, origin });
    await moveHoldIn(records.database, queue, hold.id, { event: 'opened', set: opened });
    // A double click may have opened it before.
    return { ...made, hold: (await findHold(records.database, hold.id)) ?? hold };
  } catch (error) {
    log('error', 'checkout-not-opened', { site: hold.site, reason: reason(error) });
    await moveHoldIn(records.database, queue, hold.id, { event: 'not-opened' });
    return { kind: 'unpaid' };
  }
}

type Opening = Extract<HoldMade, { kind: 'made' }>['hold'] & Pick<Request, 'origin'>;

/** A repetition gets the same page: the hold's id is the idempotency key, and everything sent is of the hold. */
async function openPage({ payments }: Pick<MoneyServices, 'payments'>, hold: Opening) {
  if (!payments) throw new Error('There is no payment provider.');
  const { id, seller, depositCents, car, token, email, origin, endsAt } = hold;
  const back = `${origin}${reservationPath(token)}`;
  const opened = await payments.openCheckout({
    holdId: id,
    site: seller,
    amountCents: depositCents,
    description: `Reservation of the ${car.title}, stock no. ${car.stockNumber}`,
    successUrl: back,
    cancelUrl: back,
    expiresAt: new Date(endsAt.getTime() - closesBeforeMs),
    ...(email !== '' && { email }),
  });
  return { checkout: opened.id, checkoutUrl: opened.url, account: opened.account };
}
