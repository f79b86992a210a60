import { progressKey } from './progress-key.ts';
import { keys, store } from './saved-details.ts';

/**
 * Deletes the details from this device, with the form progress of this tab, and empties the fields
 * of the form that were filled with them.
 */
export function forgetDetails(form: HTMLFormElement | null): void {
  for (const key of keys) {
    const control = form?.elements.namedItem(key);
    if (control instanceof HTMLInputElement) control.value = '';
  }
  try {
    localStorage.removeItem(store);
    sessionStorage.removeItem(progressKey);
  } catch {
    // Nothing was stored.
  }
}
