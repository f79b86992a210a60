import { searchTool } from '@/domain/site/form-tool.ts';
import { defaultSearchPath } from '@/domain/stock/search/car-type-path.ts';
import type { CountedAttribute } from '@/domain/stock/search/facet-rules.ts';
import { makeGroups } from '@/domain/stock/search/make-groups.ts';
import { writeRange } from '@/domain/stock/search/search-address.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { isRangeAttribute } from '@/domain/vocabulary/search-attributes.ts';
import { Button } from '@/ui/button/button.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { FacetGroup } from './facet-group.tsx';
import { filterSheetId, type SearchView, searchFormId } from './filter-view.ts';
import { ModelGroup } from './model-group.tsx';
import { NearGroup } from './near-group.tsx';
import { RangeGroup } from './range-group.tsx';
import { SheetHead } from './sheet-head.tsx';

/** SRCH-10. */
const firstMakes = 7;

type Fold = { title: string; facets: readonly { attribute: CountedAttribute; title: string }[] };

const weekly: Fold = {
  title: 'Weekly repayment',
  facets: [{ attribute: 'weekly_price_range', title: 'Estimated weekly repayment' }],
};

/** Less used filters, folded; a fold with a chosen value is open. */
const folded: readonly Fold[] = [
  {
    title: 'Fuel, drive and transmission',
    facets: [
      { attribute: 'fuel', title: 'Fuel' },
      { attribute: 'transmission', title: 'Transmission' },
      { attribute: 'drive', title: 'Drive' },
    ],
  },
  {
    title: 'Colour and seats',
    facets: [
      { attribute: 'colour', title: 'Colour' },
      { attribute: 'seats', title: 'Seats' },
    ],
  },
  { title: 'Features', facets: [{ attribute: 'filtered_features', title: 'Features' }] },
  {
    title: 'Badge and series',
    facets: [
      { attribute: 'badge', title: 'Badge' },
      { attribute: 'series', title: 'Series' },
    ],
  },
  {
    title: 'More',
    facets: [
      { attribute: 'status', title: 'Availability' },
      { attribute: 'certified', title: 'Certified' },
      { attribute: 'tag', title: 'Labels' },
      { attribute: 'categories', title: 'Categories' },
    ],
  },
];

/**
 * All filters of a results page as one form: a rail on wide screens, a sheet on phones. Works
 * without script.
 */
export function SearchFilters({ view, clearHref }: { view: SearchView; clearHref: string }) {
  const { result } = view;
  return (
    <section
      id={filterSheetId}
      popover="auto"
      aria-label="Filters"
      className="m-0 size-full max-h-none max-w-none border-0 bg-surface p-0 text-ink backdrop:bg-[rgb(10_16_28/0.5)] tablet:max-laptop:w-[min(460px,100%)] tablet:max-laptop:shadow-3 laptop:static laptop:block laptop:h-auto laptop:w-auto laptop:overflow-visible laptop:bg-transparent print:hidden"
    >
      <form
        id={searchFormId}
        action={defaultSearchPath}
        autoComplete="off"
        data-sort={view.site.options.defaultSort}
        {...searchTool(view.site, {
          name: 'filter stock',
          description: `Filters the vehicles that ${view.site.name} has for sale and shows those that fit.`,
        })}
        className="flex min-h-full flex-col"
      >
        <SheetHead clearHref={clearHref} sheetId={filterSheetId} />
        <div className="flex-1 px-5 pb-5 laptop:p-0">
          <div data-part="facets">
            <Facets view={view} />
            <OtherFilters filters={view.search.filters} />
            {view.layout === 'list' && <input type="hidden" name="view" value="list" />}
          </div>
        </div>
        <div className="sticky bottom-0 z-10 border-line border-t bg-surface px-5 py-3 laptop:hidden laptop:border-0 laptop:bg-transparent laptop:px-0 noscript:laptop:block">
          <Button kind="filled" type="submit" className="w-full" data-show>
            <span data-part="show">
              Show Me {grouped(result.count)} {result.count === 1 ? 'car' : 'cars'}
            </span>
          </Button>
        </div>
      </form>
    </section>
  );
}

function Facets({ view }: { view: SearchView }) {
  const { features, options } = view.site;
  const makes = view.result.facets.make?.items ?? [];
  return (
    <>
      <FacetGroup view={view} attribute="item_type" title="Kind" />
      <FacetGroup view={view} attribute="car_type" title="Car type" />
      <FacetGroup
        view={view}
        attribute="make"
        title="Make"
        noun="makes"
        first={firstMakes}
        groups={makeGroups(makes, firstMakes, { ...features, ...options })}
        searchable={makes.length > 15}
      >
        <ModelGroup view={view} />
      </FacetGroup>
      <RangeGroup view={view} attribute="price" title="Price" />
      <FoldedFacets view={view} fold={weekly} />
      <RangeGroup view={view} attribute="km" title="Kilometres" />
      <RangeGroup view={view} attribute="year" title="Year" />
      <FacetGroup view={view} attribute="body" title="Body type" noun="body types" />
      <NearGroup view={view} />
      <FacetGroup view={view} attribute="state" title="State" />
      <FacetGroup view={view} attribute="location_name" title="Location" noun="locations" />
      <FacetGroup view={view} attribute="dealership_name" title="Dealership" noun="dealerships" first={5} />
      {folded.map((fold) => (
        <FoldedFacets key={fold.title} view={view} fold={fold} />
      ))}
    </>
  );
}

/** Facets in one fold; nothing if none offers a choice. */
function FoldedFacets({ view, fold: { title, facets } }: { view: SearchView; fold: Fold }) {
  const { filters } = view.search;
  const shown = facets.filter(({ attribute }) => isOffered(view, attribute));
  if (shown.length === 0) return null;
  return (
    <details
      className="group/fold border-line border-t"
      open={shown.some(({ attribute }) => filters[attribute] !== undefined)}
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between font-strong text-control [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="plus" size={18} className="transition-transform group-open/fold:rotate-45" />
      </summary>
      {shown.map((facet) => (
        <FacetGroup
          key={facet.attribute}
          view={view}
          {...facet}
          first={8}
          noun={facet.title.toLowerCase()}
          searchable={facet.attribute === 'filtered_features'}
        />
      ))}
    </details>
  );
}

/**
 * Filters of an address that have no control: hidden fields keep them when the form is submitted.
 */
const uncontrolled = ['make_model', 'city', 'price_range', 'subscription_price', 'created_at_timestamp'] as const;

function OtherFilters({ filters }: Pick<SearchView['search'], 'filters'>) {
  return uncontrolled.flatMap((name) => {
    const values = isRangeAttribute(name)
      ? [filters[name]].flatMap((range) => (range ? writeRange(range) : []))
      : filters[name];
    return (values ?? []).map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
  });
}

const isOffered = ({ search, result }: SearchView, attribute: CountedAttribute): boolean =>
  (result.facets[attribute]?.items.length ?? 0) > 1 || search.filters[attribute] !== undefined;
