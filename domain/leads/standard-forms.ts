import { entriesOf, isKeyOf } from '@/domain/vocabulary/typed-keys.ts';
import type { FieldContent, FormContent } from './form-content.ts';

const field = (key: string, kind: string, label: string, rest: FieldContent = {}): FieldContent => ({
  key,
  kind,
  label,
  ...rest,
});
const must = { required: true } as const;

const name = field('name', 'text', 'First name', must);
const lastName = field('last_name', 'text', 'Last name', must);
const email = field('email', 'email', 'Email', must);
const phone = field('phone', 'phone', 'Mobile Number', must);
const postcode = field('postcode', 'postcode', 'Postcode', must);
const person = [name, lastName, email, phone, postcode];
const message = field('message', 'message', 'Message');
const comments = field('message', 'message', 'Comments', { optional: true });
const optIn = field('opt_in', 'opt-in', 'News and offers');
const terms = field('terms_conditions', 'terms', 'I agree to the terms of use.');
const rego = field('Rego', 'rego', 'Registration number');
const location = (places = 'all') => field('location', 'location', 'Location', { places });
const yesOrNo = (key: string, label: string) => field(key, 'choice', label, { options: ['Yes', 'No'] });

/** The car of a trade-in or a valuation, and the person who owns it (FORM-09). */
const car = [
  field('rego', 'rego', 'Registration number', { step: 'Your car' }),
  field('regoState', 'state', 'State of registration'),
  field('make', 'text', 'Make', must),
  field('model', 'text', 'Model', must),
  field('year', 'number', 'Year', must),
  field('kms', 'mileage', 'Odometer reading', must),
  yesOrNo('finance', 'Is your car under finance'),
];
const owner = [
  field('name', 'text', 'First name', { ...must, step: 'Your details' }),
  lastName,
  phone,
  email,
  postcode,
  field('location_id', 'location', 'Location'),
  field('PreferredContactMethod', 'choice', 'Preferred contact method', {
    ...must,
    options: ['Phone', 'Email', 'SMS'],
    initial: 'Phone',
  }),
];

type Standard = Omit<FormContent, '_id'> & { name: string };

const forms = {
  'general-enquiry': {
    name: 'General enquiry',
    category: 'General Enquiry',
    fields: [
      field('category', 'category', 'What is it about?', {
        options: [
          'General Enquiry',
          'New Vehicle Enquiry',
          'Used Vehicle Enquiry',
          'Finance Enquiry',
          'Service',
          'Parts',
        ],
      }),
      ...person,
      location(),
      message,
      optIn,
    ],
  },
  'vehicle-enquiry': {
    name: 'Vehicle enquiry',
    category: 'Vehicle Enquiry',
    submitLabel: 'Send my enquiry',
    fields: [...person, message, optIn],
  },
  'email-us': {
    name: 'Email us',
    category: 'Email Enquiry',
    fields: [...person, location(), message, optIn],
  },
  'call-back': {
    name: 'Call back',
    category: 'Call Back Request',
    submitLabel: 'Call me back',
    fields: [
      name,
      lastName,
      phone,
      field('best_time', 'choice', 'Best time to call', { options: ['Morning', 'Afternoon', 'Any time'] }),
      comments,
    ],
  },
  'request-photos': {
    name: 'Request photos',
    category: 'Vehicle Enquiry',
    subcategory: 'Request Photos',
    submitLabel: 'Request photos',
    fields: [name, lastName, email, phone, comments],
  },
  'reserve-request': {
    name: 'Reservation request',
    category: 'Vehicle Enquiry',
    subcategory: 'Reserve',
    submitLabel: 'Ask to reserve it',
    fields: [name, lastName, email, phone, postcode, comments],
  },
  'purchase-request': {
    name: 'Purchase request',
    category: 'Vehicle Enquiry',
    subcategory: 'Online Purchase',
    submitLabel: 'Send my request',
    fields: [name, lastName, email, phone, postcode, comments],
  },
  'report-request': {
    name: 'Vehicle report request',
    category: 'Vehicle Enquiry',
    subcategory: 'PPSR Report',
    submitLabel: 'Request the report',
    fields: [name, lastName, email, phone, comments],
  },
  career: {
    name: 'Career',
    category: 'Career Enquiry',
    submitLabel: 'Send my enquiry',
    fields: [
      ...person,
      location(),
      field('position', 'text', 'Which position?'),
      field('cv', 'file', 'Your CV'),
      message,
    ],
  },
  'service-booking': {
    name: 'Service booking',
    category: 'Service Booking',
    submitLabel: 'Book my service',
    fields: [
      field('location', 'location', 'Location', { places: 'service', step: 'Your car' }),
      rego,
      field('Vehicle Make', 'text', 'Make', must),
      field('Vehicle Model', 'text', 'Model', must),
      field('kms', 'mileage', 'Odometer reading'),
      field('additional_services', 'choices', 'What needs doing?', {
        options: ['Logbook service', 'Tyres', 'Brakes', 'Air conditioning', 'Something is not right'],
      }),
      field('dateTime', 'date-time', 'Service Booking Date'),
      field('name', 'text', 'First name', { ...must, step: 'Your details' }),
      lastName,
      email,
      phone,
      comments,
      optIn,
    ],
  },
  'parts-enquiry': {
    name: 'Parts enquiry',
    category: 'Parts Enquiry',
    fields: [
      ...person,
      location('parts'),
      field('Vehicle Make', 'text', 'Make'),
      field('Vehicle Model', 'text', 'Model'),
      rego,
      field('message', 'message', 'Which part do you need?'),
      optIn,
    ],
  },
  'finance-enquiry': {
    name: 'Finance enquiry',
    category: 'Finance Enquiry',
    submitLabel: 'Get Finance Now',
    fields: [...person, comments, optIn],
  },
  'test-drive': {
    name: 'Test drive',
    category: 'Test Drive',
    submitLabel: 'Book a test drive',
    fields: [
      name,
      lastName,
      email,
      phone,
      location('sales'),
      field('dateTime', 'date-time', 'Test Drive Booking Date', { help: 'For a drive today, please call us.' }),
      comments,
      optIn,
      terms,
    ],
  },
  'trade-in': {
    name: 'Trade-in',
    category: 'Trade In',
    submitLabel: 'Send my details',
    fields: [
      ...car,
      field('condition', 'long-text', 'Anything we should know about it?', {
        help: 'Dents, a cracked windscreen, new tyres, a full logbook.',
      }),
      ...owner,
      terms,
    ],
  },
  valuation: {
    name: 'Valuation',
    category: 'Valuation',
    submitLabel: 'Ask for my valuation',
    fields: [
      ...car,
      field('expected_price', 'price', 'What do you hope to get for it?'),
      ...owner,
      yesOrNo('do-you-have-a-trade-in', 'Do you want to trade it in for one of our cars?'),
      terms,
    ],
  },
} as const satisfies Record<string, Standard>;

export type StandardForm = keyof typeof forms;

/** The forms that every site has without staff writing them, for staff to choose from. */
export const standardForms = entriesOf(forms).map(([value, form]) => ({
  value,
  title: form.name,
}));

/** A standard form by its name, null if there is none. */
export function standardForm(id: string): FormContent | null {
  const form: Standard | undefined = isKeyOf(forms, id) ? forms[id] : undefined;
  return form ? { _id: id, ...form } : null;
}
