import type { ReactNode } from 'react';
import { searchChips } from '@/domain/stock/search/search-chips.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { FiltersButton } from '@/parts/search-filters/filters-button.tsx';
import { ChosenChips } from '@/parts/search-results/chosen-chips.tsx';
import { Pager } from '@/parts/search-results/pager.tsx';
import { Trail } from '@/parts/search-results/trail.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { StaticMarkup } from '@/ui/static-markup/static-markup.tsx';
import { ListingFilters } from './listing-filters.tsx';
import { type ListingView, listingFiltersId } from './listing-view.ts';

/**
 * A listing of something other than stock: filters beside results. Links and one form, which work
 * without script (SRCH-21).
 */
export function ListingPage({ view, children }: { view: ListingView; children: ReactNode }) {
  const { heading, crumbs, search, result, path, noun, empty } = view;
  const chips = searchChips(search);
  return (
    <StaticMarkup as="div" className="wrap pb-14">
      <Trail crumbs={crumbs} />
      <h1 className="pt-1.5 pb-3 tablet:pt-2 tablet:pb-5">{heading}</h1>
      <div className="grid items-start gap-9 laptop:grid-cols-[272px_minmax(0,1fr)]">
        <ListingFilters view={view} />
        <section aria-label="Results" className="min-w-0" id="results">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <p className="text-[1.0625rem]">
              <b className="mr-0.5 font-display text-[1.5rem] tracking-[-0.02em]">{grouped(result.found)}</b>{' '}
              {noun[result.found === 1 ? 0 : 1]}
            </p>
            <FiltersButton sheetId={listingFiltersId} chosen={chips.length} alone />
          </div>
          <ChosenChips view={view} chips={chips} clearHref={path} />
          {result.page > Math.max(1, result.pages) || result.found === 0 ? (
            <Empty {...empty} clearHref={chips.length > 0 || result.page > 1 ? path : null} />
          ) : (
            <>
              <h2 className="visually-hidden">Results</h2>
              {children}
              <Pager view={view} />
            </>
          )}
        </section>
      </div>
    </StaticMarkup>
  );
}

function Empty({ title, text, clearHref }: ListingView['empty'] & { clearHref: string | null }) {
  return (
    <div className="mt-3 rounded-lg bg-surface p-5 shadow-[0_0_0_1px_var(--line)] tablet:p-10">
      <h2 className="text-[1.5rem]">{title}</h2>
      <p className="mt-2 text-ink-2">{text}</p>
      {clearHref && (
        <ButtonLink kind="filled" href={clearHref} className="mt-4.5">
          Clear Filters
        </ButtonLink>
      )}
    </div>
  );
}
