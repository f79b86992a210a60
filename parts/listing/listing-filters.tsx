import { grouped } from '@/domain/vocabulary/grouped.ts';
import { FacetGroup } from '@/parts/search-filters/facet-group.tsx';
import { SheetHead } from '@/parts/search-filters/sheet-head.tsx';
import { Button } from '@/ui/button/button.tsx';
import { facetsOfGroups, type ListingView, listingFiltersId } from './listing-view.ts';

const field =
  'min-h-[max(40px,var(--tap))] w-full min-w-0 rounded-md border-[1.5px] border-line-2 bg-surface px-2.5 text-ink text-small placeholder:text-ink-2';

/** The filters of a listing as one form: a rail on wide screens, a sheet on phones. */
export function ListingFilters({ view }: { view: ListingView }) {
  const { search, groups, path, noun, priced, tool } = view;
  const facets = { search, result: { facets: facetsOfGroups(groups) } };
  return (
    <aside
      id={listingFiltersId}
      popover="auto"
      aria-label="Filters"
      className="m-0 size-full max-h-none max-w-none border-0 bg-surface p-0 text-ink laptop:static laptop:block laptop:h-auto laptop:w-auto laptop:overflow-visible laptop:bg-transparent print:hidden"
    >
      <form action={path} autoComplete="off" className="flex min-h-full flex-col" {...tool}>
        <SheetHead clearHref={path} sheetId={listingFiltersId} />
        <div className="flex-1 px-5 pb-5 laptop:p-0">
          <label className="block py-4.5 laptop:pt-0">
            <span className="mb-2 block font-strong text-control">Words</span>
            <input
              type="search"
              name="query"
              id="listing-query"
              maxLength={200}
              defaultValue={search.query}
              placeholder={`Search ${noun[1]}`}
              className={field}
            />
          </label>
          {groups.map(({ attribute, title, noun: values }) => (
            <FacetGroup key={attribute} view={facets} attribute={attribute} title={title} noun={values} />
          ))}
          {priced && <PriceFields view={view} />}
        </div>
        <div className="sticky bottom-0 border-line border-t bg-surface px-5 py-3 laptop:border-0 laptop:bg-page laptop:px-0">
          <Button kind="filled" type="submit" className="w-full">
            Show {noun[1]}
          </Button>
        </div>
      </form>
    </aside>
  );
}

function PriceFields({ view }: { view: ListingView }) {
  const price = view.search.filters.price;
  return (
    <fieldset className="border-line border-t py-4.5">
      <legend className="float-left mb-2 w-full font-strong text-control">Price</legend>
      <div className="clear-both flex items-center gap-2 text-ink-2 text-small">
        {(['min', 'max'] as const).map((end) => (
          <label key={end} className="min-w-0 flex-1">
            <span className="mb-1 block">{end === 'min' ? 'From' : 'To'}</span>
            <input
              type="text"
              inputMode="numeric"
              id={`listing-price-${end}`}
              name={`price[${end}]`}
              placeholder="Any"
              defaultValue={typeof price?.[end] === 'number' ? `$${grouped(price[end])}` : ''}
              className={field}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
