import { flushSync } from 'react-dom';

export { fillFromAccount } from './account-details.ts';
export { forgetDetails } from './forgotten-details.ts';

import { dropProgress, progressOf, storeProgress } from './saved-progress.ts';
import { putBack, typedIn } from './typed.ts';

/** Which form it is. A tab's store is one site's: the browser stores one for each host. */
export type FormName = {
  /** The name of a purchase, which the device stores for days; empty for other forms, which the tab stores. */
  progress: string;
  form: string;
  /** The car that it is about, where the page's address does not name it. */
  car: string;
};

const storeOf = ({ progress }: FormName) => (progress ? () => localStorage : () => sessionStorage);
const nameOf = ({ progress, form, car }: FormName): string =>
  progress || `${form} ${car || (new URLSearchParams(window.location.search).get('car_id') ?? '')}`;

const now = (): number => performance.timeOrigin + performance.now();

/** Stores what is in a form, for a reload and for who comes back to it. Nothing of it leaves the browser. */
export const storeForm = (of: FormName, form: HTMLFormElement | null, step: number): void =>
  form ? storeProgress(storeOf(of), nameOf(of), { step, filled: typedIn(form.elements) }, now()) : undefined;

export const drop = (of: FormName): void => dropProgress(storeOf(of), nameOf(of));

/** Lists that depend on others: the place, its days, the times of one. */
const passes = 3;

/**
 * Restores what was stored and returns the step; null for nothing. `redraw` shows what depends on
 * it.
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
