import { extensionOf } from '@/domain/locations/phone.ts';
import { parsePhone } from '@/domain/locations/read-phone.ts';

/** `number` in E.164 ("+61412555019"), `shown` as Australians write it ("0412 555 019"). */
type MobileNumber = { number: string; shown: string };

/** Why a number cannot be sent a code, as a sentence for the person who typed it. */
type NotMobile = { problem: string };

/** Longer than any number with its spaces, characters. */
const maxLength = 40;

/** An Australian mobile number as people type or paste it: 04…, +61 4…, 0061 4…, with spaces, dots, dashes, brackets and invisible signs (SAVE-06). */
export function readMobile(text: string): MobileNumber | NotMobile {
  if (text.replaceAll(/\p{Cf}/gu, '').trim() === '') return { problem: 'Enter your mobile number.' };
  const read = text.length > maxLength || extensionOf(text) ? null : parsePhone(text);
  if (!read) return { problem: unreadable };
  if (read.country && read.country !== 'AU') return { problem: foreign(countryName(read.country)) };
  if (!read.country && read.countryCallingCode !== '61') return { problem: foreign(null) };
  if (!read.isValid()) return { problem: unreadable };
  if (read.getType() !== 'MOBILE')
    return { problem: 'That’s not a mobile number, and we can only text mobiles. Enter one starting 04 or +61 4.' };
  return { number: read.number, shown: read.formatNational() };
}

/** "0412 ••• 019": enough for the owner to recognise, too little for others. */
export function maskedMobile(shown: string): string {
  const digits = shown.replaceAll(/\D/g, '');
  return `${digits.slice(0, 4)} ••• ${digits.slice(-3)}`;
}

const unreadable = 'That doesn’t look like an Australian mobile number. It has 10 digits and starts with 04.';

const foreign = (country: string | null): string =>
  `${country ? `That number is from ${country}` : 'That’s an overseas number'}. We can only text Australian mobiles, starting 04 or +61 4.`;

function countryName(code: string): string | null {
  return new Intl.DisplayNames('en-AU', { type: 'region' }).of(code) ?? null;
}
