import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { leads } from './schema.ts';
import { sharedRecords } from './shared-records.ts';

export type NewLead = {
  site: string;
  category: string;
  subcategory: string;
  form: string;
  destinations: string[];
  details: object;
  /** The same for every try of the same enquiry. */
  idempotencyKey: string;
  /** For how long a second try of it counts as the first, seconds. */
  repeatWithinSeconds: number;
};

/** Keeps an enquiry and answers its number. Rejects when the records are away: then the shopper must be told. */
export async function keepLead(lead: NewLead): Promise<string> {
  return keepLeadIn(sharedRecords().database, lead);
}

/**
 * One row however often the same enquiry comes, also at the same moment and at several instances: tries of one key of one site wait for
 * each other (FORM-12).
 */
export function keepLeadIn(database: Database, { repeatWithinSeconds, ...lead }: NewLead): Promise<string> {
  return database.transaction(async (transaction) => {
    const name = `${lead.site} ${lead.idempotencyKey}`;
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    const [known] = await transaction
      .select({ id: leads.id })
      .from(leads)
      .where(
        and(
          eq(leads.site, lead.site),
          eq(leads.idempotencyKey, lead.idempotencyKey),
          gt(leads.receivedAt, sql`now() - make_interval(secs => ${repeatWithinSeconds})`),
        ),
      )
      .limit(1);
    if (known) return known.id;
    const [kept] = await transaction.insert(leads).values(lead).returning({ id: leads.id });
    if (!kept) throw new Error('The records kept nothing.');
    return kept.id;
  });
}
