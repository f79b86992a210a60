const threes = /\B(?=(?:\d{3})+$)/g;

/**
 * A whole number as Australians write it, 1234567 → "1,234,567". As `Intl.NumberFormat('en-AU')` says it, without which a page's first
 * number costs a phone tens of milliseconds while it becomes usable. Fractions are cut off.
 */
export function grouped(number: number): string {
  return String(Math.trunc(number)).replace(threes, ',');
}
