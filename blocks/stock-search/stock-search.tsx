import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { searchTool } from '@/domain/site/form-tool.ts';
import { searchLink } from '@/domain/stock/search-link.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { StaticMarkup } from '@/ui/static-markup/static-markup.tsx';
import { ShowMeButton } from './show-me-button-client.tsx';
import { type FilledCell, loadStockSearch, type StockSearchData } from './stock-search.load.ts';

type StockSearchBlock = BlockOf<'stockSearch'>;

/**
 * Selects in a row and "Show Me {count} cars" (SRCH-14). A plain form, which also works without
 * script.
 */
function StockSearchView({ block, data, context }: BlockProps<StockSearchBlock, StockSearchData>) {
  const formId = `search-${block._key}`;
  return (
    <section id={block.anchor ?? undefined} className="stock-search-band" {...context.edit()}>
      <div className="wrap">
        {block.heading && <h2 {...context.edit('heading')}>{block.heading}</h2>}
        <search aria-label="Our stock">
          <form
            id={formId}
            className="stock-search-bar"
            action={searchLink({})}
            {...searchTool(context.site, {
              name: `search stock ${block._key}`,
              description: `Shows the vehicles that ${context.site.name} has for sale and that fit the choices.`,
            })}
          >
            <StaticMarkup as="div" className="stock-search-cells" data-count={data.cells.length}>
              {data.cells.map((cell) => (
                <Cell key={cell.value} cell={cell} id={`${formId}-${cell.value}`} />
              ))}
            </StaticMarkup>
            <ShowMeButton
              formId={formId}
              found={data.found}
              noun={block.noun || 'cars'}
              className="min-h-14! max-w-full overflow-hidden whitespace-nowrap tabular"
            >
              <Icon name="arrow-right" size={18} stroke={2} />
            </ShowMeButton>
          </form>
        </search>
      </div>
    </section>
  );
}

function Cell({ cell, id }: { cell: FilledCell; id: string }) {
  return (
    <div className="stock-search-cell">
      <label htmlFor={id}>{cell.title}</label>
      <select id={id} name={cell.field}>
        <option value="">{cell.any}</option>
        {cell.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className="stock-search-mark" />
    </div>
  );
}

/** Shown when the search fails: a link to the stock page, which explains it. */
function WithoutStock({ block, context }: BlockProps<StockSearchBlock>) {
  return (
    <section id={block.anchor ?? undefined} className="stock-search-band" {...context.edit()}>
      <div className="wrap">
        <form className="stock-search-bar" action={searchLink({})}>
          <p className="flex-1 self-center pl-4 text-ink-2">Our stock cannot be counted right now.</p>
          <button type="submit" className="min-h-14! max-w-full overflow-hidden whitespace-nowrap tabular">
            See our cars
          </button>
        </form>
      </div>
    </section>
  );
}

export const stockSearchBlock: BlockDefinition<StockSearchBlock, StockSearchData> = {
  type: 'stockSearch',
  view: StockSearchView,
  unavailable: WithoutStock,
  check: () => null,
  load: loadStockSearch,
};
