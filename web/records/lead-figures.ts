import { and, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { holds } from './hold-tables.ts';
import { leads } from './lead-tables.ts';

/** Enquiries of two weeks that are counted, the newest: far more than any dealer gets. */
const maxLeads = 20_000;

/** `from` and `to`: epoch milliseconds. */
type Span = { from: number; to: number };

export type LeadFigure = {
  receivedAt: Date;
  category: string;
  /** From its arrival until staff took it up, seconds; null for not yet. */
  answeredSeconds: number | null;
  withdrawn: boolean;
  /** Of the car's page; empty for none. */
  slug: string;
  /** What the link by which the shopper came names as its source. */
  link: Record<string, string>;
};

const link = sql<Record<string, string>>`jsonb_strip_nulls(jsonb_build_object(${sql.join(
  ['utm_medium', 'gclid', 'fbclid', 'msclkid', 'gbraid', 'wbraid', 'ttclid'].map(
    (name) =>
      sql`${sql.raw(`'${name}'`)}, left(${leads.details} #>> ${sql.raw(`'{userData,lead_attributes,linked_query_params,${name}}'`)}, 100)`,
  ),
  sql`, `,
)}))`;

/** The enquiries of a site within a time, without their senders. */
export async function leadFigures(database: Database, site: string, { from, to }: Span): Promise<LeadFigure[]> {
  return database
    .select({
      receivedAt: leads.receivedAt,
      category: leads.category,
      answeredSeconds: sql<number | null>`extract(epoch from ${leads.answeredAt} - ${leads.receivedAt})::float8`,
      withdrawn: sql<boolean>`${leads.withdrawnAt} is not null`,
      slug: sql<string>`coalesce(${leads.vehicle} ->> 'slug', '')`,
      link,
    })
    .from(leads)
    .where(and(eq(leads.site, site), gte(leads.receivedAt, new Date(from)), lt(leads.receivedAt, new Date(to))))
    .orderBy(desc(leads.receivedAt))
    .limit(maxLeads);
}

/** When the holds on a dealership's cars within a time were made, without those that never got their car. */
export async function reservationTimes(database: Database, seller: string, { from, to }: Span): Promise<Date[]> {
  const within = and(gte(holds.createdAt, new Date(from)), lt(holds.createdAt, new Date(to)));
  const rows = await database
    .select({ at: holds.createdAt })
    .from(holds)
    .where(and(eq(holds.seller, seller), within, isNotNull(holds.heldAt)))
    .orderBy(desc(holds.createdAt))
    .limit(maxLeads);
  return rows.map(({ at }) => at);
}
