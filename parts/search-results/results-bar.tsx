import { withLayout } from '@/domain/stock/search/list-layout.ts';
import { sortChoices } from '@/domain/stock/search/sort-choices.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { trayId } from '@/parts/saved-cars/tray-id.ts';
import { filterSheetId, type SearchView, searchFormId } from '@/parts/search-filters/filter-view.ts';
import { FiltersButton } from '@/parts/search-filters/filters-button.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Icon } from '@/ui/icon/icon.tsx';

type Props = { view: SearchView; chosen: number };

/**
 * The number of results, the order, and on phones the button for the filters. `chosen` is the
 * number of active filters.
 */
export function ResultsBar({ view, chosen }: Props) {
  const { count, justSold } = view.result;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="grid w-full grid-cols-2 gap-2.5 laptop:hidden print:hidden">
        <FiltersButton sheetId={filterSheetId} chosen={chosen} />
        <SortSelect view={view} id="sort-phone" />
      </div>
      <p className="text-[1.0625rem]">
        <span data-count>
          <b className="mr-0.5 font-display text-[1.5rem] tracking-[-0.02em]">{grouped(count)}</b>{' '}
          {count === 1 ? 'car' : 'cars'}
        </span>
        {justSold > 0 && (
          <span className="text-ink-2 text-small max-tablet:block tablet:ml-2">plus {grouped(justSold)} just sold</span>
        )}
      </p>
      <button
        type="button"
        popoverTarget={trayId}
        className="tap ml-auto inline-flex items-center gap-1.5 text-link text-small underline-offset-3 noscript:hidden hover:underline print:hidden"
      >
        <Icon name="heart" size={16} />
        <span className="max-tablet:sr-only">Save this search</span>
        <span className="tablet:hidden" aria-hidden="true">
          Save
        </span>
      </button>
      <a
        href={view.addressOf(view.search)}
        data-share
        className="tap inline-flex items-center gap-1.5 text-link text-small underline-offset-3 hover:underline print:hidden"
      >
        <Icon name="share-2" size={16} />
        Share<span className="visually-hidden"> this search</span>
      </a>
      <LayoutLinks view={view} />
      <div className="hidden items-center gap-3 noscript:flex laptop:flex print:hidden">
        <SortSelect view={view} id="sort-wide" />
      </div>
    </div>
  );
}

const layouts = [
  { layout: 'grid', icon: 'layout-grid', label: 'Grid' },
  { layout: 'list', icon: 'list', label: 'List' },
] as const;

/** Links for grid or list; the browser stores the choice. */
function LayoutLinks({ view }: Pick<Props, 'view'>) {
  const plain = view.addressOf(view.search).replace(/[?&]view=list$/, '');
  return (
    <ul className="flex gap-1 print:hidden" aria-label="Layout">
      {layouts.map(({ layout, icon, label }) => (
        <li key={layout}>
          <a
            href={withLayout(plain, layout)}
            data-go
            data-layout={layout}
            aria-current={view.layout === layout ? 'true' : undefined}
            aria-label={label}
            className="grid size-11 place-items-center rounded-md text-ink-2 hover:bg-tint aria-[current]:bg-tint aria-[current]:text-ink"
          >
            <Icon name={icon} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Part of the filters' form. A page has two, one for each width; a script keeps them equal. */
function SortSelect({ view, id }: { view: SearchView; id: string }) {
  const { features, options } = view.site;
  const wide = id === 'sort-wide';
  return (
    <span className={`relative flex items-center gap-2 ${wide ? '' : 'noscript:hidden'}`}>
      <label htmlFor={id} className={wide ? 'text-control text-ink-2' : 'visually-hidden'}>
        Sort
      </label>
      <select
        id={id}
        name="sortBy"
        form={wide ? searchFormId : undefined}
        data-sort
        defaultValue={view.search.sort ?? options.defaultSort}
        className="min-h-11 w-full rounded-md border-[1.5px] border-line-2 bg-surface px-3 font-medium text-control"
      >
        {sortChoices(features).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {wide && (
        <Button kind="outline" size={44} type="submit" form={searchFormId} className="hidden noscript:inline-flex">
          Sort
        </Button>
      )}
    </span>
  );
}
