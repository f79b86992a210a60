import type { IncomingMessage } from 'node:http';
import { countSearch } from './count-search.ts';
import type { FrontParts } from './front.ts';
import type { StoredPage } from './page-store.ts';
import { shopperOf } from './shopper-of.ts';

/** Counts what a person just got: the results of their words, and the vehicle that their browser shows (VDP-15). */
export function countShown(
  request: IncomingMessage,
  site: string,
  { searched, viewed }: StoredPage,
  parts: Pick<FrontParts, 'searches' | 'views' | 'proxies'>,
): void {
  if (searched) countSearch(request, site, searched, parts);
  const shopper = viewed === null || !parts.views ? null : shopperOf(request, parts);
  if (viewed !== null && shopper) parts.views?.take(site, shopper, viewed);
}
