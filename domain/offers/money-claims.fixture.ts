import { claimsIn, type MoneyClaim } from './money-claims.ts';
import { plainWords } from './plain-words.ts';

/** The first that `text` claims and nothing in `beside` makes whole; null when nothing is missing. */
export function unsupportedClaim(text: string, beside = ''): MoneyClaim | null {
  const own = plainWords(text);
  return claimsIn(own, `${own} ¶ ${plainWords(beside)}`)[0]?.claim ?? null;
}
