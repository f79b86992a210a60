import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { searchLink } from '@/domain/stock/search-link.ts';
import { filledColumns } from '@/ui/grid/filled-columns.ts';
import { Section } from '@/ui/section/section.tsx';
import { type FacetTilesData, loadFacetTiles } from './facet-tiles.load.ts';

type FacetTiles = BlockOf<'facetTiles'>;

/** Makes, models, fuels … in stock, each a link with its count (BLK-05); nothing without stock. */
function FacetTilesView({ block, data, context }: BlockProps<FacetTiles, FacetTilesData>) {
  if (data.tiles.length === 0) return null;
  const { anchor, heading, linkLabel } = block;
  return (
    <Section
      anchor={anchor}
      heading={heading || data.attribute.heading}
      link={linkLabel ? { label: linkLabel, href: searchLink({}) } : null}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <ul
        className="filled-tiles gap-x-5 gap-y-0 tablet:gap-x-7"
        style={filledColumns(data.tiles.length, [5, 4, 6], [3, 4])}
      >
        {data.tiles.map(({ value, count, href }) => (
          <li key={value}>
            <a href={href} className="counted-tile facet-tile">
              <b>{value}</b> <span>{count.toLocaleString('en-AU')}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const facetTilesBlock: BlockDefinition<FacetTiles, FacetTilesData> = {
  type: 'facetTiles',
  view: FacetTilesView,
  check: () => null,
  load: loadFacetTiles,
};
