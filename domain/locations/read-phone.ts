import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { dialledNumber, extensionOf, formatPhone } from './phone.ts';
import { checkPhone, type ReadPhone, unreadable } from './phone-check.ts';

/** By the numbering plans of all countries: 150 KB of tables, for the server alone. Null if the text is not a number at all. */
export function parsePhone(typed: string): PhoneNumber | null {
  const number = dialledNumber(typed);
  return number === '' ? null : (parsePhoneNumberFromString(number, 'AU') ?? null);
}

/** A phone number that a person typed or pasted, Australian unless it has a country code (FORM-03). */
export function readPhone(typed: string): ReadPhone {
  const checked = checkPhone(typed);
  if ('problem' in checked) return checked;
  const read = parsePhone(typed);
  // Ranges of mobiles are given out faster than tables are renewed, and an enquiry must not be lost for that.
  if (!read || !(read.isValid() || /^04\d{8}$/.test(dialledNumber(typed)))) return { problem: unreadable };
  if (read.countryCallingCode === '61') return { shown: formatPhone(typed) };
  const extension = extensionOf(typed);
  return { shown: [read.formatInternational(), ...(extension ? [`ext ${extension}`] : [])].join(' ') };
}
