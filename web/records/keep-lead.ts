import { environment } from '@/web/env.ts';
import { openRecords, type Records } from './database.ts';
import { leads } from './schema.ts';

let shared: Records | undefined;

/** Keeps an enquiry and answers its number. Rejects when the records are away: then the shopper must be told. */
export async function keepLead(lead: { site: string; category: string; details: object }): Promise<string> {
  const { DATABASE_URL: url } = environment();
  if (!url) throw new Error('There are no records: set DATABASE_URL.');
  shared ??= openRecords(url, 4);
  const [kept] = await shared.database.insert(leads).values(lead).returning({ id: leads.id });
  if (!kept) throw new Error('The records kept nothing.');
  return kept.id;
}
