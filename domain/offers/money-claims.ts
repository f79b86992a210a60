/** What free words may claim about money only with something else beside them (PLUS-08; National Credit Code s 160, Australian Consumer Law s 48). */
export type MoneyClaim = 'repayment' | 'rate' | 'price';

const amount = String.raw`(?:\$\s?\d[\d,]*(?:\.\d+)?|\b\d[\d,]*(?:\.\d+)?\s?dollars?)\*?`;
const span = '(?:week|wk|fortnight|month|mth)';
const each = String.raw`(?:\s*(?:per|a|an|each|every|\/|p\s?[./]?)\s?${span}\b|\s*${span}ly\b|\s*(?:\/\s?(?:w|f|fn|m|mo)\b|p\s?[./]?\s?(?:w|f|fn|m)\b))`;

const repayments = [
  new RegExp(`${amount}(?:\\s+(?:only|just|or less|approx\\.?))?${each}`, 'i'),
  new RegExp(`\\b${span}ly\\s+(?:(?:re)?payments?|instalments?)?[^.$%]{0,24}${amount}`, 'i'),
  new RegExp(
    `\\b(?:repayments?|instalments?)\\s+(?:of|from|at|as low as|only|just|start(?:ing)? (?:at|from))\\s+(?:only\\s+|just\\s+)?${amount}`,
    'i',
  ),
];

const percent = String.raw`\b\d+(?:\.\d+)?\s?(?:%|per\s?cent\b|percent\b)`;
const rates = [
  new RegExp(
    `${percent}\\s*\\*?\\s*(?:p\\.?\\s?a\\b|per annum\\b|(?:per|a) year\\b|apr\\b|(?:fixed|variable|comparison|annual)\\b|(?:car |vehicle )?(?:finance|interest|loans?)\\b)`,
    'i',
  ),
  new RegExp(
    `\\b(?:finance|interest|interest rate|loans?|comparison rate)\\s+(?:rates?\\s+)?(?:(?:at|of|from|is|as low as|only|just|start(?:s|ing)? (?:at|from))\\s+)+${percent}`,
    'i',
  ),
  new RegExp(`\\brates?\\s+(?:(?:at|of|from|as low as|only|just|start(?:s|ing)? (?:at|from))\\s+)+${percent}`, 'i'),
];

/** Below this an amount is the price of a service, a part or a saving, dollars. */
const leastCarPrice = 5_000;
const carPrice = String.raw`\$\s?(\d{1,3}(?:,\d{3})+|\d{4,7})(?:\.\d\d)?\b`;
const priced = new RegExp(
  `(?:\\b(?:from|now|only|just|priced (?:at|from)|yours (?:for|at)|was|rrp|starting (?:at|from))\\s+(?:only\\s+|just\\s+)?|^\\s*)${carPrice}(?!\\s*(?:off|and|to|bonus|cash|discount|saving|deposit|worth|towards|credit|million|-|–))`,
  'gi',
);
/** What a price is; it may stand in other words of the same document. */
const priceTypes =
  /drive[\s-]?away|on[\s-]?roads?\b|\b(?:govt\.?|government) charges|\bO\.?R\.?C\b|\bM?R?LP\b|\bMRLP\b|\bRRP\b|\bMSRP\b/i;
/** What makes a figure another thing than a price; it has to stand in the same words. */
const otherFigures =
  /\btrade[\s-]?in\b|\bsaving|\bsave\b|\boff\b|\bbonus\b|\bcash\s?back\b|\bborrow|\bbudget\b|\bunder\b|\bup to\b/i;
const withComparison = /comparison rate/i;

/** Whether words state a repayment, whatever the phrasing: "$99 weekly", "$430 per month", "99 dollars a week", "$99 p/w". */
const statesRepayment = (text: string): boolean => repayments.some((pattern) => pattern.test(text));
const statesRate = (text: string): boolean => rates.some((pattern) => pattern.test(text));
const statesPrice = (text: string): boolean =>
  [...text.matchAll(priced)].some(([, figure = '']) => Number(figure.replaceAll(',', '')) >= leastCarPrice);

/** What `text` claims and nothing in `beside`, which is read together with it, makes whole; null when nothing is missing. */
export function unsupportedClaim(text: string, beside = ''): MoneyClaim | null {
  const all = `${text} ${beside}`;
  if (!withComparison.test(all)) {
    if (statesRepayment(text)) return 'repayment';
    if (statesRate(text)) return 'rate';
  }
  return statesPrice(text) && !priceTypes.test(all) && !otherFigures.test(text) ? 'price' : null;
}
