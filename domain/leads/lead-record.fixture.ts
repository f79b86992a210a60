import type { LeadRecord } from './lead-record.ts';

/** An enquiry about a car, with a name that would be markup. */
export const leadRecord = (overrides: Partial<LeadRecord> = {}): LeadRecord => ({
  id: '0b5a2a44-7a35-4c3a-9c55-3a5f6b9a1c11',
  site: 'a-dealer',
  category: 'Vehicle Enquiry',
  subcategory: '',
  form: 'general-enquiry',
  person: { name: 'Zo"ë <b>', lastName: 'Nguyen', email: 'zoe@example.com', phone: '0491 570 006', postcode: '3006' },
  lines: [{ label: 'Message', text: 'Is it still there?\nThanks' }],
  vehicle: {
    id: 'car-7',
    slug: '2024-mazda-cx-5',
    title: '2024 Mazda CX-5 Touring',
    year: 2024,
    make: 'Mazda',
    model: 'CX-5',
    badge: 'Touring',
    stockNumber: 'S123',
    vin: '',
    carType: 'used',
    odometerKm: 12_500,
    price: '$45,990',
  },
  dealer: {
    name: 'A Dealer',
    phone: '0355504410',
    email: 'desk@a.example',
    origin: 'https://a.example',
    timeZone: 'Australia/Melbourne',
  },
  consents: [],
  details: {},
  receivedAtMs: Date.UTC(2026, 10, 22, 23, 30),
  ...overrides,
});
