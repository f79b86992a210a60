/** Groups of digits by how a number begins: mobiles and 1300/1800 4-3-3, 13 2-2-2, landlines 2-4-4. */
function groupsOf(digits: string): readonly number[] | null {
  if (/^04\d{8}$|^05\d{8}$|^1[38]00\d{6}$/.test(digits)) return [4, 3, 3];
  if (/^13\d{4}$/.test(digits)) return [2, 2, 2];
  return /^0[2378]\d{8}$/.test(digits) ? [2, 4, 4] : null;
}

/** "+61 3 5550 4410" → "03 5550 4410", "0491570156" → "0491 570 156"; what is no Australian number comes back trimmed. */
export function formatPhone(phone: string): string {
  const digits = digitsOf(phone);
  const groups = groupsOf(digits);
  if (!groups) return phone.trim();
  let at = 0;
  return groups
    .map((length) => {
      at += length;
      return digits.slice(at - length, at);
    })
    .join(' ');
}

/** The address that dials a number: "tel:0355504410". */
export const phoneHref = (phone: string): string => `tel:${digitsOf(phone) || phone.replaceAll(/\s/g, '')}`;

/** Digits alone, +61 as 0. */
const digitsOf = (phone: string): string =>
  phone
    .replaceAll(/[\s().-]/g, '')
    .replace(/^\+61\(?0?\)?/, '0')
    .replaceAll(/\D/g, '');
