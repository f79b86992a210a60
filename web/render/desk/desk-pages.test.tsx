import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { leadRecord } from '@/domain/leads/lead-record.fixture.ts';
import type { DeskLead, LeadEntry } from '@/web/records/lead-desk.ts';
import type { Writing } from './answer-card.tsx';
import { DestinationsPage } from './destinations-page.tsx';
import { LeadPage } from './lead-page.tsx';
import { LeadRow } from './lead-row.tsx';

const now = Date.UTC(2026, 10, 24, 0, 0);
const minute = 60_000;
const html = (page: ReactNode) => renderToStaticMarkup(page).replaceAll('&#x27;', "'");

describe('one enquiry in the desk', () => {
  const found = (overrides: Partial<DeskLead> = {}): DeskLead => ({
    ...{ lead: leadRecord(), state: 'new', assignee: '', dueAt: null, withdrawnAt: null },
    ...{ events: [], deliveries: [], booking: null, files: [], answers: [] as DeskLead['answers'] },
    ...overrides,
  });
  const blank: Writing = { chosen: '', draft: '', edit: '', late: false };
  const page = (overrides: Partial<DeskLead> = {}, writing: Partial<Writing> = {}) =>
    html(
      <LeadPage
        found={found(overrides)}
        assignees={['Mei']}
        answers={['{car} is here.', 'Sold.']}
        writing={{ ...blank, ...writing }}
        now={now}
      />,
    );

  it('[PLUS-10] offers an answer by mail, from one of the site’s own where that is chosen', () => {
    expect(page()).toContain('Preview the mail');
    expect(page()).not.toContain('CX-5 Touring is here.</textarea>');
    expect(page({}, { chosen: '1' })).toContain('2024 Mazda CX-5 Touring is here.</textarea>');
    expect(page({}, { chosen: '7' })).not.toContain('is here.</textarea>');
  });

  it('[PLUS-10] offers none to a shopper who withdrew or left no address, and shows what is overdue', () => {
    expect(page({ withdrawnAt: new Date(now) })).not.toContain('Preview the mail');
    const silent = leadRecord({ person: { ...leadRecord().person, email: '' } });
    expect(page({ lead: silent })).not.toContain('Preview the mail');
    expect(page({ dueAt: new Date(now - minute) })).toContain('Overdue since');
    expect(page({ dueAt: new Date(now - minute), state: 'in-work' })).not.toContain('Overdue since');
  });

  const written = (overrides: Partial<DeskLead['answers'][number]> = {}): DeskLead['answers'] => [
    {
      id: 'answer-1',
      lead: 'a',
      site: 'a',
      actor: 'Mei',
      text: 'It is.',
      sendsAt: null,
      createdAt: new Date(now),
      ...overrides,
    },
  ];

  it('[PLUS-10] shows an answer as the shopper gets it, to whom and under which subject, before it is sent', () => {
    const shown = page({ answers: written() }, { draft: 'answer-1' });
    expect(shown).toMatch(/To<\/dt><dd[^>]*>Zo&quot;ë &lt;b&gt; Nguyen &lt;zoe@example.com&gt;</);
    expect(shown).toMatch(/Subject<\/dt><dd[^>]*>A Dealer: 2024 Mazda CX-5 Touring</);
    expect(shown).toContain('Hello there,\n\nIt is.');
    expect(shown).toContain('https://a.example/enquiry/…');
    expect(shown).toMatch(/name="action" value="send"\/><input type="hidden" name="answer" value="answer-1"/);
    expect(shown).toContain('?edit=answer-1#answer');
    expect(shown).not.toContain('Preview the mail');
    expect(page({ answers: written() }, { draft: 'another' })).toContain('Preview the mail');
    expect(page({ answers: written() }, { edit: 'answer-1' })).toContain('>It is.</textarea>');
  });

  it('[PLUS-10] an answer that was sent shows for how long it can be taken back, and that it cannot once it left', () => {
    const shown = page({ answers: written({ sendsAt: new Date(now + 9_400) }) });
    expect(shown).toMatch(/Sending in <span[^>]*>10<\/span> s[\s\S]*to zoe@example.com[\s\S]*>Undo</);
    expect(shown).toMatch(/name="action" value="undo"/);
    expect(page({}, { late: true })).toContain('This answer has already been sent.');
  });

  it('[PLUS-10] shows a note for colleagues apart from the answer, in another look', () => {
    const [, answer = '', note = ''] =
      /(<section id="answer"[\s\S]*?<\/section>)[\s\S]*?(<form[^>]*bg-warn-bg[\s\S]*?<\/form>)/.exec(page()) ?? [];
    expect(answer).toContain('To zoe@example.com');
    expect(answer).not.toContain('value="note"');
    expect(note).toContain('Note for colleagues, not sent to the customer');
  });

  it('[FORM-02] shows what the shopper was to agree to, and whether they did', () => {
    const requested = { form: 'test-drive', page: '/book-test-drive', atMs: now };
    const consents = [
      { kind: 'opt-in' as const, words: 'Send me offers', given: false, tickedAtFirst: true, ...requested },
    ];
    expect(page({ lead: leadRecord({ consents }) })).toMatch(
      /Consent: News and offers<\/dt><dd[^>]*>“Send me offers” Not ticked \(the box started ticked\), Tuesday 24 November/,
    );
  });

  it('[PLUS-10] on a phone shows who it is and how to reach them, then the car, their message, what staff do, and what became of it', () => {
    const enquiry = ['Nguyen</h1>', 'href="tel:', 'href="mailto:', '2024 Mazda CX-5 Touring</a>', 'Is it still there?'];
    const order = [...enquiry, 'aria-label="Work"', 'Sent to'].map((part) => page().indexOf(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  it('[PLUS-10] shows name, phone and address once, and everything else that the shopper typed', () => {
    const line = (label: string, text: string) => ({ label, text });
    const person = {
      name: 'Alex',
      lastName: 'Nguyen',
      email: 'alex@x.example',
      phone: '0491 570 006',
      postcode: '3006',
    };
    const typed = [
      line('First name', 'Alex'),
      line('Last name', 'Nguyen'),
      line('Email', 'alex@x.example'),
      line('Mobile Number', '0491 570 006'),
      line('Postcode', '3006'),
      line('Best friend', 'Alex'),
      line('Message', 'Hi'),
    ];
    const shown = page({ lead: leadRecord({ person, lines: typed, details: { message: 'Hi' } }) });
    for (const once of ['>Alex Nguyen<', '>alex@x.example<', '0491 570 006', '>3006<'])
      expect(shown.split(once), once).toHaveLength(2);
    expect(shown).not.toContain('First name');
    expect(shown.indexOf('Best friend')).toBeGreaterThan(shown.indexOf('>Hi<'));
  });
});

describe('the list of enquiries', () => {
  const entry = (overrides: Partial<LeadEntry> = {}): LeadEntry => ({
    ...{ id: 'a', category: 'Test Drive', name: 'Alex', lastName: 'Nguyen', email: '', phone: '', vehicle: null },
    ...{ state: 'new', assignee: '', receivedAt: new Date(now - 3 * minute), dueAt: new Date(now + 60 * minute) },
    ...{
      excerpt: 'I come by <b>tram</b>.',
      booked: { at: new Date(now + 1_440 * minute), timeZone: 'Australia/Perth' },
    },
    ...{ late: false, withdrawn: false, undelivered: false },
    ...overrides,
  });
  const row = (overrides: Partial<LeadEntry> = {}) =>
    html(<LeadRow entry={entry(overrides)} timeZone="Australia/Melbourne" now={now} />);

  it('[PLUS-10] shows who, what, their message, until when it waits, and what is booked by the clock of the place', () => {
    expect(row()).toContain('I come by &lt;b&gt;tram&lt;/b&gt;.');
    expect(row()).toContain('3 min ago');
    expect(row()).toMatch(/Answer by 24 Nov 2026, 12:00\s?pm/);
    expect(row()).toMatch(/Booked for 25 Nov 2026, 8:00\s?am/);
  });

  it('[PLUS-10] shows what is overdue or was not delivered, and waits for nothing that was answered or withdrawn', () => {
    expect(row({ late: true, undelivered: true })).toMatch(/Overdue.*Not delivered/);
    for (const overrides of [{ late: true }, { state: 'won' as const }, { withdrawn: true }, { dueAt: null }])
      expect(row(overrides)).not.toContain('Answer by');
  });
});

describe('where enquiries go', () => {
  it('[FORM-12] shows the key of a webhook, what arrived and what did not', () => {
    const destinations = [
      { kind: 'inbox' as const, target: 'desk@a.example', key: '' },
      { kind: 'webhook' as const, target: 'https://crm.example/x', key: 'whsec_abc' },
    ];
    const states = [
      { kind: 'webhook' as const, target: 'https://crm.example/x', delivered: 3, open: 2, lastMs: now - 5 * minute },
    ];
    const page = html(<DestinationsPage destinations={destinations} states={states} now={now} />);
    expect(page).toContain('3 messages arrived in the last 30 days, the last 5 min ago.');
    expect(page).toContain('2 messages have not arrived');
    expect(page).toContain('Nothing has arrived there in the last 30 days.');
    expect(page.match(/whsec_abc/g)).toHaveLength(1);
    expect(html(<DestinationsPage destinations={[]} states={[]} now={now} />)).toContain('Nowhere yet');
  });
});
