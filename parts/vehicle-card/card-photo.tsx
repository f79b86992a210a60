import { imageAddress } from '@/domain/media/image-address.ts';
import type { CardTag } from '@/domain/stock/card-tag.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { nounFor } from '@/domain/vocabulary/counted.ts';
import { SitePicture } from '@/parts/picture/site-picture.tsx';
import { Icon, type IconName } from '@/ui/icon/icon.tsx';
import { Tag, type TagKind } from '@/ui/tag/tag.tsx';

type Look = { kind: TagKind; icon?: IconName };

const looks: Record<CardTag['kind'], Look> = {
  electric: { kind: 'electric', icon: 'zap' },
  reserved: { kind: 'warn', icon: 'lock' },
  certified: { kind: 'certified', icon: 'badge-check' },
  custom: { kind: 'plain' },
  'coming-soon': { kind: 'info' },
  'just-arrived': { kind: 'arrived' },
  sold: { kind: 'sold' },
};

/** `more`: whether further photos can be swiped to (`followCardPhotos`). */
type Props = { card: StockCard; tag: CardTag | null; more?: boolean };

/** Maximum of further photos on a card; the vehicle's own page has all. */
const maxFurther = 5;

/** A card's photo with its tag, location, and the number of photos or a spin (CARD-03). */
export function CardPhoto({ card, tag, more = false }: Props) {
  const [photo] = card.images;
  const { locationName, hasSpin, images } = card;
  return (
    <div
      {...(more && images.length > 1 && { 'data-photos': furtherPhotos(images) })}
      className="relative aspect-3/2 overflow-hidden bg-[#d9dbde] card-fill:mx-1.5 card-fill:mt-1.5 card-fill:rounded-[calc(var(--r-l)-6px)]"
    >
      {photo ? (
        <SitePicture
          source={photo}
          alt=""
          ratio={[3, 2]}
          widths={[320, 375, 480, 640, 850]}
          className="size-full object-cover"
          sizes="(min-width: 1200px) 310px, (min-width: 480px) 320px, 82vw"
        />
      ) : (
        <p className="grid h-full place-items-center text-[#4b525b] text-small">Photos are on their way</p>
      )}
      {tag && (
        <span className="absolute top-2.5 left-2.5">
          <PhotoTag tag={tag} />
        </span>
      )}
      {locationName && (
        <span className="photo-chip left-2.5">
          <Icon name="map-pin" size={13} stroke={2} />
          {locationName}
        </span>
      )}
      {images.length > 0 && (
        <span className="photo-chip right-2.5 print:hidden">
          <Icon name={hasSpin ? 'rotate-3d' : 'image'} size={13} stroke={2} />
          {hasSpin ? '360°' : images.length}
          {!hasSpin && <span className="visually-hidden"> {nounFor(images.length, 'photos')}</span>}
        </span>
      )}
    </div>
  );
}

const furtherPhotos = (images: StockCard['images']): string =>
  images
    .slice(1, 1 + maxFurther)
    .map((photo) => imageAddress(photo, 640, 'webp'))
    .join(' ');

export function PhotoTag({ tag: { kind, text } }: { tag: CardTag }) {
  const { kind: colour, icon } = looks[kind];
  return (
    <Tag kind={colour}>
      {icon && <Icon name={icon} size={14} stroke={2} />}
      {text}
    </Tag>
  );
}
