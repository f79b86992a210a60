import type { IncomingMessage } from 'node:http';
import type { SearchedWords } from '@/domain/stock/search/search-phrase.ts';
import type { ProxyTrust } from '@/web/front/http/proxy-trust.ts';
import { shopperOf } from '@/web/front/http/shopper-of.ts';
import type { SearchCounter } from '@/web/searches/search-counter.ts';

export type SearchCountParts = {
  /** Counts what shoppers search for; null without records. */
  searches: Pick<SearchCounter, 'take'> | null;
  /** Whose word on the sender of a request counts. */
  proxies: ProxyTrust;
};

/**
 * Counts that a person got the results of their search; programs and what a browser fetches ahead
 * are not a person's search.
 */
export function countSearch(
  request: IncomingMessage,
  site: string,
  searched: SearchedWords,
  { searches, proxies }: SearchCountParts,
): void {
  const shopper = searches && shopperOf(request, { proxies });
  if (shopper) searches.take(site, shopper, searched);
}
