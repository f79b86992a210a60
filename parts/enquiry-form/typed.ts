import { type Filled, hiddenKeys } from '@/domain/leads/form.ts';

/** The properties of a control that are used here. */
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

/**
 * What a shopper types or chooses; never a password, a one-time code, a file, or what is not shown.
 */
const isTyped = ({ name, type, autocomplete = '' }: Control): boolean =>
  name !== '' && !never.has(type) && !ours.has(name) && !autocomplete.includes('one-time-code');

/** The values of a form's controls. An unticked box counts too: it must not come back ticked. */
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
 * Restores typed values into controls that still have their initial value; what the browser
 * restored, or the shopper changed since, stays. `write` sets a field of the form.
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

/** A select without such an option would become empty. */
const isOffered = ({ options }: Control, value: string): boolean =>
  !options || Array.from(options).some((option) => option.value === value);
