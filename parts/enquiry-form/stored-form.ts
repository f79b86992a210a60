import { flushSync } from 'react-dom';

export { fillFromAccount } from './account-details.ts';
export { forgetDetails } from './forgotten-details.ts';

import { dropProgress, progressOf, storeProgress } from './saved-progress.ts';
import { lastSent, pageOf } from './sent-lead.ts';
import { putBack, typedIn } from './typed.ts';

/** Identifies a stored form. Browsers separate stores by host, so a store belongs to one site. */
export type FormName = {
  /**
   * The name of a purchase, stored on the device for days; empty for other forms, stored in the
   * tab.
   */
  progress: string;
  form: string;
  /** The car that it is about, where the page's address does not name it. */
  car: string;
};

const storeOf = ({ progress }: FormName) => (progress ? () => localStorage : () => sessionStorage);
const nameOf = ({ progress, form, car }: FormName): string =>
  progress || `${form} ${car || (new URLSearchParams(window.location.search).get('car_id') ?? '')}`;

const now = (): number => performance.timeOrigin + performance.now();

/** Stores a form's content for a reload or a return. It never leaves the browser. */
export const storeForm = (of: FormName, form: HTMLFormElement | null, step: number): void =>
  form ? storeProgress(storeOf(of), nameOf(of), { step, filled: typedIn(form.elements) }, now()) : undefined;

export const drop = (of: FormName): void => dropProgress(storeOf(of), nameOf(of));

/**
 * The enquiry that this form sent from this page; null for none, and once the shopper has begun
 * another one in it.
 */
export function sentFrom(of: FormName): ReturnType<typeof lastSent> {
  const sent = lastSent();
  return sent?.page === pageOf(of.form) && !progressOf(storeOf(of), nameOf(of), now()) ? sent : null;
}

/** Rounds of restoring: location, then its days, then the times of a day depend on each other. */
const passes = 3;

/**
 * Restores a form and returns its step; null if nothing is stored. `redraw` renders the fields that
 * depend on others.
 */
export function restore(
  of: FormName,
  form: HTMLFormElement | null,
  { write, redraw }: { write(name: string, value: string): void; redraw(): void },
): number | null {
  const stored = progressOf(storeOf(of), nameOf(of), now());
  if (!stored || !form) return null;
  for (let pass = 0; pass < passes; pass += 1) {
    putBack(form.elements, stored.filled, write);
    flushSync(redraw);
  }
  return stored.step;
}
