import { asc, desc, eq } from 'drizzle-orm';
import { type PurchaseProposals, shownHelper } from '@/domain/purchases/purchase-help.ts';
import type { Database } from './database.ts';
import { isByShopper } from './purchase-desk.ts';
import { purchaseEvents, purchases } from './purchase-tables.ts';

/** Every purchase of an account for its export, however old, and who helped with it, in their order. */
export async function exportPurchases(database: Database, account: string) {
  const { id, vehicle, car, choices, priceCents, lead, helper, note, proposals, sentAt, createdAt, changedAt } =
    purchases;
  const [own, happened] = await Promise.all([
    database
      .select({ id, vehicle, car, choices, priceCents, lead, helper, note, proposals, sentAt, createdAt, changedAt })
      .from(purchases)
      .where(eq(purchases.account, account))
      .orderBy(desc(changedAt)),
    database
      .select({ event: purchaseEvents })
      .from(purchaseEvents)
      .innerJoin(purchases, eq(purchases.id, purchaseEvents.purchase))
      .where(eq(purchases.account, account))
      .orderBy(asc(purchaseEvents.at)),
  ]);
  return {
    purchases: own.map((one) => ({
      ...one,
      helper: one.helper && named(one.helper),
      proposals: byName(one.proposals),
    })),
    purchaseEvents: happened.map(({ event }) => {
      const { purchase, at, kind, actor, step, says } = event;
      return { purchase, at, kind, by: isByShopper(event) ? 'You' : named(actor), step, says };
    }),
  };
}

const named = (name: string): string => shownHelper(name, 'the dealership');

const byName = ({ handover, extras }: PurchaseProposals): PurchaseProposals => ({
  ...(handover && { handover: { ...handover, by: named(handover.by) } }),
  ...(extras && { extras: { ...extras, by: named(extras.by) } }),
});
