import { createTransport } from 'nodemailer';
import type { AdapterContext } from '../integration.ts';
import { leaveInSandbox } from '../sandbox-folder.ts';
import { messageOf } from './http.ts';
import type { MailService } from './port.ts';

/** Writes each mail to `DATA_DIR/sandbox/mail`, as a file that mail programs open. */
export function open({ dataFolder }: AdapterContext): MailService {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    kind: 'sandbox',
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, 'noreply@sandbox.invalid'));
      await leaveInSandbox(dataFolder, 'mail', `${mail.id}.eml`, String(message));
    },
  };
}
