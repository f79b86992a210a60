import { wordsAfter, wordsBefore } from './money-words.ts';

/** Below this an amount is the price of a service, a part or a saving, dollars. */
const leastCarPrice = 5_000;
const figure = String.raw`(\d{1,3}(?:[,. ] ?\d{3}){1,4}(?!\d|,\d)|\d{4,7}(?!\d|,\d)|\d{1,3}(?:\.\d)?k\b)`;
const withSign = new RegExp(String.raw`\$\s?${figure}(?:\.\d\d)?`, 'gi');
const priceWords = String.raw`(?:from|now|only|just|priced (?:at|from)|(?:sale|special|our|demo|run-?\s?out|drive)?\s?price|yours (?:for|at)|was|start(?:s|ing)? (?:at|from)|reduced to|down to)`;
/** A figure without its sign is a price where a word marks it and nothing else is counted. */
const withoutSign = new RegExp(
  String.raw`\b${priceWords}[\s:]{1,3}(?:only\s|just\s)?(?<!\$\s?)(\d{2,3},\d{3}|\d{2,3}(?:\.\d)?k)(?=\s?(?:$|[.!;)¶]|drive|plus|\+|or\b|while|this))`,
  'gi',
);
/**
 * What a price is; it may be in another text of the same document. "Plus on-road costs" is none:
 * a price leaves out nothing that has to be paid and can be worked out (Australian Consumer Law, s
 * 48).
 */
const priceTypes =
  /drive[\s-]?away|\bD\/A\b|\bexcl(?:\.|uding)? (?:govt\.?|government) charges|\bM?R?LP\b|\bRRP\b|\bMSRP\b/i;
/** What is right before or after a figure that is not a price: a saving, a bonus, a limit, a loan, a prize, a salary. */
const before =
  /\b(?:sav(?:e|es|ed|ing|ings)|win|won|raised|donated|gave|worth|bonus|discount|prize|excess|threshold|write-off|deposit|borrow|lend|loans?|credit|earn|salary|trade[\s-]?in|budget|up to|under|below|less than|over|above|more than|between|an? car|example)(?:\s(?:of|from|to|is|an?|the|up|extra|another|around|about|as|much|your|for|at|least|with)){0,4}[\s:]{0,3}$/i;
const range = /\$\s?[\d,]{1,12}\s?(?:to|and|-|–|—)\s?$/i;
const after =
  /^\s?(?:off|left|bonus|cash|discount|savings?|deposit|worth|towards|credit|million|donat|raised|trade|for your|for the|and \$|to \$|[-–—] ?\$|a year|per year|p\.?a\b|plus super|prize|loan|gift|factory|run-?out bonus)/i;

function dollarsOf(words: string): number {
  if (/k$/i.test(words)) return Number.parseFloat(words) * 1_000;
  return Number(words.replaceAll(/[,. ]/g, ''));
}

/** Where a plain text states the price of a car. */
export const pricesIn = (text: string): number[] =>
  [...text.matchAll(withSign), ...text.matchAll(withoutSign)]
    .filter(({ 0: whole, 1: found = '', index }) => {
      if (dollarsOf(found) < leastCarPrice) return false;
      const head = wordsBefore(text, index);
      return !before.test(head) && !range.test(head) && !after.test(wordsAfter(text, index + whole.length));
    })
    .map(({ index }) => index);

export const namesPriceType = (text: string): boolean => priceTypes.test(text);
