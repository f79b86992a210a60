import { twelveHour } from '@/domain/locations/opening-hours.ts';
import { wholeNumber } from './amounts.ts';
import { bookingTimes, clockTime } from './booking-days.ts';
import { type FieldKind, isTick } from './field-kinds.ts';
import { type Filled, type Form, type FormField, fieldsOf, type Problem, timeKey } from './form.ts';

export type Answer = string | number | boolean | string[];
export type Answers = Record<string, Answer>;

/** A reading of one field: its answer, or what is wrong with it. */
type Reading = { answer: Answer } | { problem: string };
type Asked = { field: FormField; text: string; filled: Filled; form: Form };

/**
 * The one check of a form, in the browser and on the server alike (FORM-01): the answers by key, and one sentence for each field that is
 * wrong, in the order of the form. What the form does not ask for is left out; fields left empty have no answer.
 */
export function checkForm(form: Form, filled: Filled): { problems: Problem[]; answers: Answers } {
  const problems: Problem[] = [];
  const answers: Answers = {};
  for (const field of fieldsOf(form)) {
    const reading = readField(form, field, filled);
    if (reading && 'problem' in reading) problems.push({ field: field.key, problem: reading.problem });
    else if (reading) answers[field.key] = reading.answer;
  }
  return { problems, answers };
}

function readField(form: Form, field: FormField, filled: Filled): Reading | null {
  const values = filled[field.key] ?? [];
  if (field.kind === 'choices') return severalOf(field, values);
  if (isTick(field.kind)) return tick(form, field, values.length > 0);
  const text = (values[0] ?? '').trim();
  if (text === '' && field.kind === 'date-time' && !field.required && filled[timeKey(field.key)]?.[0])
    return { problem: told(field.label, 'choose a day as well.') };
  if (text === '') return field.required ? { problem: missing(field) } : null;
  return readers[field.kind]({ field, text, filled, form });
}

function tick(form: Form, field: FormField, ticked: boolean): Reading {
  if (field.kind === 'terms' && !ticked) return { problem: form.terms.problem };
  if (field.kind === 'tick' && field.required && !ticked) return { problem: told(field.label, 'tick the box.') };
  return { answer: ticked };
}

const listed = new Set<FieldKind>(['choice', 'category', 'location', 'dealership', 'state', 'date-time']);

const isQuestion = (label: string): boolean => label.trimEnd().endsWith('?');

/** What is wrong with a field, after its name; a name that asks is a sentence of its own. */
const told = (label: string, what: string): string =>
  isQuestion(label) ? `${label} ${what.charAt(0).toUpperCase()}${what.slice(1)}` : `${label}: ${what}`;

function missing({ kind, label }: FormField): string {
  if (kind === 'postcode') return wrongPostcode;
  if (listed.has(kind)) return told(label, 'choose one.');
  return isQuestion(label) ? told(label, 'please answer.') : `${label} is missing.`;
}

function severalOf(field: FormField, values: readonly string[]): Reading | null {
  const chosen = [...new Set(values)].filter((value) => value !== '');
  if (chosen.some((value) => !isChoice(field, value))) return { problem: told(field.label, 'choose from the list.') };
  if (chosen.length === 0) return field.required ? { problem: told(field.label, 'choose at least one.') } : null;
  return { answer: chosen };
}

const isChoice = ({ choices }: FormField, value: string): boolean => choices.some((choice) => choice.value === value);

/** FORM-03, letter for letter. */
const wrongPostcode = 'Invalid postcode. Please enter a 4-digit number.';

const plainText =
  (most: number) =>
  ({ field, text }: Asked): Reading =>
    text.length > most
      ? { problem: `${field.label} is too long: ${most} characters are the most.` }
      : { answer: text.replaceAll('\0', '') };

const oneOf = ({ field, text }: Asked): Reading =>
  isChoice(field, text) ? { answer: text } : { problem: told(field.label, 'choose one of the list.') };

const whole =
  (most: number) =>
  ({ field, text }: Asked): Reading => {
    const number = wholeNumber(text);
    return number === null || number > most
      ? { problem: `${field.label} must be a whole number up to ${new Intl.NumberFormat('en-AU').format(most)}.` }
      : { answer: number };
  };

const matching =
  (pattern: RegExp, problem: (label: string) => string) =>
  ({ field, text }: Asked): Reading =>
    pattern.test(text) ? { answer: text } : { problem: problem(field.label) };

const unchecked = ({ text }: Asked): Reading => ({ answer: text });

const readers: Record<FieldKind, (asked: Asked) => Reading> = {
  text: plainText(200),
  'long-text': plainText(2_000),
  message: plainText(2_000),
  email: matching(
    /^(?=.{3,200}$)[^\s@<>()",;:]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i,
    (label) => `${label} must be an address such as name@example.com.`,
  ),
  phone: ({ field, text }) =>
    /^\+?[\d\s()-]{8,20}$/.test(text) && text.replaceAll(/\D/g, '').length >= 8
      ? { answer: text }
      : { problem: `${field.label} must have 8 digits or more.` },
  postcode: matching(/^\d{4}$/, () => wrongPostcode),
  number: whole(999_999_999),
  price: whole(10_000_000),
  mileage: whole(2_000_000),
  date: ({ field, text }) =>
    isDate(text) ? { answer: text } : { problem: `${field.label} must be a date such as 2027-03-31.` },
  'date-time': booking,
  choice: oneOf,
  category: oneOf,
  location: oneOf,
  dealership: oneOf,
  state: oneOf,
  rego: ({ field, text }) => {
    const plate = text.replaceAll(/[\s-]/g, '').toUpperCase();
    return /^[A-Z0-9]{1,9}$/.test(plate)
      ? { answer: plate }
      : { problem: `${field.label} has letters and digits only, nine at the most.` };
  },
  choices: unchecked,
  tick: unchecked,
  'opt-in': unchecked,
  terms: unchecked,
};

function isDate(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A day and a time at which the chosen place, else the first, is open (FORM-07): "2026-11-24T10:30" by its own clock. */
function booking({ field, text: date, filled, form }: Asked): Reading {
  const time = (filled[timeKey(field.key)]?.[0] ?? '').trim();
  if (time === '') return { problem: told(field.label, 'choose a time as well.') };
  const place = placeOf(form, filled);
  const day = place?.days.find((one) => one.date === date);
  if (!place || !day) return { problem: `${field.label}: ${place?.name ?? 'we'} cannot be booked on that day.` };
  if (bookingTimes(day).includes(time)) return { answer: `${date}T${time}` };
  const [from, to] = [day.from, day.to].map((minutes) => twelveHour(clockTime(minutes)));
  return { problem: `${field.label}: ${place.name} takes bookings from ${from} to ${to} on ${day.label}.` };
}

function placeOf(form: Form, filled: Filled) {
  const field = fieldsOf(form).find(({ kind }) => kind === 'location');
  const chosen = field && filled[field.key]?.[0];
  return form.places.find(({ id }) => id === chosen) ?? (chosen ? undefined : form.places[0]);
}
