import type { PromoTile } from '@/domain/site/site-parts.ts';
import { withoutBreaks } from '@/domain/site/without-breaks.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';

/** A promo tile among the results, as large as a vehicle's card (SRCH-16). */
export function PromoCard({ tile }: { tile: PromoTile }) {
  const { title, text, link, image, cutout } = tile;
  const picture = image && contentSource(image);
  return (
    <li className="on-night relative flex min-w-0 flex-col justify-between overflow-hidden rounded-lg bg-night text-on-night print:hidden">
      <div className="px-5.5 pt-6">
        <h3 className="text-[1.75rem] leading-[1.05]">
          {link ? (
            <a href={link.href} className="after:absolute after:inset-0">
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        {text && <p className="mt-2.5 text-control text-on-night-2">{withoutBreaks(text)}</p>}
        {link && (
          <span
            aria-hidden="true"
            className="mt-4.5 inline-flex min-h-11 items-center rounded-md bg-white px-4.5 font-semibold text-on-photo text-control"
          >
            {link.label}
          </span>
        )}
      </div>
      {picture && image && (
        <div className="relative mt-5 aspect-3/2 tablet:aspect-auto tablet:min-h-32 tablet:flex-1">
          <SitePicture
            source={picture.source}
            alt={image.alt}
            ratio={[3, 2]}
            widths={[320, 480, 640]}
            sizes="(min-width: 1200px) 320px, (min-width: 760px) 45vw, 90vw"
            focus={picture.focus}
            className={cutout ? 'absolute inset-0 size-full object-contain' : 'absolute inset-0 size-full object-cover'}
          />
        </div>
      )}
    </li>
  );
}
