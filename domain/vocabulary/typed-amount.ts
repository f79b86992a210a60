import { plainLine, writtenDecimal, writtenNumber } from './written-number.ts';

/** What is around a figure: a sign, a currency, "k", and words without figures. */
const typed = /^(-)?(?:a\$|au\$|aud|\$)? ?(-)?(\.?\d[\d.,'’ ]*)(k(?![a-z])|thousand\b|grand\b)?([^\d]*)$/i;

/**
 * The amount that a person typed or pasted, of dollars or kilometres: "$35,000", "35.000", "35 000.50", "35k", "90 000 km". Null where there
 * is none, or it may mean two things ("20-30k", "1e9"). A negative one is taken as it is.
 */
export function typedAmount(text: string): number | null {
  const { figure, sign, thousand } = parts(text) ?? {};
  if (figure === undefined) return null;
  const number = thousand
    ? (writtenDecimal(figure) ?? writtenNumber(figure))
    : writtenNumber(figure.replace(/^\./, '0.'));
  return number === undefined ? null : signed(number * (thousand ? 1_000 : 1), sign);
}

/** The same of a small quantity, in which a point is always the decimal one: "8.125 %", "8,5 %", "5 years". */
export function typedQuantity(text: string): number | null {
  const { figure, sign, thousand } = parts(text) ?? {};
  if (figure === undefined) return null;
  const grouped = /^\d{1,3}(?:,\d{3})+$/.test(figure);
  const number = grouped ? writtenNumber(figure) : writtenDecimal(figure.replace(/^\./, '0.'));
  return number === undefined ? null : signed(number * (thousand ? 1_000 : 1), sign);
}

function parts(text: string) {
  const [, before, behind, figure, thousand] = typed.exec(plainLine(text.slice(0, 100)).replaceAll('−', '-')) ?? [];
  return figure === undefined ? null : { figure: figure.replace(/[ .,]+$/, ''), sign: before ?? behind, thousand };
}

const signed = (number: number, sign: string | undefined): number | null => {
  const rounded = Math.round(number * 100_000) / 100_000;
  return Number.isFinite(rounded) ? (sign ? -rounded : rounded) : null;
};
