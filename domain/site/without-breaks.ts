const units = /(\d) (km|kg|mm|cm|am|pm)\b/g;
const phones = /\b(?:0\d \d{4} \d{4}|04\d\d \d{3} \d{3}|1[38]00 \d{3} \d{3}|13\d \d{3}|13 \d\d \d\d)\b/g;
const days = /\b(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December)\b/g;
const postcodes = /\b(VIC|NSW|QLD|SA|WA|TAS|ACT|NT) (\d{4})\b/g;

/**
 * The same text with spaces that do not break between a figure and its unit, within a phone number,
 * a day, a state and its postcode.
 */
export function withoutBreaks(text: string): string {
  return text
    .replace(units, '$1\u00a0$2')
    .replace(phones, (number) => number.replaceAll(' ', '\u00a0'))
    .replace(days, '$1\u00a0$2')
    .replace(postcodes, '$1\u00a0$2');
}
