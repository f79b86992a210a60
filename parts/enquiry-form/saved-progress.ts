import { type Filled, hiddenKeys } from '@/domain/leads/form.ts';
import { progressKey } from './progress-key.ts';

/** How far a shopper came with a form, and what is in it. */
type Progress = { step: number; filled: Filled };
type Entry = Progress & { name: string; atMs: number };
/** A browser may refuse its store as soon as it is named. */
type Store = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = progressKey;
/**
 * Forms of which a device, or a tab, stores the progress; the least recently used one goes first.
 */
export const maxStored = 5;
/** After this a form starts afresh, milliseconds. */
const retentionMs = 30 * 86_400_000;
const hidden = new Set<string>(Object.values(hiddenKeys));

/**
 * What a store holds of a form (CHK-05, FORM-04); null for nothing, for what is old, and where the
 * browser stores nothing. `now` in epoch milliseconds.
 */
export function progressOf(store: Store, name: string, now: number): Progress | null {
  const found = entries(store).find((entry) => entry.name === name);
  return found && now - found.atMs < retentionMs ? { step: found.step, filled: found.filled } : null;
}

export function storeProgress(store: Store, name: string, { step, filled }: Progress, now: number): void {
  const own = Object.fromEntries(Object.entries(filled).filter(([field]) => !hidden.has(field)));
  write(store, [{ name, step, filled: own, atMs: now }, ...others(store, name)]);
}

export const dropProgress = (store: Store, name: string): void => write(store, others(store, name));

const others = (store: Store, name: string) => entries(store).filter((entry) => entry.name !== name);

function entries(store: Store): Entry[] {
  try {
    const stored: unknown = JSON.parse(store().getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function write(store: Store, stored: readonly Entry[]): void {
  try {
    if (stored.length === 0) store().removeItem(key);
    else store().setItem(key, JSON.stringify(stored.slice(0, maxStored)));
  } catch {
    // A full or closed store saves nothing; the form works all the same.
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
