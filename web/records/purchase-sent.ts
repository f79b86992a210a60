import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { purchases } from './purchase-tables.ts';

/** In the transaction of its enquiry: a purchase is sent once. */
export async function markSent(transaction: Pick<Transaction, 'update'>, id: string, lead: string): Promise<void> {
  await transaction
    .update(purchases)
    .set({ lead, sentAt: sql`now()`, changedAt: sql`now()` })
    .where(and(eq(purchases.id, id), isNull(purchases.sentAt)));
}
