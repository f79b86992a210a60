import { parseSearch, type SearchUrl } from '@/domain/stock/search/parse-search.ts';
import { noPlaces } from '@/domain/stock/search/search-paths.ts';
import { StockUnavailable } from '@/domain/stock/stock-unavailable.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { OwnPage, OwnRoute, RouteRequest } from '@/web/render/own-route.ts';
import { parseSearchOfSite } from '@/web/stock/stock-of-site.ts';
import { routePage } from '../route-page.tsx';
import { findResults } from './find-results.ts';
import { resultsPage } from './results-page.tsx';
import { unavailablePage } from './unavailable-search.tsx';

/** Renders the page once staff's blocks are read; null if the address is not a search. */
type View = (request: RouteRequest) => OwnPage | Promise<OwnPage> | null;

/** A route for `/search/…` and its other addresses; `other` has the result of what is no search. */
export function searchRoute(
  pathOf: (request: RouteRequest) => string = ({ path }) => path,
  other: (request: RouteRequest) => Promise<OwnRoute> = async () => null,
) {
  const begun = new WeakMap<URLSearchParams, Promise<View>>();
  const viewOf = (request: RouteRequest): Promise<View> => {
    const view = begun.get(request.query) ?? searchView(request, pathOf(request));
    begun.set(request.query, view);
    return view;
  };
  return routePage(async (request) => (await (await viewOf(request))(request)) ?? other(request), {
    composed: 'around',
    ahead: (request) => void viewOf(request).catch(() => undefined),
  });
}

/** Parses the address, searches the stock and returns the view. */
async function searchView({ site, query }: RouteRequest, path: string): Promise<View> {
  const url: SearchUrl = { pathname: path, searchParams: query };
  try {
    const parsed = await parseSearchOfSite(site, url);
    if (!parsed) return () => null;
    const found = await findResults(site, parsed);
    return (request) => resultsPage(request, parsed, found);
  } catch (error) {
    if (!(error instanceof StockUnavailable)) throw error;
    log('warn', 'search-unavailable', { site: site.slug, reason: reason(error) });
    return (request) => unavailablePage(request, parseSearch(url, noPlaces));
  }
}
