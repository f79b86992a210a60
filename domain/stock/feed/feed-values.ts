import { plainLine, writtenDecimal, writtenNumber } from '@/domain/vocabulary/written-number.ts';

/**
 * Figures as feeds write them, in the platform's units. Each returns undefined for what it cannot
 * read.
 */

const kilometresOfMile = 1.609344;

/** A whole number out of "14,820", "5.0", "5 seats", "6 speed". */
export function wholeOf(text: string): number | undefined {
  const plain = plainLine(text).replace(
    /\s?(?:seats?|seater|doors?|dr|cyl(?:inders?)?|-?speed|sp|gears?|kgs?|mm|stars?|kw|nm)$/i,
    '',
  );
  const number = writtenNumber(plain);
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

/** Kilometres out of "41,200 km", "12345.0", "12345,5", "41k", "7,500 miles"; a part of one kilometre is left out. */
export function kilometresOf(text: string): number | undefined {
  const plain = plainLine(text.slice(0, 60)).toLowerCase().replace(/\.$/, '');
  const [, figure = '', thousands, unit = ''] =
    /^([\d., '’]*\d)\s?(k(?= ?(?:kms?|kilomet(?:re|er)s?|miles?)?$))?\s?(kms?|kilomet(?:re|er)s?|kmt|miles?|mis?|smi)?$/.exec(
      plain,
    ) ?? [];
  const number = writtenNumber(figure);
  if (number === undefined || (!Number.isInteger(number) && number < 1000 && !thousands)) return undefined;
  const distance = number * (thousands ? 1000 : 1) * (/^(?:m|s)/.test(unit) ? kilometresOfMile : 1);
  const kilometres = /^(?:m|s)/.test(unit) ? Math.round(distance) : Math.floor(distance);
  return kilometres <= 2_000_000 ? kilometres : undefined;
}

/** A number out of "7.6", "7,6 L/100km", "5 stars". */
export function decimalOf(text: string): number | undefined {
  const [, figure = ''] =
    /^([\d.,]+)\s?(?:l|lt|ltr|litres?|l\/100 ?kms?|litres? per 100 ?kms?|stars?)?$/i.exec(plainLine(text)) ?? [];
  return writtenDecimal(figure);
}

/** Cubic centimetres out of "1998", "1,998 cc", "2.0", "2,0", "2.0L", "2.0L Turbo": what is below 20 is litres; 0 for an electric motor. */
export function cubicCentimetresOf(text: string): number | undefined {
  const plain = plainLine(text).toLowerCase();
  if (/^(?:electric|ev|e-?motor|electric motor|none|0|0\.0+)$/.test(plain)) return 0;
  const [, bare = '', unit = ''] = /^([\d.,]+)\s?(cc|ccm|cm3|cm³|l|lt|ltr|litres?|liters?)?$/.exec(plain) ?? [];
  if (bare) return displacement(bare, unit);
  // "2.0L Turbo 4cyl", "V6 3.5 litre": one figure with its unit among words.
  const named = [
    ...plain.matchAll(/(?<![\d.,])(\d{1,5}(?:[.,]\d{1,3})?)\s?(cc|ccm|cm3|l|lt|ltr|litres?|liters?)(?![a-z0-9/])/g),
  ];
  const [only] = named;
  return only && named.length === 1 ? displacement(only[1] ?? '', only[2] ?? '') : undefined;
}

function displacement(figure: string, unit: string): number | undefined {
  const small = writtenDecimal(figure);
  if (small === undefined) return undefined;
  const isLitres = unit.startsWith('l') || (unit === '' && small < 20);
  // "1,998" is 1,998 cc or 1.998 litres: the same.
  const isGrouped = /^\d{1,2}[.,]\d{3}$/.test(figure);
  const cubic = Math.round(isLitres || isGrouped ? small * 1000 : small);
  return cubic === 0 || (cubic >= 40 && cubic <= 20_000) ? cubic : undefined;
}

/** "2024", "2024.0", "2,024". */
export function yearOf(text: string): number | undefined {
  const plain = plainLine(text)
    .replace(/^(\d{4})\.0+$/, '$1')
    .replace(/^([12]),(\d{3})$/, '$1$2');
  return /^(?:19|20)\d{2}$/.test(plain) ? Number(plain) : undefined;
}

/** A VIN, or the chassis number of an older car; I, O and Q are in neither. */
export function vinOf(text: string): string | undefined {
  const plain = plainLine(text).replaceAll(/[\s-]/g, '');
  if (/^0+$/.test(plain)) return '';
  return /^[a-hj-npr-z0-9]{5,17}$/i.test(plain) ? plain.toUpperCase() : undefined;
}
