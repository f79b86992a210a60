import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isUuid } from '@/domain/text/uuid.ts';
import type { Database, Transaction } from './database.ts';
import { addDeliveries, notifyDesks } from './insert-lead.ts';
import { notify } from './lead-receipt.ts';
import { leadAnswers, leadDeliveries, leadEvents, leads } from './lead-tables.ts';
import type { Outbox } from './outbox.ts';

/** Replies to one enquiry, far more than any has. */
const maxAnswers = 100;
/** Time in which a reply that was sent can be taken back. */
const undoSeconds = 10;

/** `id`: of the enquiry. */
type At = { site: string; id: string; actor: string };
/**
 * Stores what a person of staff wrote as a draft, in place of their last one; returns its id. Null
 * where the site has no such enquiry, it names no address, the shopper withdrew it, or it has too
 * many replies.
 */
export function draftAnswer(database: Database, at: At, text: string): Promise<string | null> {
  return inOpenLead(database, at, async (transaction) => {
    const { site, id: lead, actor } = at;
    const answered = and(eq(leadEvents.lead, lead), eq(leadEvents.kind, 'answered'));
    const [row] = await transaction.select({ count: count() }).from(leadEvents).where(answered);
    if ((row?.count ?? 0) >= maxAnswers) return null;
    const mine = and(eq(leadAnswers.lead, lead), eq(leadAnswers.actor, actor), isNull(leadAnswers.sendsAt));
    await transaction.delete(leadAnswers).where(mine);
    const [stored] = await transaction
      .insert(leadAnswers)
      .values({ lead, site, actor, text })
      .returning({ id: leadAnswers.id });
    return stored?.id ?? null;
  });
}

/**
 * Sends a draft in some seconds, until which it can be taken back: a delivery like the others,
 * tried again, and visible when it is stuck. Sent a second time it is the same reply. False where
 * there is no such enquiry to reply to.
 */
export async function sendAnswer(database: Database, outbox: Outbox, at: At, answer: string): Promise<boolean> {
  const found = await inOpenLead(database, at, async (transaction, email) => {
    const { site, id: lead } = at;
    const draft = and(ofAnswer(lead, answer), isNull(leadAnswers.sendsAt));
    const sendsAt = sql`now() + make_interval(secs => ${undoSeconds})`;
    const sent = await transaction.update(leadAnswers).set({ sendsAt }).where(draft).returning({ id: leadAnswers.id });
    if (sent.length === 0) return true;
    const mail = { kind: 'answer', target: email } as const;
    await addDeliveries(transaction, outbox, { id: lead, site }, [mail], answer, undoSeconds);
    await notifyDesks(transaction, site);
    return true;
  });
  return found ?? false;
}

/**
 * Takes back a reply that has not left: it is a draft again. "late" where it has left; null where
 * the site has no such enquiry.
 */
export function undoAnswer(database: Database, at: At, answer: string): Promise<'undone' | 'late' | null> {
  if (!isUuid(at.id)) return Promise.resolve(null);
  return database.transaction(async (transaction) => {
    const { site, id: lead } = at;
    const [found] = await transaction.select({ id: leads.id }).from(leads).where(ofSite(site, lead)).for('update');
    if (!found) return null;
    const waits = and(ofAnswer(lead, answer), isNotNull(leadAnswers.sendsAt));
    const undone = await transaction
      .update(leadAnswers)
      .set({ sendsAt: null })
      .where(waits)
      .returning({ id: leadAnswers.id });
    if (undone.length === 0) return 'late';
    await transaction.delete(leadDeliveries).where(ofDelivery(lead, answer));
    await notifyDesks(transaction, site);
    return 'undone';
  });
}

/**
 * Called before a reply's mail is sent: from then on the reply counts as sent, is shown to shopper
 * and staff, and a new enquiry is in work. False where it was taken back or the enquiry withdrawn;
 * then its delivery is gone. Rejects while it can be taken back, so that the queue tries again.
 */
export function beginAnswer(database: Database, outbox: Outbox, delivery: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const mine = eq(leadDeliveries.id, delivery);
    const [of] = await transaction.select({ lead: leadDeliveries.lead }).from(leadDeliveries).where(mine);
    if (!of) return false;
    const { lead } = of;
    const [found] = await transaction.select().from(leads).where(eq(leads.id, lead)).for('update');
    // Read once more behind the lock: its last holder may have begun or taken back the reply.
    const [mail] = await transaction.select().from(leadDeliveries).where(mine);
    if (!mail) return false;
    if (!isUndoable(mail)) return true;
    const { site, about } = mail;
    const early = sql<boolean>`${leadAnswers.sendsAt} > clock_timestamp()`;
    const [answer] = await transaction
      .select({ actor: leadAnswers.actor, text: leadAnswers.text, early })
      .from(leadAnswers)
      .where(and(ofAnswer(lead, about), isNotNull(leadAnswers.sendsAt)));
    if (answer?.early) throw new Error('The answer can still be taken back.');
    await transaction.delete(leadAnswers).where(answer ? ofAnswer(lead, about) : sql`false`);
    if (!found || !answer || found.withdrawnAt) {
      await transaction.delete(leadDeliveries).where(ofDelivery(lead, about));
      return false;
    }
    const state = found.state === 'new' ? 'in-work' : found.state;
    const answeredAt = sql`coalesce(${leads.answeredAt}, now())`;
    await transaction.update(leads).set({ state, answeredAt }).where(eq(leads.id, lead));
    const { actor, text } = answer;
    const event = await notify(transaction, outbox, { lead, site, kind: 'answered', actor, text });
    await transaction.update(leadDeliveries).set({ about: event }).where(mine);
    return true;
  });
}

/**
 * Whether a delivery is a reply that has not begun to leave: its job is about the reply, after that
 * about the event.
 */
export const isUndoable = ({ kind, about }: { kind: string; about: string }): boolean =>
  kind === 'answer' && isUuid(about);

const ofSite = (site: string, id: string) => and(eq(leads.site, site), eq(leads.id, id));
const ofAnswer = (lead: string, answer: string) =>
  and(eq(leadAnswers.lead, lead), isUuid(answer) ? eq(leadAnswers.id, answer) : sql`false`);
const ofDelivery = (lead: string, answer: string) =>
  and(eq(leadDeliveries.lead, lead), eq(leadDeliveries.kind, 'answer'), eq(leadDeliveries.about, answer));

/** Works on an enquiry that can be replied to, by its address of mail; null for any other. */
function inOpenLead<Result>(
  database: Database,
  { site, id }: At,
  work: (transaction: Transaction, email: string) => Promise<Result | null>,
): Promise<Result | null> {
  if (!isUuid(id)) return Promise.resolve(null);
  return database.transaction(async (transaction) => {
    const open = and(ofSite(site, id), isNull(leads.withdrawnAt));
    const [found] = await transaction.select({ email: leads.email }).from(leads).where(open).for('update');
    return found && found.email !== '' ? work(transaction, found.email) : null;
  });
}
