import type { PromoTile } from '@/domain/site/site-parts.ts';
import { withoutBreaks } from '@/domain/site/without-breaks.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { Icon } from '@/ui/icon/icon.tsx';

type Props = { tile: PromoTile; large: boolean; headingLevel: 2 | 3 };

/** A promo tile: picture, title, text and link; without a link it is not clickable. */
export function PromoTileLink({ tile, large, headingLevel }: Props) {
  const { title, text, link } = tile;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={large ? 'promo-tile promo-feature heading-link' : 'promo-tile card-ground heading-link'}>
      <div>
        <Heading>{link ? <a href={link.href}>{title}</a> : title}</Heading>
        {text && <p>{withoutBreaks(text)}</p>}
        {link && (
          <span className="card-further mt-1.5" aria-hidden>
            {link.label}
            <Icon name="arrow-right" size={16} stroke={2} />
          </span>
        )}
      </div>
      <TilePicture tile={tile} />
    </article>
  );
}

function TilePicture({ tile: { image, cutout } }: { tile: PromoTile }) {
  if (!image) return null;
  const { source, focus } = contentSource(image);
  return (
    <SitePicture
      source={source}
      alt={image.alt}
      ratio={[3, 2]}
      widths={[320, 480, 640, 850, 1080]}
      sizes="(min-width: 1024px) 640px, 100vw"
      focus={focus}
      className={cutout ? 'promo-picture promo-cutout' : 'promo-picture'}
    />
  );
}
