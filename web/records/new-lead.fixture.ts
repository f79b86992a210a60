import type { NewLead } from './new-lead.ts';
import type { Outbox } from './outbox.ts';

/** An enquiry as the border lets it through. */
export const newLead = (overrides: Partial<NewLead> = {}): NewLead => ({
  site: 'a',
  category: 'General Enquiry',
  subcategory: '',
  form: 'general-enquiry',
  person: { name: 'Alex', lastName: 'Nguyen', email: 'alex@example.com', phone: '0491 570 006', postcode: '3006' },
  lines: [{ label: 'Message', text: 'Do you have a loan car?' }],
  vehicle: null,
  dealer: {
    name: 'A Dealer',
    phone: '0355504410',
    email: 'desk@a.example',
    origin: 'https://a.example',
    timeZone: 'Australia/Melbourne',
  },
  destinations: [{ kind: 'inbox', target: 'desk@a.example' }],
  booking: null,
  files: [],
  consents: [],
  dueAtMs: null,
  details: { name: 'Alex', message: 'Do you have a loan car?' },
  idempotencyKey: crypto.randomUUID(),
  repeatWithinSeconds: 600,
  ...overrides,
});

export const noOutbox: Outbox = { enqueue: async () => undefined };
