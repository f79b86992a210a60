import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { leadsOf } from './forms.fixture.ts';
import { shop } from './shop.ts';

const tradeIn = {
  _form: 'trade-in',
  _block: 'trade-in',
  make: 'Mazda',
  model: 'CX-5',
  year: '2021',
  kms: '45,000 kms',
  name: 'Alex',
  last_name: 'Nguyen',
  postcode: '3006',
  PreferredContactMethod: 'SMS',
  terms_conditions: 'yes',
  location_id: 'location-harbour-ford-artarmon',
};

/** An enquiry with this phone, as a browser without script posts it; `at` makes each sender another one. */
async function send(phone: string, at: number) {
  const email = `${randomUUID()}@example.com`;
  const response = await shop('harbour-ford', '/trade-in', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': `203.0.113.${120 + at}` },
    body: String(new URLSearchParams({ ...tradeIn, email, phone })),
  });
  const [lead] = await leadsOf(email);
  return { answer: response, stored: (lead?.details as { phone?: string } | undefined)?.phone };
}

describe('[f20] [FORM-03] a phone number that is sent', () => {
  it.each(
    [
      ['0491.570.156', '0491 570 156'],
      ['(+61) 491 570 156', '0491 570 156'],
      ['\u202a+61 491 570 156\u202c', '0491 570 156'],
      ['0491\u2011570\u2011156', '0491 570 156'],
      ['0491\u2013570\u2013156', '0491 570 156'],
      ['０４９１５７０１５６', '0491 570 156'],
      ['03 5550 4410 ext 12', '03 5550 4410 ext 12'],
      ['13 22 43', '13 22 43'],
    ].map(([typed, stored], at) => [typed, stored, at] as const),
  )('%j is stored as %j', async (typed = '', stored = '', at) => {
    const sent = await send(typed, at);
    expect([sent.answer.status, sent.stored]).toEqual([303, stored]);
  });

  it.each([
    ['041234567', 'a mobile number has 10 digits. This one has 9.', 20],
    ['12345678', 'we can’t read this as a phone number.', 21],
    ['1999 999 999', 'we can’t read this as a phone number.', 22],
  ])('%j is refused at its field: %s', async (typed, sentence, at) => {
    const sent = await send(typed, at);
    expect(sent.answer.body).toContain(sentence);
    expect(sent.answer.body).toContain(`value="${typed}"`);
    expect(sent.stored).toBeUndefined();
  });
});
