import type { Integration } from '../integration.ts';

export type MailAttachment = { name: string; type: string; content: string | Buffer };

/**
 * One mail to one address. `id` is the same at every try: it becomes the Message-ID, by which
 * mailboxes recognise a repetition.
 */
export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who replies go to; empty for the sender itself. */
  replyTo: string;
  /** Comes before the sender's address. */
  fromName: string;
  attachments: readonly MailAttachment[];
  /** Where mail programs post to end mails of this kind by one press (RFC 8058). */
  unsubscribe?: string;
};

export type MailService = Integration & {
  /** Rejects when the mail server does not take it, or not in time. */
  send(mail: Mail): Promise<void>;
};
