import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SentForm } from '@/domain/leads/form.ts';
import type { PostedForms } from '@/web/front/pages/posted-form.ts';
import { receiptToken } from '@/web/leads/receipt-cookie.ts';
import type { StoredFile } from '@/web/leads/store-file.ts';
import type { Submitted } from '@/web/leads/submit-enquiry.ts';
import { currentRender } from '@/web/platform/render-record.ts';
import { addressHeader } from '@/web/platform/request-sender.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

const form = 'application/x-www-form-urlencoded';
const part = (head: string, value: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
const taken = { status: 201, lead_id: '1', next: '/success?form=f', receipt: '', booked: null } as const;

describe('a form that comes without script', () => {
  let front: RunningFront;
  let reply: Submitted;
  let storedFile: StoredFile;
  const requests: { body: unknown; site: string; address: string | null; agent: string | null }[] = [];
  const files: { slug: string; address: string; name: string; length: number | undefined }[] = [];
  const cookies: (string | null)[] = [];
  const shown: (SentForm | null | undefined)[] = [];

  const forms: PostedForms = {
    submit: async ({ slug, headers, sent }) => {
      const body = await sent();
      if (!body) return { status: 413, error: 'Too long.' };
      const [address, agent] = [headers.get(addressHeader), headers.get('user-agent')];
      requests.push({ body: body.json, site: slug, address, agent });
      cookies.push(headers.get('cookie'));
      return reply;
    },
    storeFile: async ({ content, ...file }) => {
      files.push({ ...file, length: (await content())?.length });
      return storedFile;
    },
  };

  /** Replaces Next, which renders pages and takes no post. */
  const next = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET') throw new Error('Next got a post.');
    shown.push(currentRender()?.sent);
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<p>the page</p>');
  };

  beforeAll(async () => {
    front = await new RunningFront(await frontParts(next, { forms })).listen();
  });
  afterAll(() => front.close());
  beforeEach(() => {
    for (const list of [requests, cookies, files, shown]) list.length = 0;
    reply = taken;
    storedFile = { status: 201, file: 'file-1', name: 'cv.pdf' };
  });

  const post = (body: string, headers: Record<string, string> = {}) =>
    front.request(
      '/contact-us?car_id=v1',
      { 'content-type': form, 'user-agent': 'A browser', ...headers },
      'POST',
      body,
    );

  it('[FORM-14] is taken for the site of the host, and the browser sent on', async () => {
    const response = await post('_form=f&_block=b&_car=v2&name=Alex&like=a&like=b&company_website=', {
      'x-forecourt-site': 'harbour-ford',
      'x-forecourt-address': '6.6.6.6',
    });
    expect([response.status, response.headers.location]).toEqual([303, '/success?form=f']);
    expect(requests).toEqual([
      {
        site: 'southbank-ford',
        address: '127.0.0.1',
        agent: 'A browser',
        body: {
          form: 'f',
          url: '/contact-us?car_id=v1',
          honeypot: '',
          car: 'v2',
          filled: {
            _form: ['f'],
            _block: ['b'],
            _car: ['v2'],
            name: ['Alex'],
            like: ['a', 'b'],
            company_website: [''],
          },
        },
      },
    ]);
  });

  it('[PLUS-10] [FORM-14] leads to the page of the enquiry from the page of success, in this browser alone', async () => {
    const token = 'a1'.repeat(32);
    reply = { ...taken, receipt: `/enquiry/${token}` };
    const { headers } = await post('_form=f&name=Alex', { 'x-forwarded-proto': 'https' });
    expect(headers['set-cookie']).toEqual([
      `forecourt_receipt=${token}; Path=/success; HttpOnly; SameSite=Lax; Max-Age=3600; Secure`,
    ]);
    expect(headers.location).not.toContain(token);
    expect(receiptToken(`other=1; forecourt_receipt=${token}`)).toBe(token);
    reply = { ...taken, receipt: '/enquiry/x; Path=/' };
    expect((await post('_form=f&name=Alex')).headers['set-cookie']).toBeUndefined();
  });

  it('[FORM-14] that is wrong comes back on its page with what was filled in, and is not stored for others', async () => {
    reply = { status: 400, problems: [{ field: 'email', problem: 'Email is missing.' }] };
    const response = await post('_form=f&_block=b&name=Alex');
    expect([response.status, response.headers['x-cache'], response.headers['cache-control']]).toEqual([
      422,
      'bypass',
      'private, no-store',
    ]);
    expect(shown).toEqual([
      {
        block: 'b',
        filled: { _form: ['f'], _block: ['b'], name: ['Alex'] },
        problems: [{ field: 'email', problem: 'Email is missing.' }],
        failure: '',
      },
    ]);
    await front.request('/contact-us?car_id=v1');
    expect(shown[1]).toBeNull();
  });

  it.each([
    [503, 503, 'An error occurred when submitting this form'],
    [429, 429, 'Please wait.'],
    [400, 422, 'This looks as if it was sent by a program.'],
  ] as const)('[FORM-04] that fails with %s has its message on the page', async (status, shownStatus, failure) => {
    reply = { status, error: failure };
    expect((await post('_form=f&_block=b&name=Alex')).status).toBe(shownStatus);
    expect(shown[0]).toMatchObject({ failure, filled: { name: ['Alex'] } });
  });

  it('[FORM-13] of another site, without a form, or too long is refused', async () => {
    expect((await post('_form=f', { origin: 'http://evil.example' })).status).toBe(403);
    expect((await post('name=Alex')).status).toBe(400);
    expect((await post(`_form=f&message=${'x'.repeat(50_000)}`)).status).toBe(413);
    expect(requests).toEqual([]);
  });

  it('[FORM-13] [FORM-14] of 2 MB in 200,000 fields is refused at once, and pages are served meanwhile', async () => {
    const fields = Array.from({ length: 200_000 }, (_, at) => `n${at}=1`);
    const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
    const parts = fields.map((name) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`).join('');
    const began = performance.now();
    const [copy, files, page] = await Promise.all([
      post(fields.join('&')),
      post(`${parts}--b--\r\n`, multipart),
      front.request('/contact-us'),
    ]);
    expect([copy.status, files.status, page.status]).toEqual([413, 413, 200]);
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(String(copy.body)).toContain('what you filled in is still there');
    expect(requests).toEqual([]);
  });

  it('[FORM-14] that cannot be read has the message of a form', async () => {
    const response = await post('--b', { 'content-type': 'multipart/form-data; boundary=b' });
    expect(response.status).toBe(400);
    expect(String(response.body)).toContain('This form cannot be read');
  });

  it('[FORM-08] [FORM-14] of a file that is too large the words come back', async () => {
    reply = { status: 400, problems: [{ field: 'cv', problem: 'too large' }] };
    const body = [
      part('name="_form"', 'f'),
      part('name="cv"; filename="cv.pdf"', 'x'.repeat(6_000_000)),
      part('name="name"', 'Zoë'),
    ].join('');
    const response = await post(`${body}--b--\r\n`, { 'content-type': 'multipart/form-data; boundary=b' });
    expect(response.status).toBe(422);
    expect(shown[0]).toMatchObject({ filled: { name: ['Zoë'], cv: ['unsent-long'] } });
    expect(files).toEqual([]);
  });

  it.each([
    [{ status: 201, file: 'file-1', name: 'cv.pdf' }, 'file-1'],
    [{ status: 413, error: 'long' }, 'unsent-long'],
    [{ status: 415, error: 'wrong' }, 'unsent-wrong'],
    [{ status: 429, error: 'many' }, 'unsent'],
  ] as const)('[FORM-08] [FORM-14] stores its file first: %o is sent on as %s', async (stored, sent) => {
    storedFile = stored;
    const body = [part('name="_form"', 'f'), part('name="cv"; filename="cv.pdf"', 'some bytes')].join('');
    const response = await post(`${body}--b--\r\n`, { 'content-type': 'multipart/form-data; boundary=b' });
    expect(response.headers.location).toBe(taken.next);
    expect(files).toEqual([{ slug: 'southbank-ford', address: '127.0.0.1', name: 'cv.pdf', length: 10 }]);
    expect(requests[0]?.body).toMatchObject({ filled: { cv: [sent] } });
  });

  it('[FORM-12] [FORM-14] of more than an enquiry may be is refused on its page', async () => {
    expect((await post(`_form=f&message=${'x'.repeat(17_000)}`)).status).toBe(413);
    expect(shown[0]).toMatchObject({ failure: 'Too long.' });
  });

  it('[FORM-14] brings of all cookies the accepted trade-in’s alone', async () => {
    const token = 'b2'.repeat(32);
    await post('_form=f', { cookie: `session=1; forecourt_trade_in=${token}` });
    expect(cookies).toEqual([`forecourt_trade_in=${token}`]);
  });
});
