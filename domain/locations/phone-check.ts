import { dialledNumber, formatPhone } from './phone.ts';

/**
 * A number as people read it ("0491 570 156"), or why it is none: a text that follows the name of
 * the field.
 */
export type ReadPhone = { shown: string } | { problem: string };

const examples = 'such as 03 5550 1234 or 0491 570 156';

export const unreadable = `we can’t read this as a phone number. Enter it with its area code, ${examples}, or with + and the country code.`;

/**
 * The check that browsers make while a form is filled in: it needs no tables of numbers, so it lets pass what only `readPhone` of the server
 * can refuse, and refuses nothing that the server takes.
 */
export function checkPhone(typed: string): ReadPhone {
  const number = dialledNumber(typed);
  const problem = problemOf(number);
  return problem ? { problem } : { shown: formatPhone(typed) };
}

function problemOf(number: string): string | null {
  const { length } = number.replace('+', '');
  if (length < 6 || length > 15 || /^1[0-257]/.test(number)) return unreadable;
  if (/^[2-9]\d{7}$/.test(number)) return `add the area code, ${examples}.`;
  if (!/^0[23478]/.test(number) || length === 10) return null;
  const kind = number.startsWith('04') ? 'a mobile number' : 'a number with its area code';
  return `${kind} has 10 digits. This one has ${length}.`;
}
