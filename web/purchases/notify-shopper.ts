import type { LeadMail } from '@/domain/leads/lead-message.ts';
import { holdMail, holdText } from '@/domain/purchases/hold-messages.ts';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import type { MailAttachment } from '@/web/integrations/mail/port.ts';
import { eachInOrder } from '@/web/platform/each-in-order.ts';
import { log, reason as reasonOf } from '@/web/platform/log.ts';
import type { MessageState } from '@/web/records/hold-tables.ts';
import { eventsOf, findHold, type HoldHistory, markMessage } from '@/web/records/holds.ts';
import { sendClaimed } from '@/web/records/message-claims.ts';
import { papersOf } from '@/web/records/papers.ts';
import type { PurchaseServices } from './purchase-services.ts';
import { reservationPath } from './reserve.ts';
import { attachmentOf, sendPapers } from './send-papers.ts';

type Senders = Pick<PurchaseServices, 'mail' | 'sms' | 'mails'>;
type Receiver = {
  id: string;
  phone: string;
  email: string;
  dealer: { name: string; email: string };
  message: MessageState | null;
};
type Message = { text: string; mail: LeadMail; attachments: readonly MailAttachment[] };

/** Until another process has probably sent what it sends now, milliseconds. */
export const againMs = 2_000;

/**
 * Sends the shopper the messages and papers of a hold that were not sent yet, each once; by a later
 * job where another process does so now. Rejects for a later try, which has the same ids.
 */
export async function notifyShopper(services: PurchaseServices, id: string): Promise<void> {
  const { records, queue } = services;
  if (await sendClaimed(records.database, `hold ${id}`, () => sendUnsent(services, id))) return;
  const at = new Date(Date.now() + againMs);
  await records.database.transaction((transaction) => queue.enqueue(transaction, [{ kind: 'hold', id, at }]));
}

async function sendUnsent(services: PurchaseServices, id: string): Promise<void> {
  const { database } = services.records;
  const [hold, events] = await Promise.all([findHold(database, id), eventsOf(database, id)]);
  if (!hold) return;
  const unsent = events.filter(({ message }) => message === 'waiting' || message === 'mailed');
  const messages = unsent.map((event) => () => notify(services, hold, event));
  await eachInOrder([...messages, () => sendPapers(services, hold)], (send) => send());
}

async function notify(services: PurchaseServices, hold: HoldRecord, event: HoldHistory): Promise<void> {
  const { id, kind, reason, message } = event;
  const offer = { hold, news: { kind, reason }, link: `${hold.dealer.origin}${reservationPath(hold.token)}` };
  const isFirst = hold.state === 'held' && kind !== 'staff-extended';
  const attachments = isFirst && hold.email !== '' ? await receiptOf(services, hold) : [];
  await sendBoth(
    services,
    { ...hold, id: `hold-${hold.id}-${id}`, message },
    { text: holdText(offer), mail: holdMail(offer), attachments },
    (left) => markMessage(services.records.database, id, left),
  );
}

/**
 * The mail that states until when the car is held does not wait for its receipt, which is on
 * the reservation's page too.
 */
async function receiptOf(
  services: Pick<PurchaseServices, 'records' | 'drawPaper'>,
  hold: HoldRecord,
): Promise<MailAttachment[]> {
  try {
    const receipt = (await papersOf(services.records.database, hold.id)).find(({ kind }) => kind === 'receipt');
    return receipt ? await attachmentOf(services, hold, receipt) : [];
  } catch (error) {
    log('warn', 'receipt-not-attached', { hold: hold.id, reason: reasonOf(error) });
    return [];
  }
}

/**
 * A text to the confirmed number, and a mail where there is an address: neither waits for the
 * other, and `mark` notes what has left. A gateway recognises a repeated text by its id; not every
 * mailbox does, so a mail that has left does not leave again for the text's sake. Rejects with the
 * first failure.
 */
export async function sendBoth(
  senders: Senders,
  to: Receiver,
  message: Message,
  mark: (left: MessageState) => Promise<unknown>,
): Promise<void> {
  const isMailDue = to.email !== '' && to.message !== 'mailed';
  const [text, mail] = await Promise.allSettled([
    senders.sms.send({ id: to.id, to: to.phone, from: '', text: message.text }),
    isMailDue ? sendMail(senders, to, message) : null,
  ]);
  if (text.status === 'rejected') {
    if (isMailDue && mail.status === 'fulfilled') await mark('mailed');
    throw text.reason;
  }
  if (mail.status === 'rejected') throw mail.reason;
  await mark('sent');
}

/** A few a day for one address, since it may be a stranger's. */
async function sendMail({ mail, mails }: Senders, to: Receiver, message: Message): Promise<void> {
  if (!(await mails.take(to.email, to.id))) return log('warn', 'hold-mail-over-limit', { message: to.id });
  const { name: fromName, email: replyTo } = to.dealer;
  const { attachments } = message;
  await mail.send({ ...message.mail, id: to.id, to: to.email, replyTo, fromName, attachments });
}
