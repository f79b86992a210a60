import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { contentImageSize } from '@/domain/media/image-address.ts';
import { contentImage } from '@/domain/site/content-shapes.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { filledColumns } from '@/ui/grid/filled-columns.ts';
import { Section } from '@/ui/section/section.tsx';

type LogoTiles = BlockOf<'logoTiles'>;
type Tile = NonNullable<NonNullable<LogoTiles['tiles']>[number]>;

const named = ({ tiles }: LogoTiles) => (tiles ?? []).flatMap((tile) => (tile?.name ? [tile] : []));

/** Awards and partners, by logo or by name (BLK-08). */
function LogoTilesView({ block, context }: BlockProps<LogoTiles>) {
  const tiles = named(block);
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <ul className="logo-tiles" style={filledColumns(tiles.length, [4, 3, 5], [3, 2])} {...context.edit('tiles')}>
        {tiles.map((tile) => (
          <li key={tile._key} className="card-ground">
            {tile.href ? (
              <a href={tile.href}>
                <TileText tile={tile} />
              </a>
            ) : (
              <TileText tile={tile} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TileText({ tile: { name, note, logo } }: { tile: Tile }) {
  const image = contentImage(logo);
  return (
    <>
      {image ? (
        <SitePicture
          source={contentSource(image).source}
          alt={name ?? ''}
          ratio={contentImageSize(image) ?? [2, 1]}
          widths={[192, 320, 480]}
          sizes="180px"
        />
      ) : (
        <b>{name}</b>
      )}
      {note && <span>{note}</span>}
    </>
  );
}

export const logoTilesBlock: BlockDefinition<LogoTiles, undefined> = {
  type: 'logoTiles',
  view: LogoTilesView,
  check: (block) => (named(block).length > 0 ? null : 'Name at least one award or partner.'),
};
