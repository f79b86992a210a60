import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { isUuid } from '@/domain/text/uuid.ts';
import { accounts } from './account-tables.ts';
import type { Database } from './database.ts';
import { holds } from './hold-tables.ts';
import { purchaseEvents, purchases } from './purchase-tables.ts';
import { freshPurchase, type Purchase } from './purchases.ts';

/** So many are listed, the latest first. */
const pageSize = 100;

/** Who buys; null for a shopper who gave this dealership no details. */
export type Buyer = { name: string; phone: string };
export type OpenPurchase = { purchase: Purchase; buyer: Buyer | null };

/** Purchases of a dealership's cars that are not sent yet. */
export const openPurchases = (database: Database, seller: string): Promise<OpenPurchase[]> =>
  read(database, seller).orderBy(desc(purchases.changedAt)).limit(pageSize).then(openOf);

/** One of them; null for another dealership's, and for one that was sent or deleted. */
export async function openPurchase(database: Database, seller: string, id: string): Promise<OpenPurchase | null> {
  if (!isUuid(id)) return null;
  const rows = await read(database, seller, id);
  return openOf(rows)[0] ?? null;
}

export type PurchaseEvent = typeof purchaseEvents.$inferSelect;

export const isByShopper = ({ kind }: PurchaseEvent): boolean => kind === 'agreed' || kind === 'declined';

/** The newest 200, in their order. */
export const eventsOfPurchase = (database: Database, purchase: string): Promise<PurchaseEvent[]> =>
  database
    .select()
    .from(purchaseEvents)
    .where(eq(purchaseEvents.purchase, purchase))
    .orderBy(desc(purchaseEvents.at))
    .limit(200)
    .then((newest) => newest.toReversed());

/**
 * Whether an open purchase of a dealership's cars was changed after `sinceMs` (epoch milliseconds),
 * by shopper or staff.
 */
export async function purchaseChangedSince(database: Database, seller: string, sinceMs: number): Promise<boolean> {
  const since = new Date(sinceMs);
  const helped = sql`exists (select from purchase_events e where e.purchase = purchases.id and e.at > ${since})`;
  const rows = await database
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(eq(purchases.seller, seller), isNull(purchases.sentAt), or(sql`${purchases.changedAt} > ${since}`, helped)),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * The shopper, as far as this dealership may see: by the account of its own site, else by the
 * reservation of its car. What a shopper entered on another dealership's site stays there.
 */
function read(database: Database, seller: string, id?: string) {
  const hold = database
    .select({ name: holds.name, phone: holds.phone })
    .from(holds)
    .where(and(eq(holds.purchase, purchases.id), eq(holds.seller, seller)))
    .orderBy(desc(holds.createdAt))
    .limit(1)
    .as('hold');
  return database
    .select({
      purchase: purchases,
      account: { name: accounts.name, lastName: accounts.lastName, phone: accounts.phone },
      hold: { name: hold.name, phone: hold.phone },
    })
    .from(purchases)
    .leftJoin(accounts, and(eq(accounts.id, purchases.account), eq(accounts.site, seller)))
    .leftJoinLateral(hold, sql`true`)
    .where(
      and(
        eq(purchases.seller, seller),
        isNull(purchases.sentAt),
        freshPurchase,
        id === undefined ? undefined : eq(purchases.id, id),
      ),
    );
}

type Row = Awaited<ReturnType<typeof read>>[number];

const openOf = (rows: readonly Row[]): OpenPurchase[] =>
  rows.map(({ purchase, account, hold }) => ({ purchase, buyer: buyerOf(account, hold) }));

function buyerOf(account: Row['account'], hold: Row['hold']): Buyer | null {
  const phone = hold?.phone || account?.phone || '';
  if (phone === '') return null;
  const name = hold?.name || [account?.name, account?.lastName].filter(Boolean).join(' ');
  return { name, phone };
}
