import { type Form, type FormField, fieldsOf } from './form.ts';
import type { Answers } from './form-schema.ts';
import { momentText } from './moment-text.ts';

/**
 * The consents that a form showed, and whether the shopper gave them. The text is the server's own,
 * as the form had it when it was sent; none is taken from the browser.
 */
export type Consent = {
  kind: 'opt-in' | 'terms';
  /** The sentence beside the box. */
  words: string;
  given: boolean;
  /** The box was ticked before the shopper did anything. */
  tickedAtFirst: boolean;
  form: string;
  /** Path of the page with the form. */
  page: string;
  /** Epoch milliseconds. */
  atMs: number;
};

/** The consents of a checked form. */
export function consentsOf(form: Form, answers: Answers, { url, now }: { url: string; now: number }): Consent[] {
  const [page = ''] = url.split(/[?#]/);
  return fieldsOf(form)
    .filter(isConsent)
    .map(({ key, kind, pieces, initial }) => ({
      kind,
      words: pieces.map(({ text }) => text).join(''),
      given: answers[key] === true,
      tickedAtFirst: initial !== '',
      form: form.id,
      page,
      atMs: now,
    }));
}

const isConsent = (field: FormField): field is FormField & { kind: Consent['kind'] } =>
  field.kind === 'opt-in' || field.kind === 'terms';

export const consentTitles: Record<Consent['kind'], string> = { 'opt-in': 'News and offers', terms: 'Terms' };

/** A consent for people: “Yes, send me offers.” Ticked (the box started ticked), Monday 23 November 2026, 10:30 am, form test-drive, page /book. */
export function consentLine({ words, given, tickedAtFirst, form, page, atMs }: Consent, timeZone: string): string {
  const first = tickedAtFirst ? ' (the box started ticked)' : '';
  return `“${words}” ${given ? 'Ticked' : 'Not ticked'}${first}, ${momentText(atMs, timeZone)}, form ${form}, page ${page}`;
}

/** The same in the names of a webhook. */
export const consentPayload = ({ tickedAtFirst, atMs, ...consent }: Consent) => ({
  ...consent,
  ticked_at_first: tickedAtFirst,
  at: new Date(atMs).toISOString(),
});
