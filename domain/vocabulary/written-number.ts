/** Signs that are not seen and that copying brings along: zero-width ones, directions, byte-order marks. */
const unseen = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** One line as a reader sees it: full-width letters plain, every kind of space one space. */
export const plainLine = (text: string): string =>
  text.normalize('NFKC').replaceAll(unseen, '').replaceAll(/\s+/g, ' ').trim();

/**
 * A number as people and programs write it: "35990", "35,990", "35.990", "35 990", "35'990", each with decimals after the other sign, and
 * "35990,00". Three digits after the only separator are thousands; undefined for whatever could mean two things ("35,9900", "1,23").
 */
export function writtenNumber(text: string): number | undefined {
  const plain = plainLine(text).replace(/^\d{1,3}(?:[ '’]\d{3}){1,4}(?![\d '’])/, (grouped) =>
    grouped.replaceAll(/\D/g, ''),
  );
  if (plain.length > 24) return undefined;
  if (/^\d{1,15}$/.test(plain)) return Number(plain);
  const grouped = /^[1-9]\d{0,2}(?:,\d{3}){1,4}(?:\.\d{1,4})?$/.test(plain);
  if (grouped) return Number(plain.replaceAll(',', ''));
  if (/^[1-9]\d{0,2}(?:\.\d{3}){1,4}(?:,\d{1,4})?$/.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  const [, whole = '', sign, decimals = ''] = /^(\d{1,12})([.,])(\d{1,8})$/.exec(plain) ?? [];
  if (sign === '.') return Number(`${whole}.${decimals}`);
  return sign === ',' && (decimals.length <= 2 || whole.length > 3) ? Number(`${whole}.${decimals}`) : undefined;
}

/** A small quantity, in which a separator is always the decimal one: "7.65", "2,0", "1.998". */
export function writtenDecimal(text: string): number | undefined {
  const plain = plainLine(text);
  return /^\d{1,6}(?:[.,]\d{1,8})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}
