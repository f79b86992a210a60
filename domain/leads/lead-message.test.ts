import { describe, expect, it } from 'vitest';
import { answerBy } from './answer-by.ts';
import { destinationsOf } from './destinations.ts';
import { inboxMail } from './lead-message.ts';
import { leadRecord } from './lead-record.fixture.ts';
import { receiptMail } from './receipt-mail.ts';
import { place } from './site.fixture.ts';

describe('the mail to the people who answer', () => {
  it('[FORM-12] states who enquires about what, on one line, and carries no markup that was typed', () => {
    const { subject, text, html } = inboxMail(leadRecord({ category: 'Test\r\nBcc: x' }), { kind: 'lead' });
    expect(subject).toBe('Test Bcc: x, Zo"ë <b> Nguyen: 2024 Mazda CX-5 Touring');
    expect(text).toContain('Car: 2024 Mazda CX-5 Touring, stock number S123, $45,990');
    expect(text).toContain('Received: Monday 23 November 2026');
    expect(html).toContain('Is it still there?<br>Thanks');
    expect(html).not.toContain('<b>');
  });

  it.each([0, 1])('[f25] a long subject is cut between characters, %d letters before the first', (letters) => {
    const plain = leadRecord({ category: `${'x'.repeat(letters)}Enquiry` });
    const person = { ...plain.person, name: '\u{1f600}'.repeat(100) };
    const { subject } = inboxMail({ ...plain, person }, { kind: 'lead' });
    expect(subject).toMatch(/^x?Enquiry, \u{1f600}+$/u);
    expect(subject.length).toBeGreaterThan(198);
    expect(subject.length).toBeLessThanOrEqual(200);
  });

  it('[PLUS-10] the shopper’s receipt leads to the page of the enquiry', () => {
    const { text, html } = receiptMail(leadRecord(), { token: 'abc', news: { kind: 'lead' }, booking: null });
    expect(text).toContain('https://a.example/enquiry/abc');
    expect(html).toContain('<a href="https://a.example/enquiry/abc">');
  });

  it('[PLUS-10] the receipt has the dealer’s own text, once', () => {
    const plain = leadRecord();
    const lead = { ...plain, dealer: { ...plain.dealer, receiptText: 'We are closed on <Sunday>.' } };
    const { text, html } = receiptMail(lead, { token: 'abc', news: { kind: 'lead' }, booking: null });
    expect(text).toContain('has your enquiry.\nWe are closed on <Sunday>.');
    expect(html).toContain('&lt;Sunday&gt;');
    const moved = receiptMail(lead, { token: 'abc', news: { kind: 'moved', text: '' }, booking: null });
    expect(moved.text).not.toContain('closed');
  });

  it.each([
    ['Zoë-May', 'Hello Zoë-May,'],
    ['O’Neil', 'Hello O’Neil,'],
    ['', 'Hello there,'],
    ['https://evil.example/win', 'Hello there,'],
    ['Win at www.evil.example', 'Hello there,'],
    ['Call 1800 000 000', 'Hello there,'],
    ['You have won a new car from us today and here', 'Hello there,'],
  ])(
    '[FORM-13] [PLUS-10] the receipt greets a name, and sends a stranger nothing else that was typed: %j',
    (name, greeting) => {
      const lead = leadRecord({ person: { ...leadRecord().person, name, lastName: name } });
      const { subject, text, html } = receiptMail(lead, { token: 'abc', news: { kind: 'lead' }, booking: null });
      expect(text).toContain(greeting);
      expect(`${subject} ${text} ${html}`).not.toContain('evil.example');
      expect(html.match(/<a /g)).toHaveLength(1);
    },
  );

  it('[FORM-13] an address that a shopper wrote is text to the people who answer', () => {
    const lines = [{ label: 'Message', text: 'See https://a.example.evil.example/x and https://evil.example/y' }];
    const { html } = inboxMail(leadRecord({ lines }), { kind: 'lead' });
    expect(html).toContain('https://evil.example/y');
    expect(html).not.toContain('<a ');
  });
});

describe('where an enquiry goes', () => {
  const options = {
    leadInbox: ['desk@a.example', 'DESK@a.example', 'no address'],
    leadAdf: ['adf@crm.example'],
    leadWebhook: ['crm', 'http://10.0.0.1/x', 'https://127.0.0.1/x', 'https://crm.example/x'],
  };

  it('[FORM-12] [FORM-01] is what the site lists, each once; the form’s own addresses take the place of the inbox', () => {
    expect(destinationsOf(options, [])).toEqual([
      { kind: 'inbox', target: 'DESK@a.example' },
      { kind: 'adf', target: 'adf@crm.example' },
      { kind: 'webhook', target: 'crm' },
      { kind: 'webhook', target: 'https://crm.example/x' },
    ]);
    expect(destinationsOf(options, ['jobs@a.example'])[0]).toEqual({ kind: 'inbox', target: 'jobs@a.example' });
  });
});

describe('by when an enquiry is to be answered', () => {
  // Open on weekdays from 8:30 to 17:30 in Melbourne (UTC+11 in November 2026).
  const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 11, minute);
  it.each([
    ['within the day', at(23, 10), at(23, 12)],
    ['over the night', at(23, 17), at(24, 10)],
    ['over the weekend', at(27, 16, 30), at(30, 9, 30)],
    ['from a Sunday', at(22, 11, 30), at(23, 10, 30)],
  ])('[PLUS-10] counts opening hours: %s', (_, received, due) => {
    expect(answerBy(place('Southbank'), received, 2)).toBe(due);
  });

  it('[PLUS-10] is never for a place that is never open', () => {
    expect(answerBy(place('Closed', { openingHours: [] }), at(23, 10), 2)).toBeNull();
  });
});
