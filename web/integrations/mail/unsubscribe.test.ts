import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { messageOf } from './http.ts';
import type { Mail } from './port.ts';

const mail: Mail = {
  id: '37c5a5b2-b579-4ee9-b9cd-5bda678e61fb',
  to: 'mei@a.example',
  subject: '1 price drop',
  text: 'Now $40,490',
  html: '<p>Now $40,490</p>',
  replyTo: '',
  fromName: 'Southbank Ford',
  attachments: [],
};
const sent = async (one: Mail) => {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    messageOf(one, 'noreply@sandbox.invalid'),
  );
  return String(message).replaceAll(/\r\n[ \t]+/g, ' ');
};

describe('[PLUS-21] a mail of alerts', () => {
  it('names where one press ends them (RFC 8058), and other mails name nothing', async () => {
    const unsubscribe = 'https://ford.example/api/alerts/37c5a5b2-b579-4ee9-b9cd-5bda678e61fb';
    const headers = (await sent({ ...mail, unsubscribe })).split('\r\n');
    expect(headers).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await sent(mail)).not.toMatch(/List-Unsubscribe/i);
  });
});
