import type { ReactNode } from 'react';
import { fieldTool } from '@/domain/site/form-tool.ts';
import type { CountedAttribute } from '@/domain/stock/search/facet-rules.ts';
import type { FacetItemGroup } from '@/domain/stock/search/make-groups.ts';
import type { SearchResult } from '@/domain/stock/search/page-result.ts';
import { FacetOption } from './facet-option.tsx';
import type { SearchView } from './filter-view.ts';

type Props = {
  view: Pick<SearchView, 'search'> & { result: Pick<SearchResult, 'facets'> };
  attribute: CountedAttribute;
  title: string;
  /** Number of values shown; the rest unfolds. */
  first?: number;
  /** Noun for the values: "makes". */
  noun?: string;
  /** Whether a field to find a value is shown, where there are many. */
  searchable?: boolean;
  /** Groups of the rest; absent: one list. */
  groups?: readonly FacetItemGroup[];
  children?: ReactNode;
};

/** Fewer values need no field to find one. */
const manyValues = 8;

/** The values of one attribute with their counts (SRCH-09); nothing if they offer no choice. */
export function FacetGroup({
  view,
  attribute,
  title,
  first = 7,
  noun = 'choices',
  searchable = false,
  groups,
  children,
}: Props) {
  const items = view.result.facets[attribute]?.items ?? [];
  const chosen = view.search.filters[attribute] ?? [];
  if (items.length < 2 && chosen.length === 0) return null;
  const option = (item: (typeof items)[number]) => (
    <FacetOption key={item.value} attribute={attribute} item={item} chosen={chosen.includes(item.value)} />
  );
  const rest = items.slice(first);
  return (
    <fieldset data-facet={attribute} className="border-line border-t py-4.5" {...fieldTool(title)}>
      <legend className="float-left mb-2 w-full font-strong text-control">{title}</legend>
      {searchable && items.length > manyValues && <Find attribute={attribute} noun={noun} />}
      <ul className="clear-both">{items.slice(0, first).map(option)}</ul>
      {rest.length > 0 && (
        <details className="group/more" open={rest.some(({ value }) => chosen.includes(value))}>
          <summary className="tap mt-1 inline-flex cursor-pointer list-none items-center text-link text-small underline underline-offset-3 [&::-webkit-details-marker]:hidden">
            <span className="group-open/more:hidden">Show all {noun}</span>
            <span className="hidden group-open/more:inline">Hide extra {noun}</span>
          </summary>
          {(groups ?? [{ title: null, items: rest }]).map(({ title: name, items: some }) => (
            <div key={name}>
              {name && <p className="mt-2 font-semibold text-ink-2 text-small">{name}</p>}
              <ul>{some.map(option)}</ul>
            </div>
          ))}
        </details>
      )}
      {children}
    </fieldset>
  );
}

/** A field that filters the listed values; not submitted, and hidden without script. */
function Find({ attribute, noun }: { attribute: CountedAttribute; noun: string }) {
  return (
    <label className="clear-both mb-1.5 block noscript:hidden">
      <span className="visually-hidden">Find {noun}</span>
      <input
        type="search"
        id={`find-${attribute}`}
        form=""
        data-find
        autoComplete="off"
        placeholder={`Find ${noun}`}
        className="min-h-[max(40px,var(--tap))] w-full rounded-md border-[1.5px] border-line-2 bg-surface px-2.5 text-small placeholder:text-ink-2"
      />
    </label>
  );
}
