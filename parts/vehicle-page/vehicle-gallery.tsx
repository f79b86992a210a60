import type { ReactNode } from 'react';
import { imageAddress } from '@/domain/site/image-address.ts';
import type { StockImage } from '@/domain/stock/stock-card.ts';
import { SitePicture } from '@/parts/picture/site-picture.tsx';

type Props = {
  id: string;
  name: string;
  images: readonly StockImage[];
  /** The first picture is what the page opens with. */
  first: boolean;
};

/** Thumbnails stand only below more pictures than this (MED-02). */
const thumbnailsAbove = 3;

/** The photos in a row that a finger, a wheel or the keyboard moves; each leads to the whole picture, also without script. */
export function VehicleGallery({ id, name, images, first }: Props) {
  return (
    <div id={id}>
      <section
        data-rail
        aria-label={`Photos of the ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="[scrollbar-width:none] snap-x snap-mandatory overflow-x-auto tablet:rounded-lg"
      >
        <ul className="flex">
          {images.map((image, at) => (
            <li key={image.path} id={photoId(at)} className="w-full flex-none snap-start">
              <a href={imageAddress(image, 1600, 'jpg')} data-picture={at} className="block">
                <SitePicture
                  source={image}
                  alt={image.alt || `${name}, photo ${at + 1} of ${images.length}`}
                  ratio={[3, 2]}
                  widths={[375, 640, 850, 1280, 1600]}
                  sizes="(min-width: 1200px) 870px, (min-width: 1024px) 62vw, 100vw"
                  priority={first && at === 0}
                  className="aspect-3/2 h-auto w-full bg-sunken object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      </section>
      {images.length > thumbnailsAbove && <Thumbnails images={images} />}
    </div>
  );
}

const photoId = (at: number) => `photo-${at + 1}`;

/** Links to the places of the row: they need no script. */
function Thumbnails({ images }: Pick<Props, 'images'>) {
  return (
    <ul className="[scrollbar-width:none] flex gap-2 overflow-x-auto px-(--gutter) py-2 tablet:px-0.5 print:hidden">
      {images.map((image, at) => (
        <li key={image.path} className="flex-none">
          <a
            href={`#${photoId(at)}`}
            data-slide={at}
            className="block overflow-hidden rounded-sm border-2 border-transparent hover:border-line-2"
          >
            <SitePicture
              source={image}
              alt={`Photo ${at + 1}`}
              ratio={[3, 2]}
              widths={[96, 192]}
              sizes="96px"
              className="aspect-3/2 h-auto w-24 bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What stands where a vehicle has no picture yet. */
export function NoPhotos({ children }: { children?: ReactNode }) {
  return (
    <div className="grid aspect-3/2 place-content-center justify-items-center gap-4 bg-sunken p-6 text-center text-ink-2 tablet:aspect-5/2 tablet:rounded-lg">
      <p className="text-title font-semibold">Photos are on their way</p>
      {children}
    </div>
  );
}
