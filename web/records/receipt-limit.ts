import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { leadDeliveries, mailboxOf } from './lead-tables.ts';
import { lockName } from './lock.ts';
import type { NewLead } from './new-lead.ts';

/** Mails that one mailbox gets of its own enquiries, of all sites together: in ten minutes, and in a day. */
const max = { soon: 5, day: 20 } as const;

/**
 * The destinations without the shopper's own mailbox where that had too many mails: otherwise forms
 * filled in with a stranger's address, of one dealer or of all, would flood them. The enquiry itself
 * is stored. `name+anything@` is the mailbox of `name@`.
 */
export async function withinReceiptLimit(
  transaction: Transaction,
  destinations: NewLead['destinations'],
): Promise<NewLead['destinations']> {
  const full: string[] = [];
  for (const { kind, target } of destinations)
    if (kind === 'receipt' && (await isFull(transaction, target))) full.push(target);
  return destinations.filter(({ kind, target }) => kind !== 'receipt' || !full.includes(target));
}

async function isFull(transaction: Transaction, target: string): Promise<boolean> {
  const { kind, createdAt } = leadDeliveries;
  const mailbox = mailboxOf(sql`${target}::text`);
  // Enquiries that come at the same moment are counted one after the other.
  await lockName(transaction, sql`'receipt ' || ${mailbox}`);
  const [row] = await transaction
    .select({
      day: count(),
      soon: sql<number>`count(*) filter (where ${createdAt} > now() - interval '10 minutes')::int`,
    })
    .from(leadDeliveries)
    .where(
      and(
        eq(kind, sql`'receipt'`),
        eq(mailboxOf(leadDeliveries.target), mailbox),
        gt(createdAt, sql`now() - interval '1 day'`),
      ),
    );
  return row !== undefined && (row.soon >= max.soon || row.day >= max.day);
}
