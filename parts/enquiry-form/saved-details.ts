import { isOneOf } from '@/domain/vocabulary/typed-keys.ts';
/** The fields of a sent form with which later forms on this device are filled in (FORM-11). */
export const keys = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;
export const store = 'forecourt:details';

export type Details = Partial<Record<(typeof keys)[number], string>>;

/** What is stored on this device; nothing where the browser stores nothing. */
export function savedDetails(): Details {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(store) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([key, value]) => isKey(key) && typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Stores the shopper's details from a form; details that the form does not have stay as stored. */
export function saveDetails(filled: Readonly<Record<string, readonly string[]>>): void {
  const now = Object.fromEntries(keys.flatMap((key) => (filled[key]?.[0] ? [[key, filled[key][0]]] : [])));
  try {
    localStorage.setItem(store, JSON.stringify({ ...savedDetails(), ...now }));
  } catch {
    // A full or closed store saves nothing; the enquiry is sent all the same.
  }
}

/** Puts the details into the empty controls of a form; returns whether there was any. */
export function fillIn(form: HTMLFormElement, details: Details): boolean {
  const empty = keys.flatMap((key) => {
    const control = form.elements.namedItem(key);
    return control instanceof HTMLInputElement && control.value === '' && details[key] ? [{ control, key }] : [];
  });
  for (const { control, key } of empty) control.value = details[key] ?? '';
  return empty.length > 0;
}

const isKey = (key: string): boolean => isOneOf(keys, key);
