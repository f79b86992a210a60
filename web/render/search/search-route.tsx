import { stegaClean } from '@sanity/client/stega';
import type { ReactNode } from 'react';
import { asksForResults } from '@/domain/site/routes/results-part.ts';
import { searchQuery } from '@/domain/stock/search/search-address.ts';
import { searchHeading } from '@/domain/stock/search/search-heading.ts';
import { searchIntro } from '@/domain/stock/search/search-intro.ts';
import { presetOfPath } from '@/domain/stock/search/search-paths.ts';
import { activeAttributes, emptySearch, sameFilter } from '@/domain/stock/search/search-state.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { Compare } from '@/parts/compare/compare-client.tsx';
import { QuickViews } from '@/parts/quick-view/quick-view-client.tsx';
import { SavedTray } from '@/parts/saved-cars/saved-tray-client.tsx';
import { ViewedStrip } from '@/parts/saved-cars/viewed-strip-client.tsx';
import { SearchLive } from '@/parts/search-live/search-live-client.tsx';
import { ShareSearch } from '@/parts/search-live/share-search-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { failRender } from '@/web/front/render-record.ts';
import { type Asked, type OwnPage, routePage } from '../route-page.tsx';
import { AroundBlocks } from './around-blocks.tsx';
import { canonicalSearchPath } from './canonical-path.ts';
import { namedSite } from './named-site.ts';
import { type ReadView, readView } from './read-view.ts';
import { SearchPage } from './search-page.tsx';
import { SimilarRow, similarToResults } from './similar-row.tsx';
import { UnavailableSearch } from './unavailable-search.tsx';

type Results = Extract<ReadView, { kind: 'results' }>;

/** `/search/…`, and the addresses that lead to the same under other names. */
export function searchRoute(pathOf: (asked: Asked) => string = ({ path }) => path) {
  const begun = new WeakMap<URLSearchParams, Promise<ReadView>>();
  const viewOf = (asked: Asked): Promise<ReadView> => {
    const view = begun.get(asked.query) ?? readView(asked.site, pathOf(asked), asked.query);
    begun.set(asked.query, view);
    return view;
  };
  return routePage(
    async (asked) => {
      const read = await viewOf(asked);
      if (read.kind === 'missing') return null;
      return read.kind === 'unavailable' ? unavailablePage(asked, read.search) : resultsPage(asked, read);
    },
    { composed: 'around', ahead: (asked) => void viewOf(asked).catch(() => undefined) },
  );
}

async function resultsPage(asked: Asked, read: Results): Promise<OwnPage> {
  const { site, page } = asked;
  const { search, result } = read.view;
  const heading = searchHeading(read.view.named, namedSite(site));
  const title = stegaClean(page?.title) || heading;
  const intro = page?.description ?? searchIntro(heading, result.count - result.justSold, site.name);
  const alone = asksForResults(asked.query);
  const similar = alone ? [] : await similarToResults(site, result.hits);
  const results = (
    <SearchPage
      view={read.view}
      path={read.path}
      loosenings={read.loosenings}
      nearest={read.nearest}
      now={asked.now}
      intro={intro}
      around={(page?.blocks ?? []).length > 0}
      alone={alone}
    />
  );
  const canonical = canonicalSearchPath(read.path, read.places);
  return {
    described: {
      title: search.page > 1 ? `${title}, page ${search.page}` : title,
      description: intro || null,
      noIndex: page?.noIndex || !isPlain(read) || result.found === 0,
    },
    canonical: search.page > 1 ? canonical + searchQuery({ ...emptySearch, page: search.page }) : canonical,
    view: alone ? results : <WholePage asked={asked} results={results} similar={similar} />,
  };
}

type Whole = { asked: Asked; results: ReactNode; similar: readonly StockCard[] };

/** The results between what staff composed for their address, with everything that can be done with their cars. */
function WholePage({ asked, results, similar }: Whole) {
  const { site, draft, now } = asked;
  return (
    <>
      <AroundBlocks asked={asked} above />
      {results}
      {!draft && <SearchLive />}
      <ShareSearch />
      <SimilarRow site={site} now={now} cards={similar} />
      {!draft && <ViewedStrip site={site.slug} />}
      <QuickViews closeIcon={<Icon name="x" size={22} />} />
      {site.features.compareControl && <Compare site={site.slug} close={<Icon name="x" size={22} />} />}
      <SavedTray site={site.slug} heart={<Icon name="heart" size={18} />} close={<Icon name="x" size={22} />} />
      <AroundBlocks asked={asked} above={false} />
    </>
  );
}

function unavailablePage(asked: Asked, search: Parameters<typeof searchHeading>[0] | null): OwnPage {
  const heading = searchHeading(search ?? emptySearch, namedSite(asked.site));
  failRender();
  return {
    described: { title: heading, description: null, noIndex: true },
    canonical: asked.path,
    status: 503,
    view: (
      <UnavailableSearch
        site={asked.site}
        heading={heading}
        retryHref={`${asked.path}${asked.query.size > 0 ? `?${asked.query}` : ''}`}
      />
    ),
  };
}

/** Whether the address says nothing beyond its path and page: only such pages are for search engines. */
function isPlain({ view: { search }, path, places }: Results): boolean {
  const preset = presetOfPath(path, places) ?? {};
  const extra = activeAttributes(search.filters).filter((name) => !sameFilter(preset, search.filters, name));
  return search.query === '' && search.sort === null && extra.length === 0;
}
