import type { FormField } from '@/schemas/generated/content-types.ts';
import { type DocumentOf, keyed, reference } from './demo-document.ts';

type Copy = Omit<DocumentOf<'form'>, '_id' | '_type' | 'site' | 'template' | 'fields'>;
type Field = readonly [key: string, kind: FormField['kind'], label: string, says?: Partial<FormField>];

const must = { required: true };
const person: Field[] = [
  ['name', 'text', 'First name', must],
  ['last_name', 'text', 'Last name', must],
  ['email', 'email', 'Email', must],
  ['phone', 'phone', 'Mobile Number', must],
];

/** Names the form of a dealer's in its pages. */
export const formId = (site: string, key: string): string => `form-${site}-${key}`;

function formOf(site: string, key: string, copy: Copy, ...fields: Field[]): DocumentOf<'form'> {
  const all = fields.map(([name, kind, label, more]) => ({
    _type: 'formField' as const,
    key: name,
    kind,
    label,
    ...more,
  }));
  return {
    _id: formId(site, key),
    _type: 'form',
    ...copy,
    fields: keyed(all),
    site: reference(`site-${site}`),
  };
}

/** Forms that dealers composed themselves, beside the standard ones. */
export const dealerForms: readonly DocumentOf<'form'>[] = [
  formOf(
    'southbank-ford',
    'fleet',
    {
      name: 'Fleet enquiry',
      title: 'Talk to fleet',
      introduction: 'Five lines, and our fleet manager calls back the same working day.',
      submitLabel: 'Call me about fleet',
      thanks: 'Our fleet manager calls you back the same working day.',
      category: 'Fleet Enquiry',
    },
    ...person,
    ['company', 'text', 'Company', must],
    ['vehicles', 'choice', 'How many vehicles?', { ...must, options: ['1 to 4', '5 to 19', '20 or more'] }],
    ['interested_in', 'choices', 'What for?', { options: ['Utes', 'Vans', 'SUVs', 'Electric'] }],
    ['message', 'message', 'Anything else?', { optional: true }],
  ),
  formOf(
    'coastline-mazda',
    'drive',
    {
      name: 'Test drive to Bells Beach',
      title: 'Drive one to Bells Beach',
      submitLabel: 'Book the drive',
      thanks: 'The keys are at the counter, and so is a towel. We call if the swell changes our plans.',
      category: 'Test Drive',
      termsWording: 'dealer',
    },
    ...person,
    ['location', 'location', 'Location', { places: 'sales' }],
    ['dateTime', 'date-time', 'Test Drive Booking Date', { help: 'For a drive today, please call us.' }],
    ['board', 'choice', 'Bringing a board?', { options: ['No', 'Short', 'Long'], initial: 'No' }],
    ['message', 'message', 'Message', { optional: true }],
    ['terms_conditions', 'terms', 'I have a licence and agree to the terms of use.'],
  ),
  formOf(
    'meridian-group',
    'dealers',
    {
      name: 'To one of our dealers',
      title: 'Write to one of our dealers',
      thanks: 'The dealer you chose answers within one working day.',
      category: 'General Enquiry',
    },
    ...person,
    ['postcode', 'postcode', 'Postcode', must],
    [
      'category',
      'category',
      'What is it about?',
      { options: ['A car in stock', 'Service and parts', 'Finance', 'Something else'] },
    ],
    [
      'dealership_slug',
      'dealership',
      'Dealership',
      {
        options: [
          'Meridian Dandenong South',
          'Meridian Caravans Albury',
          'Hilltop Suzuki',
          'Northgate Hyundai',
          'Ranges Volkswagen',
        ],
      },
    ],
    ['message', 'message', 'Message'],
    ['opt_in', 'opt-in', 'News and offers'],
  ),
];
