import { describe, expect, it } from 'vitest';
import type { LeadExport } from '@/web/records/lead-export.ts';
import { csvHead, csvLine } from './csv.ts';

const lead = (overrides: Partial<LeadExport> = {}): LeadExport => ({
  id: '0a1b2c3d-0000-4000-8000-000000000000',
  category: 'Service',
  name: 'Alex',
  lastName: 'Nguyen',
  email: 'alex@example.com',
  phone: '0491 570 006',
  postcode: '3006',
  vehicle: null,
  state: 'new',
  assignee: '',
  receivedAt: new Date(Date.UTC(2026, 10, 24)),
  late: false,
  withdrawn: false,
  undelivered: false,
  dueAt: null,
  excerpt: '',
  booked: null,
  consents: [],
  timeZone: 'Australia/Melbourne',
  lines: [{ label: 'Message', text: 'He said "yes",\nand came' }],
  ...overrides,
});

describe('the file of enquiries for spreadsheets', () => {
  it('[PLUS-10] has a cell for each column, quoted', () => {
    expect(csvLine(lead())).toBe(
      '"0a1b2c3d","2026-11-24T00:00:00.000Z","Service","new","","Alex","Nguyen","alex@example.com","0491 570 006","3006","","","Message: He said ""yes"",\nand came",""\r\n',
    );
    expect(csvHead.split(',')).toHaveLength(14);
  });

  it('[FORM-02] has the consents with their text, whether they were given, and when', () => {
    const shown = { form: 'test-drive', page: '/book-test-drive', atMs: Date.UTC(2026, 10, 22, 0, 30) };
    const consents = [
      { kind: 'opt-in' as const, words: 'Send me offers', given: true, tickedAtFirst: false, ...shown },
    ];
    expect(csvLine(lead({ consents }))).toMatch(
      /,"News and offers: “Send me offers” Ticked, Sunday 22 November 2026, 11:30\sam, form test-drive, page \/book-test-drive"\r\n$/,
    );
  });

  it.each([
    '=1+1',
    '+61 491',
    '-2+3',
    '-2-',
    '-.5',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '＝1',
    '＋1',
    '－1',
    '＠1',
  ])('[FORM-13] runs nothing that a shopper typed: %j', (name) => {
    expect(csvLine(lead({ name }))).toContain(`"'${name}"`);
  });
});
