import { fieldTool } from '@/domain/site/form-tool.ts';
import { FacetOption } from './facet-option.tsx';
import type { SearchView } from './filter-view.ts';

/** The models of the chosen makes, once a make is chosen (SRCH-11). */
export function ModelGroup({ view }: { view: Pick<SearchView, 'search' | 'result'> }) {
  const { make = [], model = [] } = view.search.filters;
  const items = view.result.facets.model?.items ?? [];
  if (make.length === 0 || items.length === 0) return null;
  return (
    <details open className="group/more mt-2 ml-2.5 border-line border-l-2 pl-5">
      <summary className="tap flex cursor-pointer list-none items-center justify-between gap-3 text-small [&::-webkit-details-marker]:hidden">
        <b className="font-strong">{make.length === 1 ? `${make[0]} models` : 'Models'}</b>
        <span className="text-link underline underline-offset-3">
          <span className="group-open/more:hidden">Select models</span>
          <span className="hidden group-open/more:inline">Hide</span>
        </span>
      </summary>
      <fieldset aria-label="Models" {...fieldTool('Model')}>
        <ul>
          {items.map((item) => (
            <FacetOption key={item.value} attribute="model" item={item} chosen={model.includes(item.value)} />
          ))}
        </ul>
      </fieldset>
    </details>
  );
}
