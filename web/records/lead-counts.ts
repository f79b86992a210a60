import { and, count, eq, sql } from 'drizzle-orm';
import type { LeadState } from '@/domain/leads/lead-states.ts';
import type { Database } from './database.ts';
import { leadDeliveries, leads } from './lead-tables.ts';

/** New, not withdrawn, and due before now. */
export const late = sql<boolean>`(${leads.state} = 'new' and ${leads.withdrawnAt} is null and ${leads.dueAt} < now())`;
/** New, neither overdue nor withdrawn. */
const waits = sql<boolean>`(${leads.state} = 'new' and ${leads.withdrawnAt} is null and (${leads.dueAt} < now()) is not true)`;
const nextDueMs = sql<
  number | null
>`(extract(epoch from min(${leads.dueAt}) filter (where ${leads.state} = 'new' and ${leads.withdrawnAt} is null and ${leads.dueAt} >= now())) * 1000)::float8`;
/** With a delivery that has not arrived after a try. */
export const undelivered = sql<boolean>`exists (select from lead_deliveries d where d.lead = leads.id and d.state <> 'delivered' and d.attempts > 0)`;

export type WaitingLead = Pick<typeof leads.$inferSelect, 'name' | 'lastName' | 'category' | 'vehicle' | 'receivedAt'>;

/**
 * The new enquiry of a site that has been overdue for the longest time, and the oldest that is not;
 * null for none.
 */
export async function oldestNew(database: Database, site: string) {
  const { name, lastName, category, vehicle, receivedAt } = leads;
  const first = async (isLate: boolean): Promise<WaitingLead | null> => {
    const [row] = await database
      .select({ name, lastName, category, vehicle, receivedAt })
      .from(leads)
      .where(and(eq(leads.site, site), isLate ? late : waits))
      .orderBy(isLate ? leads.dueAt : receivedAt)
      .limit(1);
    return row ?? null;
  };
  return { late: await first(true), new: await first(false) };
}

/**
 * `waiting`: new, neither overdue nor withdrawn. `nextDueMs`: when the next enquiry becomes overdue,
 * epoch milliseconds; null where none will.
 */
export type LeadCounts = Record<LeadState, number> & {
  late: number;
  waiting: number;
  undelivered: number;
  nextDueMs: number | null;
};

/** Counts of a site's leads: by state, overdue, and with a delivery that has not arrived after a try. */
export async function countLeads(database: Database, site: string): Promise<LeadCounts> {
  const rows = await database
    .select({
      state: leads.state,
      count: count(),
      nextDueMs,
      late: sql<number>`count(*) filter (where ${late})::int`,
      waiting: sql<number>`count(*) filter (where ${waits})::int`,
    })
    .from(leads)
    .where(eq(leads.site, site))
    .groupBy(leads.state);
  const [open] = await database
    .select({ count: sql<number>`count(distinct ${leadDeliveries.lead})::int` })
    .from(leadDeliveries)
    .where(
      and(
        eq(leadDeliveries.site, site),
        sql`${leadDeliveries.state} <> 'delivered' and ${leadDeliveries.attempts} > 0`,
      ),
    );
  const of = (state: LeadState) => rows.find((row) => row.state === state)?.count ?? 0;
  const due = rows.flatMap((row) => row.nextDueMs ?? []);
  return {
    new: of('new'),
    'in-work': of('in-work'),
    won: of('won'),
    lost: of('lost'),
    late: rows.reduce((sum, row) => sum + row.late, 0),
    waiting: rows.reduce((sum, row) => sum + row.waiting, 0),
    undelivered: open?.count ?? 0,
    nextDueMs: due.length > 0 ? Math.min(...due) : null,
  };
}
