import { amount, each, gap, span, wordsBefore } from './money-words.ts';

const lowered = String.raw`(?:(?:of|from|at|as low as|only|just|is|are|for|start(?:s|ing)? (?:at|from)|pay(?:ing)?)[\s:]{1,3}){0,4}`;
/** Money that a car's buyer does not repay: "wages from $1,450 a week", "hire a ute from $79 a week". */
const otherPayment =
  /(?<!\b(?:no|free|zero|without)[\s-])\b(?:wages?|salary|earns?|paid|fuel|petrol|charg(?:e|ing)|electricity|hire|rent(?:al|s)?|loan car|parking|membership|subscription|insurance|storage|fees?|service(?! loan)|servicing)\b(?:\s[a-z-]{1,20}){0,4}[\s:]{0,3}$/i;

const repayments = [
  new RegExp(`${amount}(?:\\s(?:only|just|or less|approx\\.?|(?:re)?payments?))?${gap}${each}`, 'gi'),
  new RegExp(
    `\\b(?:weekly|fortnightly|monthly)\\b[\\s:]{1,3}(?:(?:re)?payments?|instalments?)?[^.$%]{0,24}${amount}`,
    'gi',
  ),
  new RegExp(`\\b(?:per |a |each )?${span}\\s?[:=]\\s?${lowered}${amount}`, 'gi'),
  new RegExp(`\\bper ${span}\\s${lowered}${amount}`, 'gi'),
  new RegExp(`\\b(?:(?:re)?payments?|instalments?)[\\s:]{1,3}${lowered}${amount}`, 'gi'),
  new RegExp(`${amount}\\s(?:re)payments?\\b`, 'gi'),
  new RegExp(`\\b\\d{2,3} (?:weekly |fortnightly |monthly )?(?:re)?payments of ${amount}`, 'gi'),
  new RegExp(`${amount}\\s(?:over|for) \\d{2,3} (?:weeks|fortnights|months)\\b`, 'gi'),
];
/** A day's figure is a repayment only where driving or owning is sold by it. */
const daily = new RegExp(`${amount}${gap}(?:per|a|each|\\/)\\s?day\\b`, 'gi');
const sold = /\b(?:drive|drives|yours|own|repay|repayments?|finance|coffee)\b/i;

/** Where a repayment's figure is in a plain text. */
export function repaymentsIn(text: string): number[] {
  const patterns = sold.test(text) ? [...repayments, daily] : repayments;
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !otherPayment.test(wordsBefore(text, index)))
      .map(({ 0: found, index }) => index + Math.max(0, found.indexOf('$'))),
  );
}

const onlyAmount = new RegExp(`${amount}[\\s.!:]{0,3}$`, 'i');
const onlySpan = new RegExp(`^(?:only |just )?${each}(?: only| approx)?[\\s.!]{0,3}$`, 'i');
export const endsWithAmount = (text: string): boolean => onlyAmount.test(text.slice(-40));
/** "per week", "a month only": words that only give how often an amount elsewhere is paid. */
export const isFrequencyText = (text: string): boolean => text.length < 40 && onlySpan.test(text);
