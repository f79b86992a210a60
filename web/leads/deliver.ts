import { eq, sql } from 'drizzle-orm';
import { adfOf } from '@/domain/leads/adf.ts';
import { answerMail } from '@/domain/leads/answer-mail.ts';
import type { Booking } from '@/domain/leads/booking.ts';
import { calendarFile, calendarMethod } from '@/domain/leads/calendar.ts';
import { inboxMail, isNewsKind, type LeadMail, type LeadNews } from '@/domain/leads/lead-message.ts';
import { leadPayload } from '@/domain/leads/lead-payload.ts';
import type { LeadRecord } from '@/domain/leads/lead-record.ts';
import { type Overdue, overdueMail } from '@/domain/leads/overdue-mail.ts';
import { receiptMail } from '@/domain/leads/receipt-mail.ts';
import { enquiryPath } from '@/domain/routes/paths.ts';
import type { MailAttachment } from '@/web/integrations/mail/port.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { Services } from '@/web/platform/services.ts';
import { findBooking } from '@/web/records/bookings.ts';
import type { Database } from '@/web/records/database.ts';
import { notifyDesks } from '@/web/records/insert-lead.ts';
import type { Deliver } from '@/web/records/job-queue.ts';
import { dropDelivery, overdueOf } from '@/web/records/lead-alarms.ts';
import { beginAnswer, isUndoable } from '@/web/records/lead-answer.ts';
import { leadOfRow } from '@/web/records/lead-rows.ts';
import { leadDeliveries, leadEvents, leads } from '@/web/records/lead-tables.ts';
import type { Outbox } from '@/web/records/outbox.ts';
import { webhookSecret } from '@/web/records/webhook-secret.ts';

type Senders = Pick<Services, 'mail' | 'crm' | 'group'>;
type Delivery = typeof leadDeliveries.$inferSelect;
type Message = {
  delivery: Delivery;
  lead: LeadRecord;
  news: LeadNews;
  token: string;
  booking: Booking | null;
  /** What a mail about overdue enquiries is about. */
  overdue: Overdue[];
};

/** Sends deliveries, and writes down what became of each: staff see every one that did not arrive (FORM-12). */
export function deliverWith(senders: Senders, database: Database, outbox: Outbox): Deliver {
  return async (id, { isLast }) => {
    const found = await messageOf(database, id);
    const message = found && isUndoable(found.delivery) ? await begun(database, outbox, id) : found;
    // Deleted with its lead, or sent by a worker that died before its job was settled.
    if (!message || message.delivery.state === 'delivered') return;
    // Staff were faster, or the shopper took it back.
    if (message.delivery.kind === 'overdue' && message.overdue.length === 0)
      return dropDelivery(database, message.delivery);
    try {
      await send(senders, database, message);
      await settle(database, message, { state: 'delivered', error: '' });
    } catch (error) {
      const why = reason(error).slice(0, 300);
      await settle(database, message, { state: isLast ? 'stuck' : 'waiting', error: why });
      log('warn', 'lead-not-delivered', { delivery: id, kind: message.delivery.kind, isLast });
      throw error;
    }
  };
}

/** A reply that staff could take back until now. */
const begun = async (database: Database, outbox: Outbox, id: string): Promise<Message | null> =>
  (await beginAnswer(database, outbox, id)) ? messageOf(database, id) : null;

async function messageOf(database: Database, id: string): Promise<Message | null> {
  const [row] = await database
    .select({ delivery: leadDeliveries, lead: leads })
    .from(leadDeliveries)
    .innerJoin(leads, eq(leads.id, leadDeliveries.lead))
    .where(eq(leadDeliveries.id, id));
  if (!row) return null;
  const { delivery, lead } = row;
  const [news, booking, overdue] = await Promise.all([
    newsOf(database, delivery),
    findBooking(database, lead.id),
    delivery.kind === 'overdue' ? overdueOf(database, delivery) : [],
  ]);
  return { delivery, lead: leadOfRow(lead), token: lead.token, news, booking, overdue };
}

async function newsOf(database: Database, { kind: how, about }: Delivery): Promise<LeadNews> {
  if (about === 'lead' || how === 'overdue' || isUndoable({ kind: how, about })) return { kind: 'lead' };
  const [event] = await database
    .select()
    .from(leadEvents)
    .where(eq(leadEvents.id, Number(about)));
  const { kind = 'added', text = '' } = event ?? {};
  return isNewsKind(kind) && kind !== 'lead' ? { kind, text } : { kind: 'added', text };
}

async function send(senders: Senders, database: Database, message: Message): Promise<void> {
  const { delivery, lead, news, booking } = message;
  switch (delivery.kind) {
    case 'webhook': {
      const body = JSON.stringify(leadPayload(delivery.id, lead, news, booking));
      const secret = await webhookSecret(database, lead.dealer.dealership ?? delivery.site, delivery.target);
      return senders.crm.post({ id: delivery.id, target: delivery.target, secret, body, sentAtMs: Date.now() });
    }
    case 'group':
      return sendResult(senders, message);
    case 'adf': {
      const adf = { name: 'lead.xml', type: 'application/x-adf+xml', content: adfOf(lead) };
      return mail(senders, message, { ...inboxMail(lead, news), text: adfOf(lead), html: '' }, lead.person.email, [
        adf,
      ]);
    }
    case 'receipt':
      return mail(senders, message, receiptMail(lead, message), lead.dealer.email, calendarOf(message));
    case 'answer': {
      const text = 'text' in news ? news.text : '';
      return mail(senders, message, answerMail(lead, { token: message.token, text }), lead.dealer.email, []);
    }
    case 'overdue': {
      const letter = overdueMail(message.overdue) ?? inboxMail(lead, news);
      const [one, another] = message.overdue;
      return mail(senders, message, letter, another ? '' : (one?.lead.person.email ?? ''), []);
    }
    default:
      return mail(senders, message, inboxMail(lead, news), lead.person.email, []);
  }
}

/** For the group's system, milliseconds. */
const groupTimeoutMs = 15_000;

/** The result as it is by now; nothing of it identifies the shopper (FORM-15). */
async function sendResult({ group }: Senders, { delivery, lead }: Message): Promise<void> {
  const { id, site, valuation } = lead;
  if (!valuation) return;
  const result = { column_name: 'valuation', site, lead_id: id, valuation } as const;
  await group.takeValuation(result, delivery.id, AbortSignal.timeout(groupTimeoutMs));
}

/** The booking for the shopper's calendar (FORM-07). */
function calendarOf({ lead, booking, token }: Message): MailAttachment[] {
  if (!booking) return [];
  const link = `${lead.dealer.origin}${enquiryPath(token)}`;
  const content = calendarFile(lead, booking, { link, writtenAtMs: Date.now() });
  return [{ name: 'booking.ics', type: `text/calendar; charset=utf-8; method=${calendarMethod(booking)}`, content }];
}

function mail(
  { mail: service }: Senders,
  { delivery, lead }: Message,
  copy: LeadMail,
  replyTo: string,
  attachments: MailAttachment[],
): Promise<void> {
  return service.send({
    ...copy,
    id: delivery.id,
    to: delivery.target,
    replyTo,
    fromName: lead.dealer.name,
    attachments,
  });
}

async function settle(
  database: Database,
  { delivery }: Message,
  result: Pick<Delivery, 'state' | 'error'>,
): Promise<void> {
  const arrived = result.state === 'delivered' ? { deliveredAt: sql`now()` } : {};
  await database
    .update(leadDeliveries)
    .set({ ...result, ...arrived, attempts: sql`${leadDeliveries.attempts} + 1`, attemptedAt: sql`now()` })
    .where(eq(leadDeliveries.id, delivery.id));
  await notifyDesks(database, delivery.site);
}
