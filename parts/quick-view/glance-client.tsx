'use client';

import { vehiclePath } from '@/domain/routes/paths.ts';
import type { QuickView } from '@/domain/stock/quick-view.ts';
import { ButtonLink } from '@/ui/button/button.tsx';

/** The content of a quick view: photos, price, facts and links. */
export function Glance({ view: { slug, name, subtitle, price, facts, features, photos } }: { view: QuickView }) {
  return (
    <>
      {photos.length > 0 && (
        <ul
          aria-label="Photos"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
          tabIndex={0}
          className="-mx-6 mb-4 flex [scroll-snap-type:x_mandatory] overflow-x-auto bg-sunken"
        >
          {photos.map((photo, at) => (
            <li key={photo} className="aspect-3/2 w-full shrink-0 snap-start">
              {/* biome-ignore lint/performance/noImgElement: the image route is ours. */}
              <img
                src={photo}
                alt={`${name}, ${at + 1} of ${photos.length}`}
                loading={at === 0 ? 'eager' : 'lazy'}
                width={850}
                height={567}
                className="size-full object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-2">{subtitle}</p>
      <p className="figure mt-1 text-price-l">{price}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 text-small">
        {facts.map(([fact, value]) => (
          <div key={fact} className="flex justify-between gap-3 border-line border-b pb-1.5">
            <dt className="text-ink-2">{fact}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {features.length > 0 && <p className="mt-4 text-ink-2 text-small">{features.join(' · ')}</p>}
      <p className="mt-5 grid grid-cols-2 gap-2">
        <ButtonLink kind="filled" size={44} href={vehiclePath(slug)}>
          See this car
        </ButtonLink>
        <ButtonLink kind="outline" size={44} href={`${vehiclePath(slug)}#enquire`}>
          Enquire
        </ButtonLink>
      </p>
    </>
  );
}
