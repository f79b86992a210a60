import type { DemoBlock } from './demo-document.ts';

type BlockOf<Type extends DemoBlock['_type']> = Extract<DemoBlock, { _type: Type }>;
type Copy<Type extends DemoBlock['_type']> = Partial<Omit<BlockOf<Type>, '_type' | '_key'>>;

/** A form of its own by reference, else one of the standard forms; "General enquiry" when neither is named. */
export const enquiryForm = (copy: Copy<'enquiryForm'> = {}): DemoBlock => ({
  _key: 'enquiry',
  _type: 'enquiryForm',
  anchor: 'enquiry',
  standard: 'general-enquiry',
  ...copy,
});

export const testDrive = (copy: Copy<'testDrive'> = {}): DemoBlock => ({
  _key: 'test-drive',
  _type: 'testDrive',
  anchor: 'book',
  ...copy,
});

export const tradeIn = (copy: Copy<'tradeIn'> = {}): DemoBlock => ({
  _key: 'trade-in',
  _type: 'tradeIn',
  anchor: 'your-car',
  ...copy,
});

export const valuation = (copy: Copy<'valuation'> = {}): DemoBlock => ({
  _key: 'valuation',
  _type: 'valuation',
  anchor: 'valuation',
  ...copy,
});

/** Where links to `/service#service-booking` lead. */
export const serviceBooking = (copy: Copy<'enquiryForm'> = {}): DemoBlock =>
  enquiryForm({ anchor: 'service-booking', standard: 'service-booking', heading: 'Book a service', ...copy });

/** At the end of a dealer's page of open places. */
export const careerForm = (heading: string, copy: string): DemoBlock =>
  enquiryForm({ standard: 'career', heading, text: copy });
