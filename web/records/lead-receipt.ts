import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Destination } from '@/domain/leads/destinations.ts';
import type { Database } from './database.ts';
import { addDeliveries, type Outbox, type Transaction, tellDesks } from './keep-lead.ts';
import { leadOfRow } from './lead-rows.ts';
import { leadDeliveries, leadEvents, leads } from './lead-tables.ts';

/** Words that a shopper adds to one enquiry, at most. */
const mostAdditions = 20;
const isToken = (token: string): boolean => /^[0-9a-f]{64}$/.test(token);
const ofToken = (site: string, token: string) => and(eq(leads.site, site), eq(leads.token, token));

/** The shopper's own view of an enquiry, by the link that they alone were given; null for any other, and on another site (PLUS-10). */
export async function findReceipt(database: Database, site: string, token: string) {
  if (!isToken(token)) return null;
  const [row] = await database.select().from(leads).where(ofToken(site, token));
  if (!row) return null;
  const added = await database
    .select({ at: leadEvents.at, text: leadEvents.text })
    .from(leadEvents)
    .where(and(eq(leadEvents.lead, row.id), eq(leadEvents.kind, 'added')))
    .orderBy(leadEvents.id)
    .limit(mostAdditions);
  return { lead: leadOfRow(row), state: row.state, dueAt: row.dueAt, withdrawnAt: row.withdrawnAt, added };
}

export type ReceiptChange = { kind: 'added'; text: string } | { kind: 'withdrawn' };

/** Adds words to an enquiry or takes it back, and tells where the enquiry itself was sent; false where that cannot be (any more). */
export function changeReceipt(
  database: Database,
  outbox: Outbox,
  { site, token }: { site: string; token: string },
  change: ReceiptChange,
): Promise<boolean> {
  if (!isToken(token)) return Promise.resolve(false);
  return database.transaction(async (transaction) => {
    const open = and(ofToken(site, token), isNull(leads.withdrawnAt));
    const [lead] = await transaction.select({ id: leads.id }).from(leads).where(open).for('update');
    if (!lead || (await additions(transaction, lead.id)) >= mostAdditions) return false;
    if (change.kind === 'withdrawn')
      await transaction.update(leads).set({ withdrawnAt: sql`now()` }).where(eq(leads.id, lead.id));
    const text = change.kind === 'added' ? change.text : '';
    const event = { lead: lead.id, site, kind: change.kind, text };
    const [written] = await transaction.insert(leadEvents).values(event).returning({ id: leadEvents.id });
    const to = await destinationsOf(transaction, lead.id);
    await addDeliveries(transaction, outbox, { id: lead.id, site }, to, String(written?.id));
    await tellDesks(transaction, site);
    return true;
  });
}

async function additions(transaction: Transaction, lead: string): Promise<number> {
  const mine = and(eq(leadEvents.lead, lead), eq(leadEvents.kind, 'added'));
  const [row] = await transaction.select({ count: count() }).from(leadEvents).where(mine);
  return row?.count ?? 0;
}

/** Where the enquiry itself went; receipts are the shopper's own, and ADF knows no additions. */
async function destinationsOf(transaction: Transaction, lead: string): Promise<Destination[]> {
  const { kind, target, about } = leadDeliveries;
  const rows = await transaction
    .select({ kind, target })
    .from(leadDeliveries)
    .where(and(eq(leadDeliveries.lead, lead), eq(about, 'lead')));
  return rows.flatMap(({ kind: how, target: where }) =>
    how === 'receipt' || how === 'adf' ? [] : [{ kind: how, target: where }],
  );
}
