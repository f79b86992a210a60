import { and, eq, isNull } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { HelpStep } from '@/domain/purchases/purchase-help.ts';
import type { Database, Transaction } from './database.ts';
import { notifyDesks } from './insert-lead.ts';
import { purchaseEvents, purchases } from './purchase-tables.ts';

type Purchase = typeof purchases.$inferSelect;
type Event = Omit<typeof purchaseEvents.$inferInsert, 'id' | 'purchase' | 'at'>;

/** Removes a proposal of staff as declined: the shopper chose otherwise in a form that showed it. */
export async function declineIn(
  transaction: Transaction,
  { id, proposals }: Purchase,
  step: HelpStep,
  proposal: string,
): Promise<void> {
  const { [step]: proposed, ...rest } = proposals;
  if (!proposed || proposed.id !== proposal) return;
  await setPurchase(transaction, id, { proposals: rest });
  await writeEvent(transaction, id, { kind: 'declined', step });
}

export async function lockPurchase(transaction: Transaction, id: string): Promise<Purchase | null> {
  const [row] = await transaction.select().from(purchases).where(eq(purchases.id, id)).for('update');
  return row ?? null;
}

/** No one helps. */
export const noHelper = { helper: '', helperId: '', helperSince: null, helpedAt: null };

/** `changedAt` stays with the shopper: help neither counts as their activity nor prolongs how long it is stored. */
export const setPurchase = (transaction: Transaction, id: string, values: PgUpdateSetSource<typeof purchases>) =>
  transaction
    .update(purchases)
    .set(values)
    .where(and(eq(purchases.id, id), isNull(purchases.sentAt)));

export const writeEvent = (transaction: Transaction, purchase: string, event: Event) =>
  transaction.insert(purchaseEvents).values({ purchase, ...event });

/** To the dealership whose car it is, and to the site on which it was begun. */
export async function notifyDesksOf(transaction: Transaction, { seller, site }: Purchase): Promise<void> {
  for (const desk of new Set([seller, site])) await notifyDesks(transaction, desk);
}

/**
 * Moves a purchase to the dealership that sells its car by now. The former one's staff no longer see
 * it, and what they wrote and filled in is removed.
 */
export async function followSeller(database: Database, purchase: Purchase, seller: string): Promise<Purchase> {
  if (purchase.seller === seller || purchase.sentAt) return purchase;
  return database.transaction(async (transaction) => {
    const { id } = purchase;
    const [moved] = await transaction
      .update(purchases)
      .set({ seller, ...noHelper, note: '', proposals: {} })
      .where(and(eq(purchases.id, id), isNull(purchases.sentAt)))
      .returning();
    if (!moved) return purchase;
    await transaction.delete(purchaseEvents).where(eq(purchaseEvents.purchase, id));
    for (const desk of new Set([purchase.seller, seller])) await notifyDesks(transaction, desk);
    return moved;
  });
}
