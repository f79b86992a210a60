import { type Filled, hiddenKeys } from '@/domain/leads/form.ts';

/** What of a control is read and written here. */
type Control = {
  name: string;
  type: string;
  value: string;
  autocomplete?: string;
  defaultValue?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  options?: ArrayLike<{ value: string; defaultSelected: boolean }>;
};

const never = new Set(['hidden', 'password', 'file', 'submit', 'reset', 'button', 'fieldset', 'output']);
const ours = new Set<string>(Object.values(hiddenKeys));
const boxes = new Set(['checkbox', 'radio']);

/** What a shopper types or chooses; never a password, a one-time code, a file, or what is not shown. */
const isTyped = ({ name, type, autocomplete = '' }: Control): boolean =>
  name !== '' && !never.has(type) && !ours.has(name) && !autocomplete.includes('one-time-code');

/** What is in the controls of a form. A box without a tick counts too: who took it away must not find it back. */
export function typedIn(elements: Iterable<unknown>): Filled {
  const typed: Record<string, string[]> = {};
  for (const control of elements as Iterable<Control>) {
    if (!isTyped(control)) continue;
    const before = typed[control.name] ?? [];
    const isSet = !boxes.has(control.type) || control.checked;
    typed[control.name] = isSet ? [...before, control.value] : before;
  }
  return typed;
}

/**
 * Puts what was typed into the controls that are as the page brought them: what the browser restored by itself, and what a shopper has
 * changed since, stays. `write` is how the form writes into a field.
 */
export function putBack(
  elements: Iterable<unknown>,
  typed: Filled,
  write: (name: string, value: string) => void,
): void {
  for (const control of elements as Iterable<Control>) {
    const values = typed[control.name];
    if (!values || !isTyped(control)) continue;
    if (boxes.has(control.type)) {
      if (control.checked === control.defaultChecked) control.checked = values.includes(control.value);
      continue;
    }
    const [value = ''] = values;
    if (control.value === atFirst(control) && isOffered(control, value)) write(control.name, value);
  }
}

const atFirst = ({ options, defaultValue = '' }: Control): string => {
  if (!options) return defaultValue;
  const all = Array.from(options);
  return (all.find(({ defaultSelected }) => defaultSelected) ?? all[0])?.value ?? '';
};

/** A list without the value would show nothing at all. */
const isOffered = ({ options }: Control, value: string): boolean =>
  !options || Array.from(options).some((option) => option.value === value);
