import type { CSSProperties } from 'react';
import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { brandKinds } from '@/domain/site/brand-tile.ts';
import { BrandLogo } from '@/parts/brand-logo/brand-logo.tsx';
import { evenColumns } from '@/ui/grid/even-columns.ts';
import { Section } from '@/ui/section/section.tsx';

type BrandTiles = BlockOf<'brandTiles'>;

/** The kinds that staff chose, in the standard order; all if they chose none. */
function wantedKinds({ kinds }: BrandTiles) {
  const wanted = kinds ?? [];
  return wanted.length === 0 ? [...brandKinds] : brandKinds.filter(({ value }) => wanted.includes(value));
}

/** The brands of the group, by kind (NAV-22); nothing without brands. */
function BrandTilesView({ block, context }: BlockProps<BrandTiles>) {
  const groups = wantedKinds(block)
    .map(({ value, title }) => ({ title, tiles: context.site.brands.filter(({ kind }) => kind === value) }))
    .filter(({ tiles }) => tiles.length > 0);
  if (groups.length === 0) return null;
  const Title = block.heading ? 'h3' : 'h2';
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <div className="brand-groups">
        {groups.map(({ title, tiles }) => (
          <div key={title} style={countsOf(tiles.length)}>
            <Title className="mt-auto mb-3.5 text-h3">{title}</Title>
            <ul className="brand-tiles">
              {tiles.map((tile) => (
                <li key={tile.id}>
                  <BrandLogo tile={tile} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

const countsOf = (count: number) =>
  ({ '--brands': count, '--brand-columns': evenColumns(count, [6, 7, 5]) }) as CSSProperties;

export const brandTilesBlock: BlockDefinition<BrandTiles, undefined> = {
  type: 'brandTiles',
  view: BrandTilesView,
  check: (block) =>
    wantedKinds(block).length > 0 ? null : 'Choose which brands to show, or leave the choice empty for all.',
};
