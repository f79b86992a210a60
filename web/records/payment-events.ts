import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { MoneyState } from '@/domain/purchases/hold-states.ts';
import type { Database } from './database.ts';
import type { HoldOutbox } from './hold-outbox.ts';
import { holds, paymentEvents } from './hold-tables.ts';

type SignedEvent = {
  id: string;
  type: string;
  account: string;
  at: Date;
  sessionId: string | null;
  paymentId: string | null;
};

/** Writes an event down once and hands its hold to the worker, in one transaction. */
export function recordEvent(
  database: Database,
  outbox: HoldOutbox,
  { sessionId, paymentId, ...event }: SignedEvent,
): Promise<'recorded' | 'repeated' | 'foreign'> {
  return database.transaction(async (transaction) => {
    const named = [
      ...(sessionId ? [eq(holds.checkout, sessionId)] : []),
      ...(paymentId ? [eq(holds.payment, paymentId)] : []),
    ];
    const [hold] =
      named.length === 0
        ? []
        : await transaction
            .select({ id: holds.id })
            .from(holds)
            .where(and(or(...named), eq(holds.account, event.account)));
    const written = await transaction
      .insert(paymentEvents)
      .values({ ...event, hold: hold?.id ?? null })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (written.length === 0) return 'repeated';
    if (!hold) return 'foreign';
    await outbox.enqueue(transaction, [{ kind: 'hold', id: hold.id }]);
    return 'recorded';
  });
}

/**
 * Events that may change money at rest, by its state. Others follow from what was done here: no
 * reason to read the provider.
 */
const moving: Partial<Record<MoneyState, string[]>> = {
  none: ['checkout.session.completed', 'checkout.session.async_payment_succeeded'],
  authorised: ['payment_intent.canceled', 'charge.captured'],
  charged: ['charge.refunded'],
  captured: ['charge.refunded'],
};
/** A refund may come back long after it was accepted. */
const failure = 'refund.failed';

/**
 * Holds about which the provider sent an event within a day that has changed nothing since: the job
 * of an event is lost where the queue could not take it, and the provider got its 200 and does not
 * send it again.
 */
export async function holdsWithLostEvents(database: Database): Promise<{ id: string }[]> {
  const may = Object.entries(moving).map(([money, types]) =>
    and(eq(holds.money, money as MoneyState), inArray(paymentEvents.type, types)),
  );
  const unheard = (where: SQL | undefined) =>
    database
      .selectDistinct({ id: holds.id })
      .from(holds)
      .innerJoin(paymentEvents, eq(paymentEvents.hold, holds.id))
      .where(
        and(
          where,
          sql`${paymentEvents.receivedAt} > ${holds.changedAt}`,
          sql`${paymentEvents.receivedAt} between now() - interval '1 day' and now() - interval '20 seconds'`,
        ),
      )
      .limit(500);
  // Each of the two has an index.
  const [recent, failed] = await Promise.all([
    unheard(
      and(
        or(inArray(holds.state, ['pending', 'held']), sql`${holds.changedAt} > now() - interval '1 day'`),
        or(eq(holds.money, 'open'), ...may),
      ),
    ),
    unheard(and(eq(paymentEvents.type, sql.raw(`'${failure}'`)), eq(holds.money, 'refunded'))),
  ]);
  return [...recent, ...failed];
}
