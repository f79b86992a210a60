import { describe, expect, it } from 'vitest';
import { leadRecord } from '@/domain/leads/lead-record.fixture.ts';
import type { LeadRecord } from '@/domain/leads/lead-record.ts';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import type { Valuation } from '@/domain/leads/valuation.ts';
import { linksOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { ReceiptPage } from './receipt-page.tsx';
import { ReceiptValuation } from './receipt-valuation.tsx';

const now = Date.UTC(2026, 10, 24, 0, 0);
type Receipt = Parameters<typeof ReceiptPage>[0]['receipt'];
const receipt = (overrides: Partial<Receipt> = {}): Receipt => ({
  lead: leadRecord(),
  state: 'new',
  dueAt: null,
  withdrawnAt: null,
  added: [],
  booking: null,
  canUndo: false,
  ...overrides,
});
const page = (overrides: Partial<Receipt> = {}, failed = '') => (
  <ReceiptPage site={siteWith()} receipt={receipt(overrides)} free={null} token="abc" failed={failed} now={now} />
);

describe('[PLUS-10] the shopper’s page of an enquiry', () => {
  it('shows what happens next, and by when', () => {
    expect(plainTextOf(page())).toContain('A Dealer has your enquiry and will be in touch.');
    expect(plainTextOf(page({ dueAt: new Date(now) }))).toMatch(/aims to answer by 24 Nov 2026/);
    expect(plainTextOf(page({ state: 'in-work' }))).toContain('Somebody at A Dealer is working on your enquiry.');
    expect(plainTextOf(page({ state: 'closed' as Receipt['state'] }))).toContain('A Dealer has answered your enquiry.');
    expect(plainTextOf(page({ withdrawnAt: new Date(now) }))).toContain('You withdrew this enquiry on 24 Nov 2026');
    const added = [{ at: new Date(now), kind: 'answered' as const, text: 'It is here.' }];
    expect(plainTextOf(page({ added }))).toMatch(
      /has answered your enquiry\. The answer is below\..*A Dealer answered .*It is here\./,
    );
  });

  it('has the enquiry, what was added, and the way to call', () => {
    const added = [{ at: new Date(now), kind: 'added' as const, text: 'Also a tow bar.' }];
    expect(plainTextOf(page({ added }))).toMatch(
      /Car 2024 Mazda CX-5 Touring Message Is it still there\?.*Added 24 Nov.*Also a tow bar\./,
    );
    expect(linksOf(page())).toContain('tel:0355504410');
    expect(linksOf(page({ lead: leadRecord({ dealer: { ...leadRecord().dealer, phone: '' } }) }))).toEqual([]);
  });

  it('[FIN-08] has the warning of its own estimate, and none without one', () => {
    const estimate = { comparisonRatePercent: 9.09, note: 'Estimate only. WARNING: A warning.' };
    const lines = [{ label: 'Estimate that the shopper made', text: '$229 /fn, 9.09% p.a. comparison rate' }];
    const text = plainTextOf(page({ lead: leadRecord({ lines, details: { estimate } }) }));
    expect(text).toMatch(
      /Your estimate \$229 \/fn, 9\.09% p\.a\. comparison rate Estimate only\. WARNING: A warning\./,
    );
    expect(text).not.toContain('that the shopper made');
    expect(plainTextOf(page())).not.toContain('WARNING');
  });

  it('can be added to and taken back until it was withdrawn', () => {
    expect(markupOf(page())).toMatch(/value="added".*value="withdrawn"/s);
    expect(markupOf(page({ withdrawnAt: new Date(now) }))).not.toContain('<form');
  });

  it('shows what could not be done', () => {
    expect(markupOf(page())).not.toContain('role="alert"');
    expect(plainTextOf(page({}, 'taken'))).toContain('That time has just been taken.');
    expect(plainTextOf(page({}, 'anything'))).toContain('That could not be saved.');
  });
});

describe('[FORM-09] the estimate of a shopper’s car', () => {
  const details = { make: 'Mazda', model: 'CX-5', year: 2023, kms: 30_000 };
  const valuation: Valuation = {
    car: { make: 'Mazda', model: 'CX-5', year: 2023, kilometres: 30_000 },
    answers: {},
    low: 28_000,
    high: 31_000,
    steps: [
      { label: 'Market', dollars: 30_000 },
      { label: 'Service history', dollars: -500 },
    ],
    source: 'A made-up market.',
    validUntil: '2026-12-01',
    acceptedAtMs: null,
  };
  const shown = (lead: Partial<LeadRecord>, canUndo = false, features: object = {}) => (
    <ReceiptValuation
      lead={leadRecord({ category: 'Trade In', details, vehicle: null, ...lead })}
      site={siteWith({ features })}
      token="abc"
      now={now}
      canUndo={canUndo}
    />
  );

  it('has four questions first', () => {
    expect(plainTextOf(shown({}))).toMatch(/Your 2023 Mazda CX-5 Answer four more questions.*Show my estimate$/);
    expect(markupOf(shown({}))).toContain('value="valued"');
  });

  it('shows how it came about, until when it is valid, and can be accepted or requested again', () => {
    const text = plainTextOf(shown({ valuation }));
    expect(text).toMatch(
      /\$28,000.*\$31,000.*An estimate only, valid until .*Market \$30,000 Service history − \$500 A made-up market\./,
    );
    expect(markupOf(shown({ valuation }))).toContain('value="accepted"');
    expect(text).toContain('Change my answers');
  });

  it('cannot be accepted once it is over', () => {
    expect(markupOf(shown({ valuation: { ...valuation, validUntil: '2026-11-01' } }))).not.toContain(
      'value="accepted"',
    );
  });

  it('that was accepted shows what happens now, and can be taken back until staff acted on it', () => {
    const accepted = { ...valuation, acceptedAtMs: now };
    expect(plainTextOf(shown({ valuation: accepted }))).toMatch(
      /You’re going ahead with this estimate.*Next: we call you/,
    );
    expect(markupOf(shown({ valuation: accepted }))).not.toContain('unaccepted');
    expect(markupOf(shown({ valuation: accepted }, true))).toContain('value="unaccepted"');
    expect(plainTextOf(shown({ valuation: accepted }))).not.toContain('Change my answers');
  });

  it('[NAV-08] goes with the car that it is for, which can be bought where the site sells online', () => {
    const accepted = { valuation: { ...valuation, acceptedAtMs: now }, vehicle: leadRecord().vehicle };
    expect(linksOf(shown(accepted))).toEqual(['/cars/2024-mazda-cx-5']);
    expect(linksOf(shown(accepted, false, { checkout: true, onlinePurchase: true }))).toHaveLength(2);
  });

  it('is none of a car that has no online estimate', () => {
    expect(markupOf(shown({ details: { ...details, year: 2009 } }))).toBe('');
    expect(markupOf(shown({ details: {} }))).toBe('');
  });
});
