import { progressKey } from './progress-key.ts';
import { keys, store } from './saved-details.ts';

/**
 * Forgets the details on this device, with what its tab stored of forms, and takes them out of the
 * form in which they were filled.
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
