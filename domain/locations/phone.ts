/** Groups of digits by how a number begins: mobiles and 1300/1800 4-3-3, 13 2-2-2, 180 3-4, landlines 2-4-4. */
function groupsOf(digits: string): readonly number[] | null {
  if (/^04\d{8}$|^05\d{8}$|^1[389]00\d{6}$/.test(digits)) return [4, 3, 3];
  if (/^13\d{4}$/.test(digits)) return [2, 2, 2];
  if (/^180\d{4}$/.test(digits)) return [3, 4];
  return /^0[2378]\d{8}$/.test(digits) ? [2, 4, 4] : null;
}

/** "+61 3 5550 4410" → "03 5550 4410", "0491570156" → "0491 570 156"; any other number is only trimmed. */
export function formatPhone(phone: string): string {
  const { number, extension } = partsOf(phone);
  const digits = /[a-z]/i.test(number) ? '' : dialledNumber(phone);
  const groups = groupsOf(digits);
  if (!groups) return phone.trim();
  let at = 0;
  const shown = groups.map((length) => {
    at += length;
    return digits.slice(at - length, at);
  });
  return [...shown, ...(extension ? [`ext ${extension}`] : [])].join(' ');
}

/** The address that dials a number, without its extension: "tel:0355504410", "tel:+6495550123". */
export const phoneHref = (phone: string): string => `tel:${dialledNumber(phone) || phone.replaceAll(/\s/g, '')}`;

/** An Australian number with its area code, or a 13, 1300 or 1800 number. */
export const isAustralianPhone = (phone: string): boolean => groupsOf(dialledNumber(phone)) !== null;

/**
 * A number as it is dialled in Australia, digits alone: "(+61) 491 570 156" → "0491570156", "+61 1300 555 441" → "1300555441",
 * "1300 FORD 00" → "1300367300"; an overseas one keeps its plus. Empty where there is something else than one number.
 */
export function dialledNumber(phone: string): string {
  const { number } = partsOf(phone);
  const typed = /^1[38]/.test(number) ? keyed(number) : number;
  if (!/^\+?\d+$/.test(typed)) return '';
  const full = typed.replace(/^(?:0011|00(?=61))/, '+').replace(/^61(?=[2-478]\d{8}$)/, '+61');
  if (!full.startsWith('+61')) return full;
  const national = full.slice(3).replace(/^0/, '');
  // Numbers for the whole country have no area code, so no 0 before them.
  return /^1[389]/.test(national) ? national : `0${national}`;
}

/** The digits of an extension: "03 5550 4410 ext 12" → "12"; empty for none. */
export const extensionOf = (phone: string): string => partsOf(phone).extension;

/** Without what people paste around digits: invisible signs, dots, dashes of any length, brackets, digits of full width, "Mob:". */
function partsOf(phone: string): { number: string; extension: string } {
  const plain = phone.slice(0, 100).normalize('NFKC');
  const close = plain
    .replaceAll(/[\s().,;:\p{Cf}\p{Pd}\u2212]/gu, '')
    .replace(/^(?:tel|ph|phone|mob|mobile)(?=[+\d])/i, '');
  const [, number = close, extension = ''] = /^(.*?)(?:extension|extn|ext|x|#)(\d{1,6})$/i.exec(close) ?? [];
  return { number, extension };
}

const keypad = '22233344455566677778889999';

/** Letters as the keys of a phone have them; what is dialled after a whole number is lost on the way. */
const keyed = (number: string): string =>
  /[a-z]/i.test(number)
    ? number
        .toLowerCase()
        .replaceAll(/[a-z]/g, (letter) => keypad[letter.charCodeAt(0) - 97] ?? '')
        .slice(0, /^1[38]00/.test(number) ? 10 : 6)
    : number;
