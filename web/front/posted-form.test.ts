import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SentForm } from '@/domain/leads/form.ts';
import { receiptToken } from '@/web/leads/receipt-cookie.ts';
import { frontParts, RunningFront } from './front.fixture.ts';
import { currentRender } from './render-record.ts';

type Told = { status: number; body: object };
const form = 'application/x-www-form-urlencoded';

describe('a form that comes without script', () => {
  let front: RunningFront;
  let told: Told;
  const asked: { body: unknown; site: unknown; address: unknown; agent: unknown }[] = [];
  const shown: (SentForm | null | undefined)[] = [];

  /** Stands for Next: takes enquiries, and renders pages. */
  const next = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') {
      const { 'x-forecourt-site': site, 'x-forecourt-address': address, 'user-agent': agent } = request.headers;
      asked.push({ body: JSON.parse(await text(request)), site, address, agent });
      response.writeHead(told.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(told.body));
      return;
    }
    shown.push(currentRender()?.sent);
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<p>the page</p>');
  };

  beforeAll(async () => {
    front = await new RunningFront(await frontParts(next)).listen();
  });
  afterAll(() => front.close());
  beforeEach(() => {
    asked.length = 0;
    shown.length = 0;
    told = { status: 201, body: { lead_id: '1', next: '/success?form=f' } };
  });

  const post = (body: string, headers: Record<string, string> = {}) =>
    front.ask('/contact-us?car_id=v1', { 'content-type': form, 'user-agent': 'A browser', ...headers }, 'POST', body);

  it('[FORM-14] is taken for the site of the host, and the browser sent on', async () => {
    const answer = await post('_form=f&_block=b&_car=v2&name=Alex&like=a&like=b&company_website=', {
      'x-forecourt-site': 'harbour-ford',
      'x-forecourt-address': '6.6.6.6',
    });
    expect([answer.status, answer.headers.location]).toEqual([303, '/success?form=f']);
    expect(asked).toEqual([
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
    told = { status: 201, body: { lead_id: '1', next: '/success?form=f', receipt: `/enquiry/${token}` } };
    const { headers } = await post('_form=f&name=Alex', { 'x-forwarded-proto': 'https' });
    expect(headers['set-cookie']).toEqual([
      `forecourt_receipt=${token}; Path=/success; HttpOnly; SameSite=Lax; Max-Age=3600; Secure`,
    ]);
    expect(headers.location).not.toContain(token);
    expect(receiptToken(`other=1; forecourt_receipt=${token}`)).toBe(token);
    told = { status: 201, body: { lead_id: '1', next: '/success?form=f', receipt: '/enquiry/x; Path=/' } };
    expect((await post('_form=f&name=Alex')).headers['set-cookie']).toBeUndefined();
  });

  it('[FORM-14] that is wrong comes back on its page with what was filled in, and is not stored for others', async () => {
    told = { status: 400, body: { problems: [{ field: 'email', problem: 'Email is missing.' }] } };
    const answer = await post('_form=f&_block=b&name=Alex');
    expect([answer.status, answer.headers['x-cache'], answer.headers['cache-control']]).toEqual([
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
    await front.ask('/contact-us?car_id=v1');
    expect(shown[1]).toBeNull();
  });

  it.each([
    [503, {}, 'An error occurred when submitting this form'],
    [429, { error: 'Please wait.' }, 'Please wait.'],
  ])('[FORM-04] that fails with %s says so on its page', async (status, body, failure) => {
    told = { status, body };
    expect((await post('_form=f&_block=b&name=Alex')).status).toBe(status);
    expect(shown[0]).toMatchObject({ failure, filled: { name: ['Alex'] } });
  });

  it('[FORM-13] of another site, without a form, or too long is refused', async () => {
    expect((await post('_form=f', { origin: 'http://evil.example' })).status).toBe(403);
    expect((await post('name=Alex')).status).toBe(400);
    expect((await post(`_form=f&message=${'x'.repeat(50_000)}`)).status).toBe(413);
    expect(asked).toEqual([]);
  });
});
