const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * The eleven digits of an Australian Business Number; null where it is none: 1 is taken from the first digit, and the sum of all digits by their
 * weights is a multiple of 89 (abr.business.gov.au, "Format of the ABN").
 */
export function abnDigits(text: string): string | null {
  const digits = text.replaceAll(' ', '');
  if (!/^[1-9]\d{10}$/.test(digits)) return null;
  const sum = weights.reduce((total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0);
  return sum % 89 === 0 ? digits : null;
}

/** "64 109 840 217"; empty if it is not an ABN. */
export const formatAbn = (text: string): string =>
  abnDigits(text)?.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4') ?? '';
