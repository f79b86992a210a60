import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { leadRecord } from '@/domain/leads/lead-record.fixture.ts';
import type { DeskLead, LeadEntry } from '@/web/records/lead-desk.ts';
import { DestinationsPage } from './destinations-page.tsx';
import { LeadPage } from './lead-page.tsx';
import { LeadRow } from './lead-row.tsx';

const now = Date.UTC(2026, 10, 24, 0, 0);
const minute = 60_000;
const html = (page: ReactNode) => renderToStaticMarkup(page).replaceAll('&#x27;', "'");

describe('one enquiry in the desk', () => {
  const found = (says: Partial<DeskLead> = {}): DeskLead => ({
    ...{ lead: leadRecord(), state: 'new', assignee: '', dueAt: null, withdrawnAt: null },
    ...{ events: [], deliveries: [], booking: null, files: [] },
    ...says,
  });
  const page = (says: Partial<DeskLead> = {}, chosen = '') =>
    html(
      <LeadPage
        found={found(says)}
        assignees={['Mei']}
        answers={['{car} is here.', 'Sold.']}
        chosen={chosen}
        now={now}
      />,
    );

  it('[PLUS-10] offers an answer by mail, from one of the site’s own where that is chosen', () => {
    expect(page()).toContain('Send answer');
    expect(page()).not.toContain('CX-5 Touring is here.</textarea>');
    expect(page({}, '1')).toContain('2024 Mazda CX-5 Touring is here.</textarea>');
    expect(page({}, '7')).not.toContain('is here.</textarea>');
  });

  it('[PLUS-10] offers none to who withdrew or left no address, and says what is overdue', () => {
    expect(page({ withdrawnAt: new Date(now) })).not.toContain('Send answer');
    const silent = leadRecord({ person: { ...leadRecord().person, email: '' } });
    expect(page({ lead: silent })).not.toContain('Send answer');
    expect(page({ dueAt: new Date(now - minute) })).toContain('Overdue since');
    expect(page({ dueAt: new Date(now - minute), state: 'in-work' })).not.toContain('Overdue since');
  });

  it('[PLUS-10] on a phone says who it is and how to reach them, then the car, their words, what staff do, and what became of it', () => {
    const words = ['Nguyen</h1>', 'href="tel:', 'href="mailto:', '2024 Mazda CX-5 Touring</a>', 'Is it still there?'];
    const order = [...words, 'aria-label="Work"', 'Sent to'].map((part) => page().indexOf(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  it('[PLUS-10] says name, phone and address once, and everything else that the shopper typed', () => {
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
  const entry = (says: Partial<LeadEntry> = {}): LeadEntry => ({
    ...{ id: 'a', category: 'Test Drive', name: 'Alex', lastName: 'Nguyen', email: '', phone: '', vehicle: null },
    ...{ state: 'new', assignee: '', receivedAt: new Date(now - 3 * minute), dueAt: new Date(now + 60 * minute) },
    ...{
      excerpt: 'I come by <b>tram</b>.',
      booked: { at: new Date(now + 1_440 * minute), timeZone: 'Australia/Perth' },
    },
    ...{ late: false, withdrawn: false, undelivered: false },
    ...says,
  });
  const row = (says: Partial<LeadEntry> = {}) =>
    html(<LeadRow entry={entry(says)} timeZone="Australia/Melbourne" now={now} />);

  it('[PLUS-10] says who, what, in their words, until when it waits, and what is booked by the clock of the place', () => {
    expect(row()).toContain('I come by &lt;b&gt;tram&lt;/b&gt;.');
    expect(row()).toContain('3 min ago');
    expect(row()).toMatch(/Answer by 24 Nov 2026, 12:00\s?pm/);
    expect(row()).toMatch(/Booked for 25 Nov 2026, 8:00\s?am/);
  });

  it('[PLUS-10] says what is overdue or was not delivered, and waits for nothing that was answered or withdrawn', () => {
    expect(row({ late: true, undelivered: true })).toMatch(/Overdue.*Not delivered/);
    for (const says of [{ late: true }, { state: 'won' as const }, { withdrawn: true }, { dueAt: null }])
      expect(row(says)).not.toContain('Answer by');
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
