import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { type Paper, paperNumber } from '@/domain/purchases/paper.ts';
import { paperMail } from '@/domain/purchases/paper-mail.ts';
import { receiptPaper } from '@/domain/purchases/receipt-paper.ts';
import type { MailAttachment } from '@/web/integrations/mail/port.ts';
import { eachInOrder } from '@/web/platform/each-in-order.ts';
import { type PaperRow, paperLimited, paperSent, papersOf } from '@/web/records/papers.ts';
import type { PurchaseServices } from './purchase-services.ts';
import { reservationPath } from './reserve.ts';

/** What is printed of a paper; a receipt of an earlier release is printed of its hold. */
export const contentOf = ({ kind, content }: PaperRow, hold: HoldRecord): Paper | null =>
  content ?? (kind === 'receipt' ? receiptPaper(hold) : null);

/** A paper as it goes with a mail. Rejects where it cannot be drawn now. */
export async function attachmentOf(
  { drawPaper }: Pick<PurchaseServices, 'drawPaper'>,
  hold: HoldRecord,
  paper: PaperRow,
): Promise<MailAttachment[]> {
  const printed = contentOf(paper, hold);
  if (!printed) return [];
  const content = await drawPaper(printed, hold.site);
  return [{ name: `${paperNumber(paper)}.pdf`, type: 'application/pdf', content }];
}

/**
 * Mails the papers of a hold that have not left yet, each by an id that is the same at each try.
 * One that is over the limit of its address stays unsent, and the desk shows it; one that cannot be
 * drawn holds up no other. Rejects for a later try.
 */
export async function sendPapers(services: PurchaseServices, hold: HoldRecord): Promise<void> {
  const { database } = services.records;
  const waiting = (await papersOf(database, hold.id)).filter(({ message }) => message === 'waiting');
  await eachInOrder(waiting, async (paper) => {
    const id = `paper-${paper.id}-${paper.sends}`;
    if (hold.email !== '') {
      if (!(await services.mails.take(hold.email, id))) return paperLimited(database, paper);
      const link = `${hold.dealer.origin}${reservationPath(hold.token)}`;
      await services.mail.send({
        ...paperMail({ hold, paper, link }),
        id,
        to: hold.email,
        fromName: hold.dealer.name,
        replyTo: hold.dealer.email,
        attachments: await attachmentOf(services, hold, paper),
      });
    }
    return paperSent(database, paper);
  });
}
