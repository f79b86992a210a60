import { mainTimeZone } from '@/domain/locations/location-choice.ts';
import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import type { SiteContact, SitePromotions, SiteSwitches } from '@/domain/site/site-parts.ts';
import type { CarType } from '@/domain/stock/card-values.ts';
import { nextBoundary } from '@/domain/stock/promo-window.ts';
import { defaultSearchPath } from '@/domain/stock/search/car-type-path.ts';
import { withPage } from '@/domain/stock/search/change-search.ts';
import type { Loosening } from '@/domain/stock/search/loosening.ts';
import { placePromoCards } from '@/domain/stock/search/promo-positions.ts';
import { searchChips } from '@/domain/stock/search/search-chips.ts';
import { searchHeading } from '@/domain/stock/search/search-heading.ts';
import type { SearchState } from '@/domain/stock/search/search-state.ts';
import type { Crumb } from '@/domain/stock/search/search-trail.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { SearchBox } from '@/parts/search-box/search-box.tsx';
import { type SearchView, searchFormId } from '@/parts/search-filters/filter-view.ts';
import { SearchFilters } from '@/parts/search-filters/search-filters.tsx';
import { ChosenChips } from '@/parts/search-results/chosen-chips.tsx';
import { NearestCars } from '@/parts/search-results/nearest-cars.tsx';
import { NothingFound } from '@/parts/search-results/nothing-found.tsx';
import { Pager } from '@/parts/search-results/pager.tsx';
import { ResultsBar } from '@/parts/search-results/results-bar.tsx';
import { ResultsGrid } from '@/parts/search-results/results-grid.tsx';
import { SearchNote } from '@/parts/search-results/search-note.tsx';
import { Trail } from '@/parts/search-results/trail.tsx';
import { StaticMarkup } from '@/ui/static-markup/static-markup.tsx';
import { expireAt } from '@/web/platform/render-record.ts';
import { namedSite } from './named-site.ts';
import { RestCard } from './rest-card.tsx';

type ResultsProps = {
  view: SearchView;
  path: string;
  loosenings: readonly Loosening[];
  /** Vehicles for an empty result. */
  nearest: readonly StockCard[];
  now: number;
};
/**
 * `around`: whether staff composed blocks for this address. `alone`: whether only the results are
 * requested; the cards then come before the filters.
 */
type Props = ResultsProps & { crumbs: readonly Crumb[]; intro: string; around: boolean; alone: boolean };

/** A results page, without staff's blocks around it. */
export function SearchPage({ view, crumbs, intro, around, alone, ...rest }: Props) {
  const { site, search } = view;
  const chips = searchChips(search, mainTimeZone(site));
  const filters = <SearchFilters view={view} clearHref={defaultSearchPath} />;
  return (
    <StaticMarkup
      as="div"
      className="wrap pb-14"
      {...{
        'data-search': view.addressOf(search),
        'data-own-path': view.ownPath,
        'data-site': site.slug,
        ...(around && { 'data-around': '' }),
      }}
    >
      <div data-part="head">
        <Trail crumbs={crumbs} />
        <h1 className="pt-1.5 pb-3 tablet:pt-2 tablet:pb-4">{searchHeading(view.named, namedSite(site))}</h1>
        {intro && <p className="-mt-2 hidden pb-4 text-ink-2 tablet:block print:hidden">{intro}</p>}
      </div>
      <search aria-label="Our stock">
        <SearchBox site={site.slug} formId={searchFormId} query={search.query} />
      </search>
      <div className="grid items-start gap-9 laptop:grid-cols-[272px_minmax(0,1fr)]">
        {!alone && filters}
        <section aria-label="Results" className="min-w-0 focus:outline-none" id="results" tabIndex={-1}>
          <FailureNote site={site} />
          <p role="status" className="visually-hidden" data-part="status" />
          <div data-part="results">
            <ResultsBar view={view} chosen={chips.length} />
            <ChosenChips view={view} chips={chips} clearHref={defaultSearchPath} />
            {view.near && <p className="mb-3 text-ink-2 text-small">{view.near}</p>}
            <Results view={view} {...rest} />
          </div>
        </section>
        {alone && filters}
      </div>
    </StaticMarkup>
  );
}

function Results({ view, path, loosenings, nearest, now }: ResultsProps) {
  const { site, search, result, addressOf } = view;
  if (result.found === 0) {
    return (
      <>
        <NothingFound view={view} loosenings={loosenings} clearHref={site.options.refreshPath || defaultSearchPath} />
        <NearestCars view={view} cards={nearest} similar={loosenings.length > 0} now={now} />
      </>
    );
  }
  if (result.page > result.pages) {
    return (
      <SearchNote kind="info" title={`Page ${result.page} does not exist for this search.`}>
        {result.pages === 1 ? 'There is 1 page. ' : `There are ${result.pages} pages. `}
        <a className="underline underline-offset-3" href={addressOf(withPage(search, 1))} data-go>
          Go to the first page
        </a>
      </SearchNote>
    );
  }
  const promos = promosOf(site, search, result.hits.length, now, path);
  const tiles = result.hits.length + promos.length;
  return (
    <>
      <ResultsGrid view={view} now={now} promos={promos} after={<RestCard site={site} tiles={tiles} />} />
      <Pager view={view} />
    </>
  );
}

/**
 * The promo cards of a page. They are drawn by the address, so that a cached page stays the same
 * (SRCH-16).
 */
function promosOf(
  site: Pick<SitePromotions & SiteSwitches, 'promoTiles' | 'options'>,
  search: SearchState,
  vehicles: number,
  now: number,
  path: string,
) {
  const boundary = nextBoundary(now, site.promoTiles);
  if (boundary !== null) expireAt(boundary);
  const carTypes = (search.filters.car_type ?? []) as CarType[];
  return placePromoCards(site.promoTiles, vehicles, { now, carTypes }, site.options, lotsOf(`${path} ${search.page}`));
}

function lotsOf(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 233_280, 7);
  return () => {
    state = (state * 9_301 + 49_297) % 233_280;
    return state / 233_280;
  };
}

/** Shown by script if a search failed; the former results stay (SRCH-07, SRCH-25). */
function FailureNote({ site }: { site: Pick<SiteContact, 'phones'> }) {
  const phone = site.phones.main || site.phones.sales;
  return (
    <SearchNote kind="bad" title="We can’t search right now." hidden>
      These are the last results we have. Try again
      {phone && (
        <>
          , or call <a href={phoneHref(phone)}>{formatPhone(phone)}</a> and we’ll look for you
        </>
      )}
      .
      <p className="mt-2">
        <button type="button" data-retry className="tap underline underline-offset-3">
          Try again
        </button>
      </p>
    </SearchNote>
  );
}
