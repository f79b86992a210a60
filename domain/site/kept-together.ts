const units = /(\d) (km|kg|mm|cm|am|pm)\b/g;
const phones = /\b(?:0\d \d{4} \d{4}|04\d\d \d{3} \d{3}|1[38]00 \d{3} \d{3}|13\d \d{3}|13 \d\d \d\d)\b/g;

/** The same words with spaces that do not break between a figure and its unit and within a phone number. */
export function keptTogether(words: string): string {
  return words.replace(units, '$1\u00a0$2').replace(phones, (number) => number.replaceAll(' ', '\u00a0'));
}
