import { clsx } from 'clsx';
import { withPage } from '@/domain/stock/search/change-search.ts';
import type { SearchResult } from '@/domain/stock/search/page-result.ts';
import { pageSize } from '@/domain/stock/search/search-parameters.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import type { SearchView } from '@/parts/search-filters/filter-view.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { shownPages } from './shown-pages.ts';

const step =
  'inline-flex min-h-11 items-center gap-2 rounded-md border-[1.5px] px-4 font-semibold text-control whitespace-nowrap';

type Props = {
  view: Pick<SearchView, 'search' | 'addressOf'> & { result: Pick<SearchResult, 'page' | 'pages' | 'found'> };
};

/** Links to the pages of a search (SRCH-03); nothing if there is only one. */
export function Pager({ view }: Props) {
  const { search, result, addressOf } = view;
  const { page, pages, found } = result;
  if (pages < 2) return null;
  const href = (number: number) => addressOf(withPage(search, number));
  const first = (page - 1) * pageSize + 1;
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
      <Step href={page > 1 ? href(page - 1) : null} rel="prev">
        <Icon name="arrow-left" size={17} />
        Previous
      </Step>
      <ol className="hidden gap-0.5 tablet:flex">
        {shownPages(page, pages).map((number) => (
          <li key={number}>
            {number < 0 ? (
              <span className="grid h-11 min-w-8 place-items-center" aria-hidden="true">
                …
              </span>
            ) : (
              <a
                href={href(number)}
                data-go
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Page ${number}`}
                className={clsx(
                  'grid h-11 min-w-11 place-items-center rounded-md font-semibold',
                  number === page ? 'bg-ink text-page' : 'hover:bg-tint',
                )}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step href={page < pages ? href(page + 1) : null} rel="next">
        Next
        <Icon name="arrow-right" size={17} />
      </Step>
      <p className="ml-auto text-control text-ink-2">
        {grouped(first)} to {grouped(Math.min(found, page * pageSize))} of {grouped(found)}
      </p>
    </nav>
  );
}

function Step({ href, rel, children }: { href: string | null; rel: 'prev' | 'next'; children: React.ReactNode }) {
  return href === null ? (
    <span className={clsx(step, 'border-transparent bg-sunken text-disabled')} aria-disabled="true">
      {children}
    </span>
  ) : (
    <a href={href} rel={rel} data-go className={clsx(step, 'border-line-2 bg-surface hover:border-ink')}>
      {children}
    </a>
  );
}
