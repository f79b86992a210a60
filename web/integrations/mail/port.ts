import type { Integration } from '../integration.ts';

export type MailAttachment = { name: string; type: string; content: string | Buffer };

/**
 * A mail to one address. `id` is the same for each attempt: it becomes the Message-ID, by which
 * mailboxes recognise a repetition.
 */
export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Reply-To; empty: the sender. */
  replyTo: string;
  /** Display name of the sender. */
  fromName: string;
  attachments: readonly MailAttachment[];
  /** One-click unsubscribe address (RFC 8058). */
  unsubscribe?: string;
};

export type MailService = Integration & {
  /** Rejects if the mail server refuses or does not respond in time. */
  send(mail: Mail): Promise<void>;
};
