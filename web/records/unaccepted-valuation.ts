import { and, eq, ne, sql } from 'drizzle-orm';
import type { Valuation } from '@/domain/leads/valuation.ts';
import type { Transaction } from './database.ts';
import { leadEvents, leads } from './lead-tables.ts';

/** Fields that accepting an estimate adds. */
const offerKeys = ['offer_price', 'offer_price_to', 'offer_accepted', 'form_completed'] as const;

/** Takes back that an estimate was accepted (FORM-09), on a locked lead; null where it was not, or staff have begun to act on the enquiry. */
export async function takeBackAcceptance(transaction: Transaction, lead: string): Promise<Valuation | null> {
  const [row] = await transaction.select().from(leads).where(eq(leads.id, lead));
  if (!row?.valuation?.acceptedAtMs || !(await isUntouched(transaction, lead, row.state))) return null;
  const { filedBefore = '', ...accepted } = row.valuation;
  const valuation = { ...accepted, acceptedAtMs: null };
  const details = offerKeys.reduce((rest, key) => sql`${rest} - ${key}::text`, sql`${leads.details}`);
  const values = { valuation, subcategory: filedBefore, details };
  await transaction.update(leads).set(values).where(eq(leads.id, lead));
  return valuation;
}

/** Whether staff have not acted on it. */
export async function isUntouched(
  transaction: Pick<Transaction, 'select'>,
  lead: string,
  state: string,
): Promise<boolean> {
  if (state !== 'new') return false;
  const byStaff = and(eq(leadEvents.lead, lead), ne(leadEvents.actor, ''));
  const [event] = await transaction.select({ id: leadEvents.id }).from(leadEvents).where(byStaff).limit(1);
  return event === undefined;
}
