import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { Outbox, Transaction } from './keep-lead.ts';
import { tell } from './lead-receipt.ts';
import { leadEvents, leads } from './lead-tables.ts';

/** Answers to one enquiry, far more than any has. */
const mostAnswers = 100;
/** The same words within this are the same answer: a double click sends one. */
const sameForSeconds = 60;

type At = { site: string; id: string; actor: string };
const isId = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/**
 * Answers the shopper by mail in the name of a person of staff; a new enquiry is in work then. The mail is a delivery like the others: tried
 * again, and visible when it is stuck. False where the site has no such enquiry, it names no address, or the shopper withdrew it.
 */
export function answerLead(database: Database, outbox: Outbox, at: At, text: string): Promise<boolean> {
  if (!isId(at.id)) return Promise.resolve(false);
  return database.transaction(async (transaction) => {
    const { site, id: lead, actor } = at;
    const open = and(eq(leads.site, site), eq(leads.id, lead), isNull(leads.withdrawnAt));
    const [found] = await transaction
      .select({ email: leads.email, state: leads.state })
      .from(leads)
      .where(open)
      .for('update');
    if (!found || found.email === '') return false;
    const { all, same } = await answersOf(transaction, lead, text);
    if (same > 0) return true;
    if (all >= mostAnswers) return false;
    const state = found.state === 'new' ? 'in-work' : found.state;
    const answeredAt = sql`coalesce(${leads.answeredAt}, now())`;
    await transaction.update(leads).set({ state, answeredAt }).where(open);
    const mail = { kind: 'answer', target: found.email } as const;
    await tell(transaction, outbox, { lead, site, kind: 'answered', actor, text }, [mail]);
    return true;
  });
}

async function answersOf(transaction: Transaction, lead: string, text: string): Promise<{ all: number; same: number }> {
  const fresh = gt(leadEvents.at, sql`now() - make_interval(secs => ${sameForSeconds})`);
  const same = sql<number>`count(*) filter (where ${and(eq(leadEvents.text, text), fresh)})::int`;
  const [row] = await transaction
    .select({ all: count(), same })
    .from(leadEvents)
    .where(and(eq(leadEvents.lead, lead), eq(leadEvents.kind, 'answered')));
  return row ?? { all: 0, same: 0 };
}
