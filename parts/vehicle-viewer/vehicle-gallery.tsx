import type { ReactNode } from 'react';
import { imageAddress } from '@/domain/media/image-address.ts';
import type { StockImage } from '@/domain/stock/card-values.ts';
import type { GalleryItem } from '@/domain/stock/vehicle-page/views.ts';
import { SitePicture } from '@/parts/picture/site-picture.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { FullScreenButton } from './full-screen-client.tsx';
import { GalleryControls } from './gallery-controls-client.tsx';
import { VehicleVideo } from './vehicle-video.tsx';

type Props = {
  id: string;
  name: string;
  items: readonly GalleryItem[];
  /** Whether the page opens with the first picture. */
  first: boolean;
};

/** Thumbnails are shown for more pictures than this (MED-02). */
const thumbnailsAbove = 3;
const sizes = '(min-width: 1200px) 870px, (min-width: 1024px) 62vw, 100vw';

/**
 * The photos in a row, moved by finger, wheel, buttons or keyboard; each links to the whole
 * picture, also without script. Slides out of sight are neither rendered nor loaded
 * (`content-visibility`), before the first touch none but the first: two hundred photos cost no
 * more than ten. Other views (`data-view`) replace the row; the thumbnails stay below and lead back
 * to it.
 */
export function VehicleGallery({ id, name, items, first }: Props) {
  const photos = items.filter((item) => item.kind === 'photo');
  return (
    <div id={id} className="group/gallery">
      <div className="relative hidden in-data-[view=gallery]:block noscript:block!">
        <section
          data-rail
          aria-label={`Photos of the ${name}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          className="[scrollbar-width:none] [scroll-snap-type:x_mandatory] overflow-x-auto overscroll-x-contain tablet:rounded-lg"
        >
          <ul className="flex">
            {items.map((item, at) => (
              <li
                key={keyOf(item)}
                id={slideId(at)}
                data-slide-of={id}
                className="relative aspect-3/2 w-full flex-none snap-start snap-always overflow-hidden bg-sunken not-first:[content-visibility:hidden] group-data-touched/gallery:[content-visibility:auto] noscript:[content-visibility:visible]! print:[content-visibility:visible]"
              >
                {item.kind === 'photo' ? (
                  <Photo image={item.image} at={item.at} of={photos.length} name={name} priority={first && at === 0} />
                ) : (
                  <VehicleVideo video={item.video} title={`Video of the ${name}`} poster={photos[0]?.image ?? null} />
                )}
              </li>
            ))}
          </ul>
        </section>
        <GalleryControls
          galleryId={id}
          count={items.length}
          icons={{
            previous: <Icon name="arrow-left" />,
            next: <Icon name="arrow-right" />,
          }}
        />
      </div>
      {photos.length > 0 && (
        <div className="noscript:hidden print:hidden">
          <div className="hidden in-data-[view=spinner]:block in-data-[view=gallery]:block">
            <FullScreenButton galleryId={id} icon={<Icon name="expand" size={19} />} />
          </div>
        </div>
      )}
      {items.length > thumbnailsAbove && <Thumbnails items={items} />}
    </div>
  );
}

const slideId = (at: number) => `photo-${at + 1}`;
const keyOf = (item: GalleryItem) => (item.kind === 'photo' ? item.image.path : JSON.stringify(item.video));

type PhotoProps = { image: StockImage; at: number; of: number; name: string; priority: boolean };

function Photo({ image, at, of, name, priority }: PhotoProps) {
  return (
    <a href={imageAddress(image, 1600, 'jpg')} data-picture={at} className="group block size-full">
      <SitePicture
        source={image}
        alt={image.alt || `${name}, photo ${at + 1} of ${of}`}
        ratio={[3, 2]}
        widths={at === 0 ? [375, 640, 850, 1280, 1600] : [375, 850, 1600]}
        sizes={sizes}
        priority={priority}
        className="size-full object-cover group-data-failed:invisible"
      />
      <span className="absolute inset-0 hidden place-content-center justify-items-center gap-2 text-small text-ink-2 group-data-failed:grid">
        <Icon name="image" size={28} />
        This photo could not be loaded
      </span>
    </a>
  );
}

/** Links to the slides; they work without script. */
function Thumbnails({ items }: Pick<Props, 'items'>) {
  return (
    <ul className="[scrollbar-width:none] flex gap-2 overflow-x-auto px-(--gutter) py-2 tablet:px-0.5 print:hidden">
      {items.map((item, at) => (
        <li key={keyOf(item)} className="aspect-3/2 w-25 flex-none [content-visibility:auto]">
          <a
            href={`#${slideId(at)}`}
            data-slide={at}
            className="group block size-full overflow-hidden rounded-sm border-2 border-transparent bg-sunken hover:border-line-2 aria-[current]:border-action"
          >
            {item.kind === 'photo' ? (
              <SitePicture
                source={item.image}
                alt={`Photo ${item.at + 1}`}
                ratio={[3, 2]}
                widths={[96, 192]}
                sizes="96px"
                className="size-full object-cover group-data-failed:invisible"
              />
            ) : (
              <span className="grid size-full place-content-center bg-night text-on-night">
                <Icon name="play" size={22} />
                <span className="visually-hidden">Video</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Shown for a vehicle without photos. */
export function NoPhotos({ children }: { children?: ReactNode }) {
  return (
    <div className="grid aspect-3/2 place-content-center justify-items-center gap-4 bg-sunken p-6 text-center text-ink-2 tablet:aspect-5/2 tablet:rounded-lg">
      <p className="text-title font-semibold">Photos are on their way</p>
      {children}
    </div>
  );
}
