import type { LeadMail } from '@/domain/leads/lead-message.ts';
import { holdMail, holdText } from '@/domain/purchases/hold-messages.ts';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import type { MailAttachment } from '@/web/integrations/mail/port.ts';
import { log, reason as reasonOf } from '@/web/platform/log.ts';
import { eventsOf, findHold, messageSent } from '@/web/records/holds.ts';
import { papersOf } from '@/web/records/papers.ts';
import type { PurchaseServices } from './purchase-services.ts';
import { reservationPath } from './reserve.ts';
import { attachmentOf, sendPapers } from './send-papers.ts';

type Senders = Pick<PurchaseServices, 'mail' | 'sms' | 'mails'>;
type Receiver = { id: string; phone: string; email: string; dealer: { name: string; email: string } };

/** Sends what the shopper has not heard of their hold yet. The ids are the same at each try, so that nothing arrives twice. Rejects for a later try. */
export async function tellShopper(services: PurchaseServices, id: string): Promise<void> {
  const { database } = services.records;
  const [hold, events] = await Promise.all([findHold(database, id), eventsOf(database, id)]);
  if (!hold) return;
  for (const { id: event, kind, reason } of events.filter(({ message }) => message === 'waiting')) {
    const offer = { hold, news: { kind, reason }, link: `${hold.dealer.origin}${reservationPath(hold.token)}` };
    const message = { text: holdText(offer), mail: holdMail(offer) };
    const isFirst = hold.state === 'held' && kind !== 'staff-extended';
    const attachments = isFirst && hold.email !== '' ? await receiptOf(services, hold) : [];
    await sendBoth(services, { ...hold, id: `hold-${id}-${event}` }, message, attachments);
    await messageSent(database, event);
  }
  await sendPapers(services, hold);
}

/** The mail that says until when the car is held does not wait for its receipt, which stands on the reservation's page too. */
async function receiptOf(services: PurchaseServices, hold: HoldRecord): Promise<MailAttachment[]> {
  try {
    const receipt = (await papersOf(services.records.database, hold.id)).find(({ kind }) => kind === 'receipt');
    return receipt ? await attachmentOf(services, hold, receipt) : [];
  } catch (error) {
    log('warn', 'receipt-not-attached', { hold: hold.id, reason: reasonOf(error) });
    return [];
  }
}

/** A text to the confirmed number, and a mail where there is an address: a few a day, since it may be a stranger's. */
export async function sendBoth(
  { mail, sms, mails }: Senders,
  to: Receiver,
  message: { text: string; mail: LeadMail },
  attachments: readonly MailAttachment[] = [],
): Promise<void> {
  await sms.send({ id: to.id, to: to.phone, from: '', text: message.text });
  if (to.email === '') return;
  if (!(await mails.take(to.email, to.id))) return log('warn', 'hold-mail-over-limit', { message: to.id });
  const { name: fromName, email: replyTo } = to.dealer;
  await mail.send({ ...message.mail, id: to.id, to: to.email, replyTo, fromName, attachments });
}
