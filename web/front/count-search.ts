import type { IncomingMessage } from 'node:http';
import type { SearchedWords } from '@/domain/stock/search/search-phrase.ts';
import type { FrontParts } from './front.ts';

/** Programs that call themselves what they are. */
const program = /bot|crawl|spider|slurp|preview|monitor|lighthouse|curl|wget|python|java\/|go-http|axios|node/i;

/** Counts that a person got the results of their words; programs and what a browser fetches ahead are nobody's search. */
export function countSearch(
  { method, headers, socket }: IncomingMessage,
  site: string,
  searched: SearchedWords,
  { searches, proxies }: Pick<FrontParts, 'searches' | 'proxies'>,
): void {
  const agent = headers['user-agent'] ?? '';
  const isAhead = /prefetch/.test(`${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`);
  if (!searches || method === 'HEAD' || agent === '' || isAhead || program.test(agent)) return;
  const forwarded = headers['x-forwarded-for'];
  searches.take(site, proxies.senderOf(socket.remoteAddress, forwarded?.toString()), searched);
}
