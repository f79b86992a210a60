import type { FormTool } from '@/domain/site/form-tool.ts';
import type { Link } from '@/domain/text/link.ts';
import type { ConsentPiece } from './consent-words.ts';
import type { FieldKind } from './field-kinds.ts';

export type FormChoice = { value: string; label: string };

/** One field as shoppers get it. `key` is its name in the enquiry, `initial` what it holds at first. */
export type FormField = {
  key: string;
  kind: FieldKind;
  label: string;
  required: boolean;
  help: string;
  /** What is beside the box of a consent; nothing for other kinds. */
  pieces: readonly ConsentPiece[];
  choices: readonly FormChoice[];
  initial: string;
};

/** A form without steps has one, without a title (FORM-05). */
export type FormStep = { title: string; fields: readonly FormField[] };

/** A day on which a location takes bookings: every `step` from `from` to `to` but those `taken`, in minutes of its own clock. */
export type BookableDay = {
  date: string;
  label: string;
  from: number;
  to: number;
  step: number;
  taken: readonly number[];
};
export type BookablePlace = { id: string; name: string; days: readonly BookableDay[] };

/** One form of one site, as the browser and the server both know it: everything is settled but what the shopper fills in. */
export type Form = {
  /** The content document's id, or the name of a standard form. */
  id: string;
  steps: readonly FormStep[];
  submitLabel: string;
  category: string;
  subcategory: string;
  /** Number of the event that a sent form fires (ANL-01). */
  event: number;
  places: readonly BookablePlace[];
  /** Amounts of the price field's buttons, dollars (FORM-10). */
  prices: readonly number[];
  optInText: string;
  /** What becomes of the details, under the fields. */
  notice: string;
  /** The site's privacy policy, where it names one. */
  privacy: Link | null;
  terms: { hint: string; problem: string };
  /** How it declares itself to assistants in the browser; absent where the site is closed to them. */
  tool?: FormTool | undefined;
};

/** What a shopper filled in, by the names of the controls; several values where several were chosen. */
export type Filled = Readonly<Record<string, readonly string[]>>;
/** `again`: the shopper may confirm a second booking. */
export type Problem = { field: string; problem: string; again?: true };

/** A form that was sent without script and came back: what was filled in stays (FORM-14). */
export type SentForm = { block: string; filled: Filled; problems: readonly Problem[]; failure: string };

export const fieldsOf = (form: Pick<Form, 'steps'>): FormField[] => form.steps.flatMap(({ fields }) => fields);

/** The second control of a day and time. */
export const timeKey = (key: string): string => `${key}_time`;

/** A time that names its day, and its place where there are several: "2026-11-24T10:30@place". */
export const namedTime = /^(\d{4}-\d\d-\d\d)T([^@]*)(?:@(.*))?$/;

/** A day and a time as they were chosen; until a day is, times name theirs, and their place (else empty). */
export function chosenTime(filled: Filled, key: string): { date: string; time: string; place: string } {
  const [date, chosen] = [filled[key]?.[0] ?? '', filled[timeKey(key)]?.[0] ?? ''];
  const [, day = '', time = '', place = ''] = namedTime.exec(chosen) ?? [];
  return day !== '' && (date === '' || date === day) ? { date: day, time, place } : { date, time: chosen, place: '' };
}

/** The category of enquiries that carry an estimate (NAV-16). */
export const financeEnquiry = 'Finance Enquiry';

/** Texts of the specification (FORM-04, FORM-05), letter for letter. */
export const formText = {
  fix: 'Please fix the following errors:',
  failed: 'An error occurred when submitting this form',
  noLead: 'An unexpected error occured',
} as const;

/** The controls of every form beside its fields: which form it is, which block shows it, the id of the car that it is about, the word for a second booking, the honeypot for robots (FORM-13). */
export const hiddenKeys = {
  form: '_form',
  block: '_block',
  car: '_car',
  again: '_again',
  honeypot: 'company_website',
} as const;
