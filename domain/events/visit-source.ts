import { parseUrl } from '@/domain/text/parse-url.ts';
import type { VisitSource } from './figure-batch.ts';

const hosts: readonly [VisitSource, RegExp][] = [
  ['search', /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|baidu|yandex|brave|startpage)\./],
  [
    'social',
    /(?:^|\.)(?:facebook|instagram|tiktok|youtube|linkedin|reddit|pinterest|twitter|threads|t|x)\.(?:com|co|net)$/,
  ],
  ['email', /(?:^|\.)(?:mail|outlook|webmail)\./],
];
const paid = /^(?:cpc|ppc|paid|display|cpm|paidsocial|paid_social|retargeting)$/i;
const clickIds = ['gclid', 'fbclid', 'msclkid', 'gbraid', 'wbraid', 'ttclid'];

/**
 * Where a visit came from, by the page before and the address; null where that was a page of this
 * very site and no visit begins. Only the kind of either is stored. A click id shows that a link
 * was counted, for Meta's own posts too: of them the medium decides.
 */
export function visitSource(referrer: string, address: URL): VisitSource | null {
  const from = parseUrl(referrer);
  if (from?.host === address.host) return null;
  const medium = address.searchParams.get('utm_medium') ?? '';
  const named = from?.hostname ?? '';
  const clicked = clickIds.some((name) => name !== 'fbclid' && address.searchParams.has(name));
  if (paid.test(medium) || clicked) return 'ads';
  if (/^e-?mail$|newsletter/i.test(medium)) return 'email';
  if (named === '') return address.searchParams.has('fbclid') ? 'social' : 'direct';
  // Mail of a search engine's maker is on a host of its own.
  if (/^mail\./.test(named)) return 'email';
  return hosts.find(([, host]) => host.test(named))?.[0] ?? 'other';
}
