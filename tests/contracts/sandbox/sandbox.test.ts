import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@/scripts/start/ports.ts';
import { open as openCrm } from '@/web/integrations/crm/http.ts';
import { signedHeaders } from '@/web/integrations/crm/signature.ts';
import { open as openMail } from '@/web/integrations/mail/http.ts';
import { open as openSms } from '@/web/integrations/sms/http.ts';
import { isInside } from '@/web/platform/public-address.ts';

let child: ChildProcess;
let folder = '';
let web = '';
let smtp = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-sandbox-'));
  const [port, mailPort] = [await freePort(), await freePort()];
  web = `http://127.0.0.1:${port}`;
  smtp = `smtp://127.0.0.1:${mailPort}`;
  const env = { ...process.env, SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(mailPort), SANDBOX_DIR: folder };
  child = spawn(process.execPath, ['embedded/sandbox/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout?.once('data', resolve));
});

afterAll(async () => {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
  await rm(folder, { recursive: true, force: true });
});

/** As the supervisor states it. */
const SANDBOXES = new Set(['mail', 'crm', 'sms']);
const mail = {
  id: '9b2f1b1e-0000-4000-8000-000000000001',
  to: 'desk@a.example',
  subject: 'Enquiry, Zoë <b>Nguyen</b>\r\nBcc: everyone@b.example',
  text: 'Bonjour, <script>alert(1)</script>',
  html: '<p>Bonjour</p>',
  replyTo: 'zoe@example.com',
  fromName: 'A Dealer',
  attachments: [{ name: 'lead.xml', type: 'application/x-adf+xml', content: '<adf/>' }],
};
const arrivals = async (kind: string) =>
  (await fetch(`${web}/${kind}.json`)).json() as Promise<
    { id: number; title: string; headers: string; body: string }[]
  >;

describe('the sandbox for mail and lead systems', () => {
  it('[FORM-12] takes a mail of ours with its attachment, and its page runs nothing of it', async () => {
    const service = openMail({ SMTP_URL: smtp, MAIL_FROM: 'leads@forecourt.example', SANDBOXES });
    await service?.send(mail);
    expect(service?.kind).toBe('sandbox');
    const [arrived] = await arrivals('mail');
    expect(arrived?.title).toBe('desk@a.example');
    expect(arrived?.body).toContain('Message-ID: <9b2f1b1e-0000-4000-8000-000000000001@forecourt.example>');
    expect(arrived?.body).not.toMatch(/^Bcc:/m);
    const page = await fetch(`${web}/arrivals/${arrived?.id}`);
    const html = await page.text();
    expect(html).toContain('Zoë &lt;b&gt;Nguyen&lt;/b&gt;');
    expect(html).toContain('&lt;adf/&gt;');
    expect(html).not.toContain('<script>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    await service?.close?.();
  });

  it('[FORM-12] refuses while it is down, and takes a message twice whose response was lost', async () => {
    const crm = openCrm({ CRM_URL: `${web}/crm/leads`, SANDBOXES });
    const message = {
      id: 'm-1',
      target: 'crm',
      secret: 'whsec_c2VjcmV0',
      body: '{"type":"lead.created"}',
      sentAtMs: 1_795_000_000_000,
    };
    const behave = (how: string) => fetch(`${web}/behave/crm/${how}`, { method: 'POST', redirect: 'manual' });
    await behave('down');
    await expect(crm?.post(message)).rejects.toThrow('The lead system answered 503.');
    await behave('lost-answer');
    await expect(crm?.post(message)).rejects.toThrow('503');
    await behave('up');
    await crm?.post(message);
    const arrived = await arrivals('crm');
    expect(arrived.map(({ title }) => title)).toEqual(['m-1', 'm-1']);
    expect(arrived[0]?.headers).toContain(`webhook-signature: ${signedHeaders(message)['webhook-signature']}`);
  });

  /** Sends bytes that no library would; `waits`: until the other side has spoken, as mail servers want it. */
  const raw = (port: string, text: string, waits = false) =>
    new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect(Number(port), '127.0.0.1', () => waits || socket.write(text));
      if (waits) socket.once('data', () => socket.write(text));
      socket.setTimeout(4_000, () => socket.destroy());
      socket.on('data', (data) => {
        heard += String(data);
      });
      socket.on('error', () => undefined).on('close', () => resolve(heard));
    });

  it.each([
    [
      'an address that is none',
      'GET http://[ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      /^HTTP\/1.1 40[04] /,
    ],
    [
      'an arrival beyond any number',
      'GET /arrivals/99999999999999999999 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      /^HTTP\/1.1 40[04] /,
    ],
    ['an odd method', 'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', /^HTTP\/1.1 405 /],
    [
      'an origin that is none',
      'POST /behave/mail/up HTTP/1.1\r\nHost: localhost\r\nOrigin: null\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
      /^HTTP\/1.1 403 /,
    ],
    [
      'another host’s name',
      'GET /mail.json HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      /^HTTP\/1.1 403 /,
    ],
  ])('responds with %s, and goes on', async (_what, text, expected) => {
    expect(await raw(new URL(web).port, text)).toMatch(expected);
    expect(await (await fetch(`${web}/health`)).text()).toBe('ok');
  });

  it('takes no message and no mail beyond its bound, and goes on', async () => {
    const lead = { method: 'POST', body: 'x'.repeat(1_500_000) };
    expect((await fetch(`${web}/crm/leads`, lead)).status).toBe(413);
    const before = (await arrivals('mail')).length;
    const head = 'EHLO a\r\nMAIL FROM:<a@a.example>\r\nRCPT TO:<b@b.example>\r\nDATA\r\n';
    const heard = raw(new URL(smtp).port, `${head}${`${'x'.repeat(998)}\r\n`.repeat(6_000)}.\r\nQUIT\r\n`, true);
    expect(await heard).toContain('552 ');
    expect((await arrivals('mail')).length).toBe(before);
    const receivers = Array.from({ length: 60 }, (_, at) => `RCPT TO:<r${at}@b.example>\r\n`).join('');
    const many = await raw(new URL(smtp).port, `EHLO a\r\nMAIL FROM:<a@a.example>\r\n${receivers}QUIT\r\n`, true);
    expect(many.match(/^452 /gm)).toHaveLength(10);
    await openMail({ SMTP_URL: smtp, MAIL_FROM: 'leads@forecourt.example', SANDBOXES })?.send(mail);
    expect((await arrivals('mail')).length).toBe(before + 1);
  });

  it('disconnects a client that begins and sends no more', async () => {
    const begun = performance.now();
    const half = [
      'GET / HTTP/1.1\r\nHost: loc',
      'POST /crm/leads HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n',
    ];
    const held = half.map(
      (text) =>
        new Promise<void>((resolve) => {
          const socket = connect(Number(new URL(web).port), '127.0.0.1', () => socket.write(text));
          socket
            .resume()
            .on('error', () => undefined)
            .on('close', () => resolve());
        }),
    );
    await Promise.all(held);
    expect(performance.now() - begun).toBeLessThan(19_000);
  });

  it('is loopback’s alone', async () => {
    const crm = openCrm({ CRM_URL: `${web}/crm/leads`, SANDBOXES });
    for (const target of ['https://127.0.0.1/x', 'https://localhost/x', 'http://crm.example/x', 'https://[::1]/x'])
      await expect(crm?.post({ id: 'm', target, secret: 'whsec_c2Vj', body: '{}', sentAtMs: 0 })).rejects.toThrow();
    expect(['10.1.2.3', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1'].map(isInside)).toEqual(
      Array(5).fill(true),
    );
    expect(['203.0.113.9', '2606:4700::1111'].map(isInside)).toEqual([false, false]);
  });

  it('[SAVE-06] takes texts, and its page shows the code to a shopper who signs in on a demo site', async () => {
    const sms = openSms({ SMS_URL: `${web}/texts`, SMS_KEY: undefined, SANDBOXES });
    await sms?.send({ id: 't-1', to: '+61491570006', from: '', text: '123456 is your code for <b>A</b>.' });
    expect([sms?.kind, sms?.inbox]).toEqual(['sandbox', `${web}/texts`]);
    const html = await (await fetch(`${web}/texts`)).text();
    expect(html).toContain('+61491570006');
    expect(html).toContain('123456 is your code for &lt;b&gt;A&lt;/b&gt;.');
  });
});
