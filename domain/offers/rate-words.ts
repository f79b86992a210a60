import { percent } from './money-words.ts';

const creditWords = '(?:finance|interest|rates?|loans?|lease|leasing|chattel|mortgage|repayments?)';
const notCredit = String.raw`(?!(?:of|off|on|in|and|or|to|deposit|more|less|faster|at|under|over)\b)`;
const rates = [
  new RegExp(
    `${percent}\\s?(?:p\\.?\\s?a\\b|per annum\\b|(?:per|a|each) year\\b|yearly\\b|annual(?:ly)?\\b|apr\\b|(?:fixed|variable|comparison)\\b)`,
    'gi',
  ),
  new RegExp(`${percent}\\s(?:${notCredit}[a-z-]{1,20}\\s){0,2}${creditWords}\\b`, 'gi'),
  new RegExp(`${percent}\\s(?:[a-z]{1,20}\\s){0,5}(?:over|for) \\d{1,3} (?:months|mths)\\b`, 'gi'),
  /(?<![\d.,])0\s?%\s(?:for|over) (?:\d|two|three|four|five)\b/gi,
  new RegExp(
    `\\b(?:finance|interest|rates?|loans?|borrow|apr|leas(?:e|ing)|chattel mortgage)(?: rates?)?[\\s:]{1,3}(?:(?:at|of|from|is|as low as|low|only|just|now|start(?:s|ing)? (?:at|from))[\\s:]{1,3}){0,4}${percent}(?!\\s?(?:off|of|deposit|discount))`,
    'gi',
  ),
  /\binterest[\s-]free\b|\b(?:no|nil|zero|0) interest\b(?! in\b)/gi,
];

/** Where a plain text states an interest rate. */
export const ratesIn = (text: string): number[] =>
  rates.flatMap((pattern) => [...text.matchAll(pattern)].map(({ index }) => index));

const figure = String.raw`\d(?:[.,]\d{1,9})?\s?(?:%|per\s?cent|percent)`;
/**
 * A comparison rate is a figure; its name alone states nothing. Settings write it as a placeholder.
 */
const comparisons = [
  new RegExp(`comparison(?: rate)?[^.!?%¶]{0,40}${figure}`, 'gi'),
  new RegExp(`(?<![\\d.,])\\d?${figure}[^!?%¶]{0,24}comparison rate`, 'gi'),
  /\{[^{}]{0,80}comparison rate[^{}]{0,80}\}/gi,
];
const annual = [
  new RegExp(`\\b(?:at|from|rate|of)\\s${percent}(?!\\s?(?:off|of|deposit|discount))`, 'i'),
  /\{[^{}]{0,40}rate[^{}]{0,40}\}/i,
];

export const namesComparisonRate = (text: string): boolean => comparisons.some((pattern) => text.search(pattern) >= 0);

/** Whether an annual rate is named besides the comparison rate, which is another figure. */
export function namesAnnualRate(text: string): boolean {
  const rest = comparisons.reduce((words, pattern) => words.replaceAll(pattern, ' ¶ '), text);
  return ratesIn(rest).length > 0 || annual.some((pattern) => pattern.test(rest));
}

/** The warning that is with every comparison rate (National Credit Code, s 160; Regulations, reg 99). */
export const warnsOfComparison = (text: string): boolean => /\bwarning\b[^¶]{0,80}\bcomparison rate/i.test(text);
