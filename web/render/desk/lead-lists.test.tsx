import { describe, expect, it } from 'vitest';
import { leadRecord } from '@/domain/leads/lead-record.fixture.ts';
import { leadStates } from '@/domain/leads/lead-states.ts';
import { linksOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import type { LeadCounts } from '@/web/records/lead-counts.ts';
import type { DeskLead, LeadDelivery, LeadEvent, LeadFilter } from '@/web/records/lead-desk.ts';
import { LeadAnswers } from './lead-answers.tsx';
import { LeadHistory } from './lead-history.tsx';
import { LeadList } from './lead-list.tsx';

const now = Date.UTC(2026, 10, 24, 0, 0);
const states = Object.fromEntries(leadStates.map(({ value }, at) => [value, at + 1]));
const counts = { ...states, late: 0, undelivered: 0, nextDueMs: null } as LeadCounts;
const filter = { state: 'all', search: '', assignee: '', late: false, undelivered: false, before: '' } as LeadFilter;

describe('[PLUS-10] the enquiries of a site', () => {
  const list = (overrides: Partial<Parameters<typeof LeadList>[0]> = {}) => (
    <LeadList
      {...{ title: 'Enquiries', entries: [], next: '', counts, filter, assignees: ['Mei'], timeZone: '', now }}
      {...overrides}
    />
  );

  it('are counted by their state, the present list marked', () => {
    const total = leadStates.reduce((sum, _state, at) => sum + at + 1, 0);
    expect(plainTextOf(list())).toContain(`All (${total})`);
    expect(plainTextOf(list())).toContain('No enquiries match. Show all enquiries');
    const none = { ...counts, new: 0, 'in-work': 0, won: 0, lost: 0 };
    expect(plainTextOf(list({ counts: none }))).toContain('No enquiries yet.');
    expect(markupOf(list({ filter: { ...filter, state: 'new' } }))).toMatch(/aria-current="page"[^>]*>New/);
  });

  it('name what must not be overlooked, where there is any', () => {
    expect(plainTextOf(list())).not.toMatch(/overdue|not delivered/);
    const late = plainTextOf(list({ counts: { ...counts, late: 2, undelivered: 3 } }));
    expect(late).toMatch(/2 overdue 3 not delivered yet/);
  });

  it('go on to earlier ones, and the search keeps its state', () => {
    expect(plainTextOf(list({ next: 'x' }))).toContain('Earlier enquiries');
    expect(plainTextOf(list())).not.toContain('Earlier enquiries');
    expect(markupOf(list({ filter: { ...filter, state: 'new', search: 'ute' } }))).toMatch(
      /name="state" value="new".*value="ute"/s,
    );
    expect(markupOf(list())).not.toContain('name="state"');
  });
});

describe('[PLUS-10] what was done with an enquiry', () => {
  const delivery = (overrides: Partial<LeadDelivery>): LeadDelivery =>
    ({
      id: 1,
      kind: 'inbox',
      target: 'desk@a.example',
      about: 'lead',
      state: 'waiting',
      attempts: 0,
      error: '',
      deliveredAt: null,
      ...overrides,
    }) as LeadDelivery;
  const event = (kind: string, text = ''): LeadEvent =>
    ({ id: 1, kind, text, actor: 'Mei', at: new Date(now) }) as LeadEvent;
  const history = (deliveries: LeadDelivery[], events: LeadEvent[] = []) => (
    <LeadHistory found={{ lead: leadRecord(), deliveries, events } as unknown as DeskLead} />
  );

  it('shows where it was sent, and what became of it', () => {
    expect(plainTextOf(history([]))).toContain('Nowhere: the office settings name no address');
    expect(plainTextOf(history([delivery({})]))).toContain('Mail: desk@a.example On its way');
    expect(plainTextOf(history([delivery({ state: 'delivered', deliveredAt: new Date(now) })]))).toContain(
      'Delivered 24 Nov 2026',
    );
    expect(plainTextOf(history([delivery({ attempts: 1, error: 'full' })]))).toContain('tried once: full');
    expect(
      plainTextOf(
        history([delivery({ attempts: 3, error: 'full', kind: 'webhook', about: 'added' as LeadDelivery['about'] })]),
      ),
    ).toMatch(/Lead system: desk@a\.example \(what was added\) Not delivered yet, tried 3 times: full/);
  });

  it('can be sent again where it did not arrive', () => {
    expect(markupOf(history([delivery({ state: 'stuck', attempts: 9 })]))).toContain('value="replay"');
    expect(markupOf(history([delivery({ attempts: 1 })]))).toContain('value="replay"');
    expect(markupOf(history([delivery({})]))).not.toContain('value="replay"');
  });

  it.each([
    ['state', 'new', 'Now: New'],
    ['assign', 'Mei', 'Assigned to Mei'],
    ['assign', '', 'Assigned to nobody'],
    ['note', 'Call back', 'Note for colleagues: Call back'],
    ['replay', '', 'Sent again'],
    ['added', 'More', 'The shopper added: More'],
    ['answered', 'Yes', 'Answered: Yes'],
    ['moved', 'Monday', 'Booking moved to Monday'],
    ['cancelled', 'Monday', 'Booking cancelled: Monday'],
    ['accepted', '$1', 'Goes ahead with the estimate: $1'],
    ['unaccepted', '$1', 'No longer goes ahead with the estimate: $1'],
    ['withdrawn', '', 'The shopper withdrew it'],
    ['other', 'As it is', 'As it is'],
  ])('shows %s %s as “%s”', (kind, text, expected) => {
    expect(plainTextOf(history([], [event(kind, text)]))).toMatch(
      new RegExp(`History ${expected.replaceAll('$', '\\$')} 24 Nov 2026.*, Mei$`),
    );
  });
});

describe('[PLUS-10] what a shopper requests', () => {
  const facts = (lead: object, more: object = {}) => (
    <LeadAnswers lead={leadRecord(lead)} booking={null} files={[]} {...more} />
  );

  it('begins with the car', () => {
    expect(plainTextOf(facts({}))).toMatch(/^Car 2024 Mazda CX-5 Touring , stock number S123, \$45,990 /);
    expect(linksOf(facts({}))).toEqual(['/cars/2024-mazda-cx-5']);
    expect(plainTextOf(facts({ vehicle: null }))).not.toContain('Car ');
  });

  it('ends with files and how they came', () => {
    const userData = {
      lead_attributes: { visited_pages: ['/', '/cars/x'], linked_query_params: { utm_source: 'mail', car_id: '1' } },
    };
    const files = [{ id: 'f', name: 'cv.pdf', size: 1_200 }];
    expect(plainTextOf(facts({ details: { userData } }, { files }))).toMatch(
      /File cv\.pdf , 2 KB Pages seen \/ › \/cars\/x Came by source mail$/,
    );
  });
});
