import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { searchLink } from '@/domain/stock/search-link.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { Section } from '@/ui/section/section.tsx';
import { type BodyTile, loadBodyTypes } from './body-types.load.ts';

type BodyTypes = BlockOf<'bodyTypes'>;

/** Tiles of bodies with their counts in stock, each a link (BLK-05); nothing without stock. */
function BodyTypesView({ block, data, context }: BlockProps<BodyTypes, BodyTile[]>) {
  if (data.length === 0) return null;
  const { anchor, heading, linkLabel } = block;
  return (
    <Section
      anchor={anchor}
      heading={heading || 'Browse by body'}
      link={linkLabel ? { label: linkLabel, href: searchLink({}) } : null}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <ul className="body-tiles" data-count={Math.min(6, data.length)}>
        {data.map((tile) => (
          <li key={tile.body}>
            <a href={tile.href} className="counted-tile body-tile">
              {tile.image && (
                <SitePicture
                  source={contentSource(tile.image).source}
                  alt=""
                  ratio={[780, 300]}
                  widths={[192, 320, 480]}
                  sizes="(min-width: 760px) 210px, 45vw"
                />
              )}
              <b>{tile.label}</b> <span>{tile.count.toLocaleString('en-AU')}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const bodyTypesBlock: BlockDefinition<BodyTypes, BodyTile[]> = {
  type: 'bodyTypes',
  view: BodyTypesView,
  check: () => null,
  load: loadBodyTypes,
};
