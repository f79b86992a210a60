import {
  array,
  maxLength,
  object,
  optional,
  pipe,
  refine,
  regex,
  string,
  superRefine,
  transform,
  type ZodMiniType,
} from 'zod/mini';
import { clockTime, minutesOf, twelveHour } from '@/domain/locations/opening-hours.ts';
import { checkPhone, type ReadPhone } from '@/domain/locations/phone-check.ts';
import { isEmailAddress } from '@/domain/text/email-address.ts';
import { isUuid } from '@/domain/text/uuid.ts';
import { wholeNumber } from './amounts.ts';
import { bookingTimes } from './booking-days.ts';
import { isTick } from './field-kinds.ts';
import { unsentText } from './file-words.ts';
import { type Form, type FormField, fieldsOf, timeKey } from './form.ts';
import { missing, sentence, takenProblem, wrongPostcode } from './form-problems.ts';
import { locationKey, placeOf } from './location-key.ts';

export type Answer = string | number | boolean | string[];
export type Answers = Record<string, Answer>;
type Read = Record<string, Answer | undefined>;

/** One field: what a browser sends of it, several values of a name, read as its answer; undefined where it was left empty. */
type FieldSchema = ZodMiniType<Answer | undefined, readonly string[] | undefined>;
type TextSchema = ZodMiniType<string | number, string>;
/** The server's has the numbering plans; browsers, where they would be too heavy, have the check that needs none. */
export type PhoneReader = (typed: string) => ReadPhone;

/**
 * The one schema of a form, in the browser and on the server alike but for the tables of phone
 * numbers (FORM-01): what was filled in, by the names of the controls, becomes the answers by key.
 * What the form has no field for is left out. Each issue's path is the field, its message what the
 * shopper reads.
 */
export function formSchema(
  form: Form,
  readPhone: PhoneReader = checkPhone,
): ZodMiniType<Answers, Readonly<Record<string, readonly string[] | undefined>>> {
  const fields = fieldsOf(form);
  const times = fields.filter(({ kind }) => kind === 'date-time').map(({ key }) => [timeKey(key), firstValue] as const);
  const shape: Record<string, FieldSchema> = Object.fromEntries([
    ...times,
    ...fields.map((field) => [field.key, fieldSchema(form, field, readPhone)] as const),
  ]);
  // A day and its time are checked also where other fields are wrong.
  const together = superRefine<Read>((read, { addIssue }) => {
    for (const field of fields) {
      const problem = field.kind === 'date-time' ? bookingProblem(form, field, read) : null;
      if (problem) addIssue({ code: 'custom', message: problem, path: [field.key], input: read[field.key] });
    }
  }, whenever);
  return pipe(
    object(shape).check(together),
    transform((read: Read) => answersOf(fields, read)),
  );
}

const whenever = { when: () => true };
const values = optional(array(string()));
const longText = pipe(
  values,
  transform((sent: string[] | undefined) => sent?.[0]?.trim() || undefined),
);
/** A control of one line sends none of these: a program that does would put lines of its own into mails and lists. */
const firstValue = pipe(
  values,
  transform(
    (sent: string[] | undefined) => sent?.[0]?.replaceAll(/[\n\r\v\f\u0085\u2028\u2029]+/g, ' ').trim() || undefined,
  ),
);

function fieldSchema(form: Form, field: FormField, readPhone: PhoneReader): FieldSchema {
  if (isTick(field.kind)) return tick(form, field);
  if (field.kind === 'choices') return several(field);
  const valueSchema = field.kind === 'phone' ? phoneSchema(field, readPhone) : textSchema(field);
  const first = field.kind === 'long-text' || field.kind === 'message' ? longText : firstValue;
  return field.required ? pipe(first, valueSchema) : pipe(first, optional(valueSchema));
}

function tick(form: Form, field: FormField): FieldSchema {
  const must = field.kind === 'terms' || (field.kind === 'tick' && field.required);
  const problem = field.kind === 'terms' ? form.terms.problem : sentence(field.label, 'tick the box.');
  const ticked = transform((sent: string[] | undefined) => Boolean(sent?.length));
  return pipe(values, ticked.check(refine((is) => is || !must, problem)));
}

function several(field: FormField): FieldSchema {
  const chosen = transform((sent: string[] | undefined) => {
    const distinct = [...new Set(sent)].filter((value) => value !== '');
    return distinct.length === 0 ? undefined : distinct;
  });
  return pipe(
    values,
    chosen.check(
      refine(
        (all) => !all || all.every((value) => isChoice(field, value)),
        sentence(field.label, 'choose from the list.'),
      ),
      refine((all) => !field.required || all !== undefined, sentence(field.label, 'choose at least one.')),
    ),
  );
}

const isChoice = ({ choices }: FormField, value: string): boolean => choices.some((choice) => choice.value === value);

/** The text of one field that is filled in. */
function textSchema(field: FormField): TextSchema {
  const { kind, label } = field;
  const valueSchema = string({ error: missing(field) });
  switch (kind) {
    case 'long-text':
    case 'message':
      return valueSchema.check(maxLength(2_000, tooLong(label, 2_000)));
    case 'email':
      return valueSchema.check(refine(isEmailAddress, `${label} must be an address such as name@example.com.`));
    case 'postcode':
      return valueSchema.check(regex(/^\d{4}$/, wrongPostcode));
    case 'number':
      return whole(valueSchema, label, 999_999_999);
    case 'price':
      return whole(valueSchema, label, 10_000_000);
    case 'mileage':
      return whole(valueSchema, label, 2_000_000);
    case 'date':
      return valueSchema.check(refine(isDate, `${label} must be a date such as 2027-03-31.`));
    case 'rego':
      return pipe(
        valueSchema.check(
          refine(
            (typed) => /^[A-Z0-9]{1,9}$/.test(plateOf(typed)),
            `${label} can only have letters and digits, nine at most.`,
          ),
        ),
        transform(plateOf),
      );
    case 'choice':
    case 'category':
    case 'location':
    case 'dealership':
    case 'state':
      return valueSchema.check(refine((value) => isChoice(field, value), sentence(label, 'choose from the list.')));
    case 'file':
      return valueSchema.check(refine(isUuid, { error: ({ input }) => sentence(label, unsentText(input)) }));
    case 'date-time':
      return valueSchema;
    default:
      return valueSchema.check(maxLength(200, tooLong(label, 200)));
  }
}

function phoneSchema(field: FormField, readPhone: PhoneReader): TextSchema {
  const problem = (typed: unknown): string | null => {
    const read = readPhone(String(typed));
    return 'problem' in read ? sentence(field.label, read.problem) : null;
  };
  const shownOf = (typed: string): string => {
    const read = readPhone(typed);
    return 'shown' in read ? read.shown : typed;
  };
  return pipe(
    string({ error: missing(field) }).check(
      refine((typed) => problem(typed) === null, { error: ({ input }) => problem(input) ?? '' }),
    ),
    transform(shownOf),
  );
}

const tooLong = (label: string, max: number): string => `${label} is too long: the limit is ${max} characters.`;
const plateOf = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

function whole(text: ReturnType<typeof string>, label: string, maxCount: number): TextSchema {
  const problem = `${label} must be a whole number up to ${new Intl.NumberFormat('en-AU').format(maxCount)}.`;
  const fits = refine<string>((typed) => (wholeNumber(typed) ?? Number.POSITIVE_INFINITY) <= maxCount, problem);
  return pipe(
    text.check(fits),
    transform((typed: string) => wholeNumber(typed) ?? 0),
  );
}

function isDate(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** What is wrong with a day and a time: they must be free at the chosen place, else the first (FORM-07). */
function bookingProblem(form: Form, field: FormField, read: Read): string | null {
  const [date, time] = [read[field.key], read[timeKey(field.key)]];
  if (typeof date !== 'string') return time && !field.required ? sentence(field.label, 'choose a day as well.') : null;
  if (typeof time !== 'string') return sentence(field.label, 'choose a time as well.');
  const place = placeOf(form, read[locationKey(form)]);
  if (place && time.includes('@'))
    return sentence(
      field.label,
      `that time is at another location. Choose one at ${place.name}, or change the location.`,
    );
  const day = place?.days.find((one) => one.date === date);
  if (!place || !day) return sentence(field.label, `${place?.name ?? 'we'} cannot be booked on that day.`);
  if (bookingTimes(day).includes(time)) return null;
  if (time.includes('T')) return sentence(field.label, 'choose a time on that day.');
  if (day.taken.includes(minutesOf(time) ?? -1)) return takenProblem(field, { time, day: day.label });
  const [from, to] = [day.from, day.to].map((minutes) => twelveHour(clockTime(minutes)));
  return sentence(field.label, `${place.name} takes bookings from ${from} to ${to} on ${day.label}.`);
}

/** A day and a time are one answer, "2026-11-24T10:30" by the clock of the location. */
function answersOf(fields: readonly FormField[], read: Read): Answers {
  const answers = fields.flatMap(({ key, kind }) => {
    const answer = read[key];
    if (answer === undefined) return [];
    return [[key, kind === 'date-time' ? `${answer}T${read[timeKey(key)]}` : answer] as const];
  });
  return Object.fromEntries(answers);
}
