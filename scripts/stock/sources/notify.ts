import type { MailService } from '@/web/integrations/mail/port.ts';
import type { SourceWorker } from '@/web/records/source-queue.ts';

/** Sends a notice as a mail to one address. */
export const mailNotices =
  (mail: Pick<MailService, 'send'>): SourceWorker['notify'] =>
  (id, { to, fromName, mail: { subject, text, html } }) =>
    mail.send({ id, to, subject, text, html, fromName, replyTo: '', attachments: [] });
