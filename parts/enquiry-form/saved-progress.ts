import { type Filled, hiddenKeys } from '@/domain/leads/form.ts';

/** How far somebody came with a form of several steps, and what stands in it. */
export type Progress = { step: number; filled: Filled };
type Entry = Progress & { name: string; atMs: number };
/** A browser may refuse its store as soon as it is named. */
type Store = () => Pick<Storage, 'getItem' | 'setItem'>;

export const device: Store = () => localStorage;

const key = 'forecourt:progress';
/** Forms of which a device keeps the progress; the one left longest ago goes first. */
export const mostKept = 5;
/** After this a form starts afresh, milliseconds. */
const keptMs = 30 * 86_400_000;
const hidden = new Set<string>(Object.values(hiddenKeys));

/** What this device kept of a form (CHK-05); null for nothing, for what is old, and where the browser keeps nothing. `now` in epoch milliseconds. */
export function progressOf(store: Store, name: string, now: number): Progress | null {
  const found = entries(store).find((entry) => entry.name === name);
  return found && now - found.atMs < keptMs ? { step: found.step, filled: found.filled } : null;
}

export function keepProgress(store: Store, name: string, { step, filled }: Progress, now: number): void {
  const own = Object.fromEntries(Object.entries(filled).filter(([field]) => !hidden.has(field)));
  write(store, [{ name, step, filled: own, atMs: now }, ...others(store, name)]);
}

export const dropProgress = (store: Store, name: string): void => write(store, others(store, name));

const others = (store: Store, name: string) => entries(store).filter((entry) => entry.name !== name);

function entries(store: Store): Entry[] {
  try {
    const kept: unknown = JSON.parse(store().getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function write(store: Store, kept: readonly Entry[]): void {
  try {
    store().setItem(key, JSON.stringify(kept.slice(0, mostKept)));
  } catch {
    // A full or closed store keeps nothing; the form works all the same.
  }
}

function isEntry(one: unknown): one is Entry {
  if (typeof one !== 'object' || one === null) return false;
  const { name, step, atMs, filled } = one as Partial<Record<keyof Entry, unknown>>;
  return (
    typeof name === 'string' &&
    Number.isInteger(step) &&
    Number(step) >= 0 &&
    typeof atMs === 'number' &&
    typeof filled === 'object' &&
    filled !== null &&
    Object.values(filled).every(isTexts)
  );
}

const isTexts = (values: unknown): boolean =>
  Array.isArray(values) && values.every((value) => typeof value === 'string');

/** Puts kept answers into the controls that nobody has touched yet. */
export function putBack(form: HTMLFormElement, filled: Filled): void {
  for (const control of form.elements) {
    const values = filled[(control as HTMLInputElement).name];
    if (values) fill(control, values);
  }
}

function fill(control: Element, values: readonly string[]): void {
  if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
    if (control.checked === control.defaultChecked) control.checked = values.includes(control.value);
  } else if (control instanceof HTMLInputElement && control.type !== 'file' && control.type !== 'hidden') {
    if (control.value === control.defaultValue) control.value = values[0] ?? '';
  } else if (control instanceof HTMLTextAreaElement) {
    if (control.value === control.defaultValue) control.value = values[0] ?? '';
  } else if (control instanceof HTMLSelectElement && control.value === '') control.value = values[0] ?? '';
}
