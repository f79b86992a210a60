import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { text } from '@/web/platform/env.ts';
import type { Settings } from '../integration.ts';
import { kindOf, sandboxNames } from '../sandbox-names.ts';
import type { Mail, MailService } from './port.ts';

const smtp = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
);

export const variables = {
  /**
   * A mail server: smtp://user:password@host:587 (STARTTLS where offered), or smtps:// for TLS from
   * the start.
   */
  SMTP_URL: smtp,
  /** The address that mails come from. */
  MAIL_FROM: text,
  SANDBOXES: sandboxNames,
};

/** Less than a worker's claim on a job (web/records/lead-queue.ts), milliseconds. */
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 20_000, dnsTimeout: 5_000 };

/** Mail over SMTP, which all mail vendors support. */
export function open(settings: Settings<typeof variables>): MailService | null {
  const { SMTP_URL: url, MAIL_FROM: from, SANDBOXES: sandboxes } = settings;
  if (!url) return null;
  const transport = createTransport({ url, pool: true, maxConnections: 4, ...timeouts });
  const sender = from ?? `noreply@${new URL(url).hostname}`;
  return {
    kind: kindOf('mail', sandboxes),
    send: async (mail) => void (await transport.sendMail(messageOf(mail, sender))),
    close: async () => transport.close(),
  };
}

export function messageOf(
  { id, to, subject, text: copy, html, replyTo, fromName, attachments, unsubscribe }: Mail,
  sender: string,
) {
  return {
    messageId: `<${id}@${sender.split('@').at(-1)}>`,
    from: { name: fromName, address: sender },
    to,
    ...(replyTo && { replyTo }),
    subject,
    text: copy,
    html,
    attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    ...(unsubscribe && {
      headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
    // Text from content must never be read as a file name or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
