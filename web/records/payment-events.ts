import { and, eq, or } from 'drizzle-orm';
import type { Database } from './database.ts';
import { holds, paymentEvents } from './hold-tables.ts';
import type { HoldOutbox } from './move-hold.ts';

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
