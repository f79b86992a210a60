import type { IncomingMessage } from 'node:http';
import { missingPath, referrerHost } from '@/domain/routes/missing-path.ts';
import type { MissingCounter } from '@/web/figures/missing-counter.ts';
import { isStaff, shopperOf } from '@/web/front/http/shopper-of.ts';
import { loggedPath } from '@/web/platform/logged-path.ts';
import type { ViewCounter } from '@/web/views/view-counter.ts';
import { countSearch, type SearchCountParts } from './count-search.ts';
import type { StoredPage } from './page-store.ts';

export type CountParts = SearchCountParts & {
  /** Counts views of vehicles; null without records. */
  views: Pick<ViewCounter, 'take'> | null;
  /** Counts addresses that lead nowhere; null without records. */
  missing: Pick<MissingCounter, 'take'> | null;
};

/**
 * Counts what a person just got: the results of their search, the vehicle that their browser shows
 * (VDP-15), and nothing (CFG-05).
 */
export function countShown(
  request: IncomingMessage,
  site: string,
  { searched, viewed, status }: StoredPage,
  parts: CountParts,
): void {
  if (status === 404) countMissing(request, site, parts);
  if (searched) countSearch(request, site, searched, parts);
  const shopper = viewed === null || !parts.views ? null : shopperOf(request, parts);
  if (viewed !== null && shopper) parts.views?.take(site, shopper, viewed);
}

/**
 * Counts an address that leads nowhere, for staff. Not counted: what a page loads, such as a
 * missing picture, and what the log may not hold, such as a mangled link of a mail.
 */
function countMissing(request: IncomingMessage, site: string, { missing, proxies }: CountParts): void {
  if (!missing || isStaff(request) || (request.headers['sec-fetch-dest'] ?? 'document') !== 'document') return;
  const address = (request.url ?? '').split('?')[0] ?? '';
  const path = loggedPath(address) === address ? missingPath(address) : null;
  const shopper = path && shopperOf(request, { proxies });
  if (path && shopper) missing.take(site, shopper, path, referrerHost(request.headers.referer));
}
