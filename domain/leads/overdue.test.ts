import { describe, expect, it } from 'vitest';
import { answerBy } from './answer-by.ts';
import { leadRecord } from './lead-record.fixture.ts';
import { type OverdueLead, overdueMails } from './overdue.ts';
import { overdueMail } from './overdue-mail.ts';
import { place } from './site.fixture.ts';

const lead = (id: string, overrides: Partial<OverdueLead> = {}): OverdueLead => ({
  id,
  assignee: '',
  inbox: ['desk@a.example'],
  ...overrides,
});

describe('when an enquiry becomes overdue', () => {
  const holiday = { date: '2026-11-24', label: 'Show day', status: 'Closed' as const, open: '', close: '' };
  it.each([
    ['a holiday does not count', place('a', { holidayHours: [holiday] }), [23, 17], [25, 10]],
    ['Perth has its own clock', place('a', { timeZone: 'Australia/Perth' }), [23, 18], [23, 20]],
    ['so has Perth in the evening', place('a', { timeZone: 'Australia/Perth' }), [23, 20], [24, 13]],
    ['short hours run over days', place('a', { openingHours: short() }), [23, 9], [24, 10]],
  ] as const)('[PLUS-10] by the hours of the place: %s', (_, at, [day, hour], [dueDay, dueHour]) => {
    // By the clock of Melbourne (UTC+11).
    const ms = (date: number, clock: number) => Date.UTC(2026, 10, date, clock - 11);
    expect(new Date(answerBy(at, ms(day, hour), 2) ?? 0)).toEqual(new Date(ms(dueDay, dueHour)));
  });

  function short() {
    return place('a').openingHours.map((day) => ({ ...day, open: '09:00', close: '10:00' }));
  }
});

describe('the recipient of an overdue mail', () => {
  it('[PLUS-10] is the assignee where the settings name an address, else the inbox of the lead', () => {
    const found = [
      lead('1'),
      lead('2', { assignee: 'Mei Tran' }),
      lead('3', { assignee: 'Sam' }),
      lead('4', { assignee: 'Somebody else' }),
      lead('5', { inbox: [] }),
      lead('6', { assignee: 'Mei Tran', inbox: [] }),
    ];
    expect(overdueMails(found, ['Mei Tran <mei@a.example>', 'Sam'])).toEqual([
      { leads: ['1'], targets: ['desk@a.example'] },
      { leads: ['3'], targets: ['desk@a.example'] },
      { leads: ['4'], targets: ['desk@a.example'] },
      { leads: ['2'], targets: ['mei@a.example'] },
      { leads: ['6'], targets: ['mei@a.example'] },
    ]);
  });

  it('[PLUS-10] gets one mail where many become overdue at once', () => {
    const many = Array.from({ length: 40 }, (_, at) => lead(String(at)));
    const [mail, ...more] = overdueMails([...many, lead('other', { inbox: ['b@a.example'] })], []);
    expect(mail).toEqual({ leads: many.map(({ id }) => id), targets: ['desk@a.example'] });
    expect(more).toEqual([{ leads: ['other'], targets: ['b@a.example'] }]);
  });
});

describe('the mail about it', () => {
  const dueAtMs = Date.UTC(2026, 10, 23, 1, 30);

  it('[PLUS-10] contains all of the enquiry’s own mail, as text, and leads to the desk', () => {
    const mail = overdueMail([{ lead: leadRecord(), assignee: 'Mei', dueAtMs }]);
    expect(mail?.subject).toBe('Overdue: Vehicle Enquiry, Zo"ë <b> Nguyen: 2024 Mazda CX-5 Touring');
    expect(mail?.text).toMatch(/answered by Monday 23 November 2026, 12:30\s?pm, and is still new/);
    expect(mail?.text).toContain('Assigned to: Mei\nMessage: Is it still there?');
    const link = 'https://a.example/desk/leads/0b5a2a44-7a35-4c3a-9c55-3a5f6b9a1c11';
    expect(mail?.html).toContain(`<a href="${link}">`);
    expect(mail?.html).not.toContain('<b>');
  });

  it('[PLUS-10] about many lists twenty, counts the others, and never breaks out of its header', () => {
    const person = { ...leadRecord().person, name: 'Eve\r\nBcc: all@a.example' };
    const many = Array.from({ length: 23 }, () => ({ lead: leadRecord({ person }), assignee: '', dueAtMs }));
    const mail = overdueMail(many);
    expect(mail?.subject).toBe('Overdue: 23 enquiries');
    expect(mail?.text.match(/answer was due/g)).toHaveLength(20);
    expect(mail?.text.match(/Nguyen: /g)).toHaveLength(20);
    expect(mail?.text).toContain('There are 3 more.');
    expect(mail?.html).toContain('<a href="https://a.example/desk?late=1">');
    expect(overdueMail(many.slice(0, 1))?.subject).not.toMatch(/[\r\n]/);
    expect(overdueMail([])).toBeNull();
  });
});
