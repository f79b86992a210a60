import type { IncomingMessage } from 'node:http';
import type { SearchedWords } from '@/domain/stock/search/search-phrase.ts';
import type { FrontParts } from './front.ts';
import { shopperOf } from './shopper-of.ts';

/** Counts that a person got the results of their words; programs and what a browser fetches ahead are no search of a person. */
export function countSearch(
  request: IncomingMessage,
  site: string,
  searched: SearchedWords,
  { searches, proxies }: Pick<FrontParts, 'searches' | 'proxies'>,
): void {
  const shopper = searches && shopperOf(request, { proxies });
  if (shopper) searches.take(site, shopper, searched);
}
