import { describe, expect, it } from 'vitest';
import { leadsOf, ownAddress, records, sendJson } from './forms.fixture.ts';
import { content, publish, shop, until } from './shop.ts';

const slug = 'southbank-ford';

describe('forms of staff', () => {
  it('[BLK-07] the enquiry form, test drive, trade-in, valuation, finance calculator, finance estimate box, Email Us and [FORM-08] Call me back are on the demo’s pages', async () => {
    const has = async (site: string, path: string, what: RegExp) => expect((await shop(site, path)).body).toMatch(what);
    await has(slug, '/contact-us', /name="_form" value="general-enquiry"/);
    await has(slug, '/book-test-drive', /name="_form" value="test-drive"/);
    await has(slug, '/trade-in', /name="_form" value="trade-in"/);
    await has(slug, '/sell-your-car', /name="_form" value="valuation"/);
    await has('harbour-ford', '/finance', /id="finance-calculator"/);
    await has('cartown', '/finance', /id="finance"/);
    await has('bayside-toyota', '/finance', /name="_form" value="call-back"/);
    await has('riverside-kia', '/about-us', /href="\/contact-us#enquiry"[^>]*>Email Us|Email Us<\/a>/);
  });

  it('[FORM-01] [FORM-02] what staff compose is what shoppers fill in, checked the same way; where it goes stays with us', async () => {
    const page = (await shop(slug, '/fleet')).body;
    expect(page).toMatch(/Talk to fleet[\s\S]*How many vehicles\?[\s\S]*Call me about fleet/);
    expect(page).not.toContain('fleet@southbank-ford.example');
    const fields = [
      { _key: 'a', _type: 'formField', key: 'email', kind: 'email', label: 'Work email', required: true },
      { _key: 'b', _type: 'formField', key: 'message', kind: 'message', label: 'What do you need?' },
    ];
    const before = await content().getDocument('form-southbank-ford-fleet');
    await publish('form-southbank-ford-fleet', { fields, submitLabel: 'Ask fleet' });
    try {
      await until('the form on the page', async () => (await shop(slug, '/fleet')).body.includes('Ask fleet'));
      const send = (filled: object) => sendJson(slug, { form: 'form-southbank-ford-fleet', filled });
      expect(JSON.parse((await send({ email: ['x'] })).body).problems).toEqual([
        { field: 'email', problem: 'Work email must be an address such as name@example.com.' },
        { field: 'message', problem: 'What do you need? Please answer.' },
      ]);
      expect((await send({ email: ['fleet-buyer@example.com'], message: ['Six utes'] })).status).toBe(201);
      const [lead] = await leadsOf('fleet-buyer@example.com');
      expect(lead).toMatchObject({
        category: 'Fleet Enquiry',
        destinations: ['fleet@southbank-ford.example'],
        details: { message: 'Six utes' },
      });
      await publish('form-southbank-ford-fleet', { fields: [] });
      await until('no form without fields', async () => !(await shop(slug, '/fleet')).body.includes('Ask fleet'));
    } finally {
      await publish('form-southbank-ford-fleet', {
        fields: before?.fields,
        submitLabel: before?.submitLabel,
      });
    }
  });

  it('[CFG-04] a form of one site takes nothing on another', async () => {
    const sent = { form: 'form-southbank-ford-fleet', filled: { email: ['spy@example.com'] } };
    expect((await sendJson('harbour-ford', sent)).status).toBe(404);
    expect((await sendJson('harbour-ford', { ...sent, form: 'drafts.form-southbank-ford-fleet' })).status).toBe(404);
    const filled = {
      name: ['Alex'],
      last_name: ['Nguyen'],
      company: ['Utes and Sons'],
      phone: ['0491 570 006'],
      email: ['fleet-thanks@example.com'],
      vehicles: ['5 to 19'],
      message: ['Six utes'],
    };
    const { next } = JSON.parse((await sendJson(slug, { form: 'form-southbank-ford-fleet', filled })).body);
    expect((await shop('harbour-ford', next)).body).not.toContain('fleet manager');
    expect((await shop(slug, next)).body).toContain('Our fleet manager calls you');
  });
});

describe('enquiries that are no enquiries', () => {
  const filled = {
    name: ['Alex'],
    last_name: ['Nguyen'],
    phone: ['0491 570 006'],
    message: ['x'],
  };

  it('[FORM-13] a sender that fills in the honeypot, or sends too many, gets a message with a way to reach the dealer', async () => {
    const from = ownAddress();
    const send = (more: object) => sendJson('hilltop-suzuki', { form: 'call-back', filled, ...more }, from);
    const trapped = await send({ honeypot: 'http://spam.example' });
    expect([trapped.status, JSON.parse(trapped.body).error]).toEqual([
      400,
      expect.stringMatching(/^This looks as if it was sent by a program\. You can call us on 0\d \d{4} \d{4}\.$/),
    ]);
    const responses = [];
    for (let at = 0; at < 31; at++) responses.push(await send({ key: `try-${at}` }));
    expect(responses.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 201), 429]);
    expect(JSON.parse(responses.at(-1)?.body ?? '').error).toMatch(/Please wait ten minutes\. You can call us on/);
  });

  it('[FORM-13] bodies of any shape are refused with a message', async () => {
    for (const odd of [null, [], 'text', {}, { form: 'call-back' }, { form: 'call-back', filled: { name: 'Alex' } }])
      expect((await sendJson('bayside-toyota', odd)).status).toBe(400);
    expect((await sendJson('bayside-toyota', { form: '__proto__', filled: {} })).status).toBe(404);
    expect(
      (await sendJson('bayside-toyota', { form: 'call-back', filled: { message: ['x'.repeat(20_000)] } })).status,
    ).toBe(413);
  });

  it('[FORM-13] [FORM-08] a megabyte of text, files of other kinds and posts of other sites are refused with a message', async () => {
    const megabyte = 'x'.repeat(1_000_000);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const page = (body: string, headers = {}) =>
      shop('bayside-toyota', '/contact-us', { method: 'POST', headers: { ...form, ...headers }, body });
    const long = await sendJson('bayside-toyota', { form: 'call-back', filled: { ...filled, message: [megabyte] } });
    expect([long.status, JSON.parse(long.body).error]).toEqual([
      413,
      'That is too long. Please shorten what you wrote.',
    ]);
    const plain = await page(`_form=call-back&message=${megabyte}`);
    expect([plain.status, plain.body]).toEqual([413, expect.stringContaining('what you filled in is still there')]);

    const origin = 'https://evil.example';
    const foreign = await page('_form=call-back&name=Alex', { origin });
    expect([foreign.status, foreign.body]).toEqual([403, expect.stringContaining('open our own page')]);
    const headers = { 'content-type': 'application/json', origin };
    const body = JSON.stringify({ form: 'call-back', filled });
    expect((await shop('bayside-toyota', '/api/leads', { method: 'POST', headers, body })).status).toBe(403);

    const file = (name: string, content: string) =>
      shop('bayside-toyota', `/api/files?name=${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: content,
      });
    expect((await file('cv.pdf', 'MZ this is a program')).status).toBe(415);
    expect((await file('cv.pdf', `%PDF-1.7 ${'x'.repeat(6_000_000)}`)).status).toBe(413);
  });

  it('[FORM-12] [CFG-04] a replayed post is the same lead, and a forged one names no car of another dealer', async () => {
    const [, car = ''] =
      /name="_car" value="([^"]+)"/.exec((await shop('harbour-ford', await carOf('harbour-ford'))).body) ?? [];
    expect(car).not.toBe('');
    const key = `replayed-${crypto.randomUUID()}`;
    const send = () => sendJson('ranges-volkswagen', { form: 'call-back', key, car, filled });
    const responses = await Promise.all([send(), send(), send()]);
    const ids = new Set(responses.map(({ body }) => JSON.parse(body).lead_id));
    expect([responses.map(({ status }) => status), ids.size]).toEqual([[201, 201, 201], 1]);
    expect(await records('select vehicle from leads where id = $1', [[...ids][0]])).toEqual([{ vehicle: null }]);
  });
});

async function carOf(slug: string): Promise<string> {
  const { body } = await shop(slug, '/search/used-cars');
  return /href="(\/cars\/[a-z0-9-]+)"/.exec(body)?.[1] ?? '';
}
