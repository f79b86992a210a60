/**
 * The amount in what a person typed or pasted, integer cents: "$35,000", "35 000.50", "35k". Null when there is no amount in it.
 * Negative amounts are taken as they stand; the calculator's limits deal with them.
 */
export function centsFromInput(text: string): number | null {
  const number = numberFromInput(text);
  return number === null ? null : Math.round(number * 100);
}

/** The number in what a person typed: "8.5 %", "5 years", "1,000". Null when there is none. */
export function numberFromInput(text: string): number | null {
  const match = /^([-−]?)\$?(\d*\.?\d+)(?!\d|e[+-]?\d)(k(?![a-z]))?/i.exec(
    text.replaceAll(/[\s,\u00a0]/g, '').replace(/^\$([-−])/, '$1$'),
  );
  if (!match) return null;
  const [, sign, digits, thousand] = match;
  const value = Number(digits) * (thousand ? 1_000 : 1) * (sign ? -1 : 1);
  return Number.isFinite(value) ? value : null;
}
