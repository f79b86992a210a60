/** The kinds of a form's fields, with the labels that staff read (FORM-01). */
export const fieldKinds = [
  { value: 'text', title: 'One line of text' },
  { value: 'long-text', title: 'Several lines' },
  { value: 'message', title: 'Message (must be filled in, unless the site or this field says otherwise)' },
  { value: 'email', title: 'Email address' },
  { value: 'phone', title: 'Phone number' },
  { value: 'postcode', title: 'Postcode' },
  { value: 'number', title: 'Number' },
  { value: 'price', title: 'Price, with amounts to click' },
  { value: 'mileage', title: 'Kilometres, with amounts to click' },
  { value: 'date', title: 'Date' },
  { value: 'date-time', title: 'Day and time, inside our opening hours' },
  { value: 'choice', title: 'One of several' },
  { value: 'choices', title: 'Some of several' },
  { value: 'tick', title: 'Tick box' },
  { value: 'opt-in', title: 'News and offers' },
  { value: 'terms', title: 'Terms of use, must be ticked' },
  { value: 'category', title: 'Kind of enquiry (only in a General Enquiry)' },
  { value: 'location', title: 'One of our locations' },
  { value: 'dealership', title: 'One of our dealerships' },
  { value: 'file', title: 'A file: PDF, Word or a picture' },
  { value: 'rego', title: 'Number plate' },
  { value: 'state', title: 'State of registration' },
] as const;

export type FieldKind = (typeof fieldKinds)[number]['value'];

/** Kinds whose choices staff write down. */
export const hasOptions = (kind: unknown): boolean =>
  kind === 'choice' || kind === 'choices' || kind === 'category' || kind === 'dealership';

/** Kinds that are a box to tick, with a text that may hold links. */
export const isTick = (kind: FieldKind): boolean => kind === 'tick' || kind === 'opt-in' || kind === 'terms';
