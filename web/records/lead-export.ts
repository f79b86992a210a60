import { and, eq, inArray } from 'drizzle-orm';
import type { LeadRecord } from '@/domain/leads/lead-record.ts';
import type { Database } from './database.ts';
import { type LeadEntry, type LeadFilter, listLeads } from './lead-desk.ts';
import { leads } from './lead-tables.ts';

/** All leads of a site that a filter finds, in parts, for a file; the newest first. */
export async function* everyLead(database: Database, site: string, filter: LeadFilter): AsyncGenerator<LeadExport[]> {
  let before = filter.before;
  for (;;) {
    const { entries, next } = await listLeads(database, site, { ...filter, before });
    const ids = entries.map(({ id }) => id);
    if (ids.length === 0) return;
    const rows = await database
      .select({
        id: leads.id,
        postcode: leads.postcode,
        lines: leads.lines,
        consents: leads.consents,
        dealer: leads.dealer,
      })
      .from(leads)
      .where(and(eq(leads.site, site), inArray(leads.id, ids)));
    const more = new Map(rows.map((row) => [row.id, row]));
    yield entries.map((entry) => ({
      ...entry,
      postcode: more.get(entry.id)?.postcode ?? '',
      lines: more.get(entry.id)?.lines ?? [],
      consents: more.get(entry.id)?.consents ?? [],
      timeZone: more.get(entry.id)?.dealer.timeZone ?? '',
    }));
    if (next === '') return;
    before = next;
  }
}

export type LeadExport = LeadEntry &
  Pick<LeadRecord, 'lines' | 'consents'> & {
    postcode: string;
    /** Of the dealer. */
    timeZone: string;
  };
