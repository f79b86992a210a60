import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { leadDeliveries } from './lead-tables.ts';

/** Far more than any site has. */
const maxShown = 50;

/** How the deliveries of a site's last thirty days went, by destination; the shoppers' own addresses are none. */
export function destinationStates(database: Database, site: string) {
  const { kind, target, state, attempts, deliveredAt, createdAt } = leadDeliveries;
  const fresh = gt(createdAt, sql`now() - interval '30 days'`);
  return database
    .select({
      kind,
      target,
      delivered: sql<number>`count(*) filter (where ${state} = 'delivered')::int`,
      open: sql<number>`count(*) filter (where ${state} = 'stuck' or (${state} = 'waiting' and ${attempts} > 0))::int`,
      lastMs: sql<number | null>`(extract(epoch from max(${deliveredAt})) * 1000)::float8`,
    })
    .from(leadDeliveries)
    .where(and(eq(leadDeliveries.site, site), ne(kind, 'receipt'), ne(kind, 'answer'), fresh))
    .groupBy(kind, target)
    .orderBy(desc(sql`count(*)`))
    .limit(maxShown);
}

export type DestinationState = Awaited<ReturnType<typeof destinationStates>>[number];
