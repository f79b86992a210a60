import { stegaClean } from '@sanity/client/stega';
import { vehiclePath } from '@/domain/routes/paths.ts';
import { isResultsRequest } from '@/domain/routes/results-part.ts';
import { namedSearch } from '@/domain/stock/search/named-search.ts';
import { filtersBeyond, type ParsedSearch } from '@/domain/stock/search/parse-search.ts';
import { searchQuery } from '@/domain/stock/search/search-address.ts';
import { searchHeading } from '@/domain/stock/search/search-heading.ts';
import { searchIntro } from '@/domain/stock/search/search-intro.ts';
import { emptySearch } from '@/domain/stock/search/search-state.ts';
import { searchTrail } from '@/domain/stock/search/search-trail.ts';
import type { OwnPage, RouteRequest } from '@/web/render/own-route.ts';
import type { FoundResults } from './find-results.ts';
import { namedSite } from './named-site.ts';
import { CutOut } from './part-document.tsx';
import { SearchPage } from './search-page.tsx';
import { similarToResults } from './similar-row.tsx';
import { WholePage } from './whole-page.tsx';

/** The page of a search's results, or only the part that filters change. */
export async function resultsPage(request: RouteRequest, parsed: ParsedSearch, found: FoundResults): Promise<OwnPage> {
  const { site, page, now } = request;
  const { search, result, near, from, loosenings, nearest } = found;
  const { preset, path, layout, ownPath, addressOf } = parsed;
  const named = namedSearch(search, preset, result.facets);
  const heading = searchHeading(named, namedSite(site));
  const title = stegaClean(page?.title) || heading;
  const intro = page?.description ?? searchIntro(heading, result.count, site.name);
  const alone = isResultsRequest(request.query);
  const similar = alone ? [] : await similarToResults(site, result.hits);
  const crumbs = searchTrail(named, namedSite(site), site.features.modelInBreadcrumb);
  const results = (
    <SearchPage
      crumbs={crumbs}
      view={{ site, search, named, result, near, from, layout, ownPath, addressOf }}
      path={path}
      loosenings={loosenings}
      nearest={nearest}
      now={now}
      intro={intro}
      around={(page?.blocks ?? []).length > 0}
      alone={alone}
    />
  );
  const onPage = search.page > 1;
  return {
    described: {
      title: onPage ? `${title}, page ${search.page}` : title,
      description: intro || null,
      noIndex: page?.noIndex || !isPlain(parsed, found) || result.found === 0,
    },
    canonical: parsed.canonicalPath + (onPage ? searchQuery({ ...emptySearch, page: search.page }) : ''),
    ...(alone ? { hasTrail: true } : { crumbs, lists: result.hits.map(({ slug }) => vehiclePath(slug)) }),
    view: alone ? <CutOut>{results}</CutOut> : <WholePage request={request} results={results} similar={similar} />,
  };
}

/** Whether the address has only its path and page: search engines may index only those. */
const isPlain = ({ preset }: ParsedSearch, { search: { query, sort, filters } }: FoundResults): boolean =>
  query === '' && sort === null && filtersBeyond(preset, filters).length === 0;
