import { describe, expect, it } from 'vitest';
import { repeatOf } from './repeat.ts';
import { sentForm } from './sent-form.ts';

const sent = (overrides: object = {}) =>
  sentForm.parse({
    form: 'general-enquiry',
    url: '/contact-us?car_id=car-1',
    filled: { name: ['Alex'], message: ['Is it still there?'] },
    ...overrides,
  });
const keyOf = (overrides: object = {}, address = '203.0.113.9') => repeatOf(sent(overrides), address).idempotencyKey;

describe('a second try of an enquiry without script', () => {
  it('[FORM-12] [FORM-14] is the first one again, whatever the order of its fields and what else its address has', () => {
    const again = {
      filled: { message: ['Is it still there?'], name: ['Alex'] },
      url: '/contact-us?utm_x=1&car_id=car-1',
    };
    expect(keyOf(again)).toBe(keyOf());
    expect(repeatOf(sent(), 'a').repeatWithinSeconds).toBe(600);
  });

  it.each([
    ['another car', { url: '/contact-us?car_id=car-2' }],
    ['another offer', { url: '/contact-us?car_id=car-1&offer=offer-1' }],
    ['another form', { form: 'test-drive' }],
    ['other words', { filled: { name: ['Alex'], message: ['Is it red?'] } }],
  ])('[FORM-12] is another enquiry with %s', (_, overrides) => {
    expect(keyOf(overrides)).not.toBe(keyOf());
  });

  it('[FORM-12] is another enquiry from another address', () => {
    expect(keyOf({}, '203.0.113.10')).not.toBe(keyOf());
  });
});
