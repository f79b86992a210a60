import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { mailWithinHours, type OverdueLead, type OverdueMail } from '@/domain/leads/overdue.ts';
import type { Overdue } from '@/domain/leads/overdue-mail.ts';
import type { Database, Transaction } from './database.ts';
import { addDeliveries } from './insert-lead.ts';
import { leadOfRow } from './lead-rows.ts';
import { leadAlarms, leadDeliveries, leads } from './lead-tables.ts';
import type { Outbox } from './outbox.ts';

/** Of one site at a time; what is more than that comes with the next sweep. */
const maxAtOnce = 500;
/** Of one mail; it lists fewer. */
const maxOfMail = 500;

/** Still new, without a reply, and not withdrawn. */
const waits = () => and(eq(leads.state, 'new'), isNull(leads.withdrawnAt), isNull(leads.answeredAt));

const overdueUnheard = (database: Pick<Transaction, 'select'>) =>
  and(
    waits(),
    isNotNull(leads.dueAt),
    lte(leads.dueAt, sql`now()`),
    gt(leads.dueAt, sql`now() - make_interval(hours => ${mailWithinHours})`),
    notExists(
      database
        .select({ lead: leadAlarms.lead })
        .from(leadAlarms)
        .where(and(eq(leadAlarms.lead, leads.id), eq(leadAlarms.dueAt, leads.dueAt))),
    ),
  );

/** Sites with an enquiry that became overdue of late, for which no alarm is written. */
export async function sitesOverdue(database: Database): Promise<string[]> {
  const rows = await database
    .selectDistinct({ site: leads.site })
    .from(leads)
    .where(overdueUnheard(database))
    .limit(500);
  return rows.map(({ site }) => site);
}

/**
 * Writes the alarm of what became overdue on a site, and its mails as deliveries of the queue, in
 * one transaction: of several processes that sweep at the same moment one writes each. `plan` names
 * the mails; what it leaves out gets none, also later.
 */
export function raiseAlarms(
  database: Database,
  outbox: Outbox,
  site: string,
  plan: (found: OverdueLead[]) => OverdueMail[],
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { id, assignee, destinations: inbox } = leads;
    const found = await transaction
      // As text, to the microsecond: a JavaScript date is shorter, and would be another moment.
      .select({ id, assignee, inbox, dueAt: sql<string>`${leads.dueAt}::text` })
      .from(leads)
      .where(and(eq(leads.site, site), overdueUnheard(transaction)))
      .orderBy(leads.dueAt, leads.id)
      .limit(maxAtOnce)
      .for('update', { of: leads, skipLocked: true });
    if (found.length === 0) return;
    const mails = plan(found).map((mail) => ({ ...mail, id: randomUUID() }));
    const rows = found.map(({ id: lead, dueAt }) => ({
      lead,
      dueAt: sql`${dueAt}::timestamptz`,
      mail: mails.find((one) => one.leads.includes(lead))?.id ?? null,
    }));
    const written = await transaction
      .insert(leadAlarms)
      .values(rows)
      .onConflictDoNothing()
      .returning({ lead: leadAlarms.lead, mail: leadAlarms.mail });
    for (const mail of mails) {
      const carrier = written.find((row) => row.mail === mail.id);
      const to = mail.targets.map((target) => ({ kind: 'overdue' as const, target }));
      if (carrier) await addDeliveries(transaction, outbox, { id: carrier.lead, site }, to, mail.id);
    }
  });
}

type OverdueDelivery = Pick<typeof leadDeliveries.$inferSelect, 'id' | 'about' | 'site'>;

/** The enquiries of a mail that still wait, the longest overdue first. */
export async function overdueOf(database: Database, { about, site }: OverdueDelivery): Promise<Overdue[]> {
  const rows = await database
    .select({ lead: leads, dueAt: leadAlarms.dueAt })
    .from(leadAlarms)
    .innerJoin(leads, eq(leads.id, leadAlarms.lead))
    .where(and(eq(leadAlarms.mail, about), eq(leads.site, site), waits()))
    .orderBy(leadAlarms.dueAt, leads.id)
    .limit(maxOfMail);
  return rows.map(({ lead, dueAt }) => ({
    lead: leadOfRow(lead),
    assignee: lead.assignee,
    dueAtMs: dueAt.getTime(),
  }));
}

/** Deletes a mail whose enquiries no longer wait. */
export async function dropDelivery(database: Database, { id }: Pick<OverdueDelivery, 'id'>): Promise<void> {
  await database.delete(leadDeliveries).where(eq(leadDeliveries.id, id));
}

/** Before a lead is deleted: a mail about several goes on under another of them. */
export async function handOnAlarms(transaction: Transaction, lead: string): Promise<void> {
  const own = and(eq(leadDeliveries.lead, lead), eq(leadDeliveries.kind, 'overdue'));
  const deliveries = await transaction.select({ about: leadDeliveries.about }).from(leadDeliveries).where(own);
  for (const about of new Set(deliveries.map((delivery) => delivery.about))) {
    const others = and(eq(leadAlarms.mail, about), ne(leadAlarms.lead, lead));
    const [heir] = await transaction.select({ lead: leadAlarms.lead }).from(leadAlarms).where(others).limit(1);
    if (heir)
      await transaction
        .update(leadDeliveries)
        .set({ lead: heir.lead })
        .where(and(own, eq(leadDeliveries.about, about)));
  }
}

/** The deliveries of a lead, with those of mails about several of which it is one. */
export async function ofLead(database: Pick<Transaction, 'select'>, lead: string): Promise<SQL | undefined> {
  const alarms = await database
    .select({ mail: leadAlarms.mail })
    .from(leadAlarms)
    .where(and(eq(leadAlarms.lead, lead), isNotNull(leadAlarms.mail)));
  const mails = alarms.map(({ mail }) => String(mail));
  const own = eq(leadDeliveries.lead, lead);
  const shared = and(eq(leadDeliveries.kind, 'overdue'), inArray(leadDeliveries.about, mails));
  return mails.length === 0 ? own : or(own, shared);
}
