import { twelveHour } from '@/domain/locations/opening-hours.ts';
import type { FieldKind } from './field-kinds.ts';
import type { FormField } from './form.ts';

/** FORM-03, letter for letter. */
export const wrongPostcode = 'Invalid postcode. Please enter a 4-digit number.';

const listed = new Set<FieldKind>(['choice', 'category', 'location', 'dealership', 'state', 'date-time']);

const isQuestion = (label: string): boolean => label.trimEnd().endsWith('?');

/**
 * What is wrong with a field, after its name; a name that is a question is a sentence of its
 * own.
 */
export const sentence = (label: string, what: string): string =>
  isQuestion(label) ? `${label} ${what.charAt(0).toUpperCase()}${what.slice(1)}` : `${label}: ${what}`;

export function missing({ kind, label }: Pick<FormField, 'kind' | 'label'>): string {
  if (kind === 'postcode') return wrongPostcode;
  if (listed.has(kind)) return sentence(label, 'choose one.');
  return isQuestion(label) ? sentence(label, 'please answer.') : `${label} is missing.`;
}

/** What a shopper reads who has a booking for the same car on the same day. */
export const heldProblem = ({ label }: Pick<FormField, 'label'>, day: string): string =>
  sentence(
    label,
    `you already have a booking for this car on ${day}. The link in its confirmation email lets you move it. If you want a second one, tick “Book this time as well” and send again.`,
  );

/** What a shopper reads when another shopper was faster. */
export const takenProblem = ({ label }: Pick<FormField, 'label'>, at: { time: string; day: string }): string =>
  sentence(label, `${twelveHour(at.time)} on ${at.day} has just been taken. Please choose another time.`);
