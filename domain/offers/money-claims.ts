import { plainWords } from './plain-words.ts';

/** What free words may claim about money only with something else beside them (PLUS-08; National Credit Code s 160, Australian Consumer Law s 48). */
export type MoneyClaim = 'repayment' | 'rate' | 'price';

const amount = String.raw`\$\s?\d[\d,]*(?:\.\d+)?`;
const gap = String.raw`[\s,:|()–—-]*`;
const span = String.raw`(?:week|wk|fortnight|f\s?[/.]?\s?n|month|mth)`;
const shortSpan = '(?:w|f|fn|m|mo)';
const each = `(?:${[
  String.raw`(?:per|a|an|each|every|\/|p\s?[./]?)[\s-]?(?:calendar )?${span}\b`,
  String.raw`(?:weekly|wkly|fortnightly|monthly|mthly|pcm|pwk)\b`,
  String.raw`(?:\/\s?${shortSpan}|p\s?[./]?\s?${shortSpan})\b`,
  String.raw`every (?:7|seven|14|fourteen|30|thirty) days\b`,
  String.raw`(?:wk|week|f\/n)\b`,
].join('|')})`;
const lowered = String.raw`(?:(?:of|from|at|as low as|only|just|is|are|for|start(?:s|ing)? (?:at|from)|pay(?:ing)?)[\s:]+)*`;
/** Money that a car's buyer does not repay: "wages from $1,450 a week", "hire a ute from $79 a week". */
const otherPayment =
  /(?<!\b(?:no|free|zero|without)[\s-])\b(?:wages?|salary|earns?|paid|fuel|petrol|charg(?:e|ing)|electricity|hire|rent(?:al|s)?|loan car|parking|membership|subscription|insurance|storage|fees?|service(?! loan)|servicing)\b(?:\s[a-z-]+){0,4}[\s:]*$/i;

const repayments = [
  new RegExp(`${amount}(?:\\s+(?:only|just|or less|approx\\.?|(?:re)?payments?))?${gap}${each}`, 'gi'),
  new RegExp(
    `\\b(?:weekly|fortnightly|monthly)\\b[\\s:]+(?:(?:re)?payments?|instalments?)?[^.$%]{0,24}${amount}`,
    'gi',
  ),
  new RegExp(`\\b(?:per |a |each )?${span}\\s?[:=]\\s*${lowered}${amount}`, 'gi'),
  new RegExp(`\\bper ${span}\\s+${lowered}${amount}`, 'gi'),
  new RegExp(`\\b(?:(?:re)?payments?|instalments?)[\\s:]+${lowered}${amount}`, 'gi'),
  new RegExp(`${amount}\\s(?:re)payments?\\b`, 'gi'),
  new RegExp(`\\b\\d{2,3} (?:weekly |fortnightly |monthly )?(?:re)?payments of ${amount}`, 'gi'),
  new RegExp(`${amount}\\s(?:over|for) \\d{2,3} (?:weeks|fortnights|months)\\b`, 'gi'),
];
/** A day's figure is a repayment only where driving or owning is sold by it. */
const daily = new RegExp(`${amount}${gap}(?:per|a|each|\\/)\\s?day\\b`, 'gi');
const sold = /\b(?:drive|drives|yours|own|repay|repayments?|finance|coffee)\b/i;

const percent = String.raw`(?<![\d.,])(?:[0-3]?\d)(?:[.,]\d+)?\s?(?:%|per\s?cent\b|percent\b)`;
const creditWords = '(?:finance|interest|rates?|loans?|lease|leasing|chattel|mortgage|repayments?)';
const notCredit = String.raw`(?!(?:of|off|on|in|and|or|to|deposit|more|less|faster|at|under|over)\b)`;
const rates = [
  new RegExp(
    `${percent}\\s*(?:p\\.?\\s?a\\b|per annum\\b|(?:per|a|each) year\\b|yearly\\b|annual(?:ly)?\\b|apr\\b|(?:fixed|variable|comparison)\\b)`,
    'i',
  ),
  new RegExp(`${percent}\\s+(?:${notCredit}[a-z-]+\\s){0,2}${creditWords}\\b`, 'i'),
  new RegExp(`${percent}\\s(?:[a-z]+\\s){0,5}(?:over|for) \\d{1,3} (?:months|mths)\\b`, 'i'),
  /(?<![\d.,])0\s?%\s(?:for|over) (?:\d|two|three|four|five)\b/i,
  new RegExp(
    `\\b(?:finance|interest|rates?|loans?|borrow|apr|leas(?:e|ing)|chattel mortgage)(?: rates?)?[\\s:]+(?:(?:at|of|from|is|as low as|low|only|just|now|start(?:s|ing)? (?:at|from))[\\s:]+)*${percent}(?!\\s*(?:off|of|deposit|discount))`,
    'i',
  ),
  /\binterest[\s-]free\b|\b(?:no|nil|zero|0) interest\b(?! in\b)/i,
];

/** Below this an amount is the price of a service, a part or a saving, dollars. */
const leastCarPrice = 5_000;
const figure = String.raw`(\d{1,3}(?:[,. ]\d{3})+(?!\d|,\d)|\d{4,7}(?!\d|,\d)|\d{1,3}(?:\.\d)?k\b)`;
const withSign = new RegExp(String.raw`\$\s?${figure}(?:\.\d\d)?`, 'gi');
const priceWords = String.raw`(?:from|now|only|just|priced (?:at|from)|(?:sale|special|our|demo|run-?\s?out|drive)?\s?price|yours (?:for|at)|was|start(?:s|ing)? (?:at|from)|reduced to|down to)`;
/** A figure without its sign is a price where a word says so and nothing else is counted. */
const withoutSign = new RegExp(
  String.raw`\b${priceWords}[\s:]+(?:only\s+|just\s+)?(?<!\$\s?)(\d{2,3},\d{3}|\d{2,3}(?:\.\d)?k)(?=\s*(?:$|[.!;)]|drive|plus|\+|or\b|while|this))`,
  'gi',
);
/** What a price is; it may stand in other words of the same document. */
const priceTypes =
  /drive[\s-]?away|\bD\/A\b|on[\s-]?roads?\b|\b(?:govt\.?|government) charges|\bO\.?R\.?C\b|\bM?R?LP\b|\bMRLP\b|\bRRP\b|\bMSRP\b/i;
/** What stands right before or after a figure that is no price: a saving, a bonus, a limit, a loan, a prize, a salary. */
const before =
  /\b(?:sav(?:e|es|ed|ing|ings)|win|won|raised|donated|gave|worth|bonus|discount|prize|excess|threshold|write-off|deposit|borrow|lend|loans?|credit|earn|salary|trade[\s-]?in|budget|up to|under|below|less than|over|above|more than|between|an? car|example)(?:\s(?:of|from|to|is|an?|the|up|extra|another|around|about|as|much|your|for|at|least|with))*[\s:]*$/i;
const range = /\$\s?[\d,]+\s?(?:to|and|-|–|—)\s?$/i;
const after =
  /^\s?(?:off|left|bonus|cash|discount|savings?|deposit|worth|towards|credit|million|donat|raised|trade|for your|for the|and \$|to \$|[-–—] ?\$|a year|per year|p\.?a\b|plus super|prize|loan|gift|factory|run-?out bonus)/i;
/** A comparison rate is a figure; a word about it alone tells nobody anything. */
const withComparison =
  /comparison(?: rate)?[^.!?%¶]{0,40}\d(?:[.,]\d+)?\s?(?:%|per\s?cent|percent)|\d\s?(?:%|per\s?cent|percent)[^!?%¶]{0,24}comparison rate|\{[^}]*comparison rate[^}]*\}/i;

const statesRepayment = (text: string): boolean =>
  repayments.some((pattern) =>
    [...text.matchAll(pattern)].some(({ index }) => !otherPayment.test(text.slice(0, index))),
  ) ||
  (sold.test(text) && [...text.matchAll(daily)].some(({ index }) => !otherPayment.test(text.slice(0, index))));

const statesRate = (text: string): boolean => rates.some((pattern) => pattern.test(text));

function dollarsOf(figure: string): number {
  if (/k$/i.test(figure)) return Number.parseFloat(figure) * 1_000;
  return Number(figure.replaceAll(/[,. ]/g, ''));
}

const statesPrice = (text: string): boolean =>
  [...text.matchAll(withSign), ...text.matchAll(withoutSign)].some(({ 0: whole, 1: found = '', index }) => {
    if (dollarsOf(found) < leastCarPrice) return false;
    const [head, tail] = [text.slice(0, index), text.slice(index + whole.length)];
    return !before.test(head) && !range.test(head) && !after.test(tail);
  });

/** What `text` claims and nothing in `beside`, which is read together with it, makes whole; null when nothing is missing. */
export function unsupportedClaim(text: string, beside = ''): MoneyClaim | null {
  const own = plainWords(text);
  const all = `${own} ¶ ${plainWords(beside)}`;
  if (!withComparison.test(all)) {
    if (statesRepayment(own)) return 'repayment';
    if (statesRate(own)) return 'rate';
  }
  return statesPrice(own) && !priceTypes.test(all) ? 'price' : null;
}
