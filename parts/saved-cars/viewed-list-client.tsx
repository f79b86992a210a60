'use client';

import { useEffect, useState } from 'react';
import { vehiclePath } from '@/domain/routes/paths.ts';
import type { VehicleBrief } from '@/domain/stock/vehicle-brief.ts';
import { fetchBriefs } from './fetch-briefs.ts';
import { Thumbnail } from './thumbnail.tsx';

type Props = {
  slugs: readonly string[];
  title?: string;
  /** Clears the browser's log; if given, the list is in a column of its page. */
  clear?: () => void;
};

/** Viewed vehicles with their current data; nothing if the site lists none of them any more. */
export function ViewedList({ slugs, title = 'Recently viewed', clear }: Props) {
  const [cars, setCars] = useState<readonly VehicleBrief[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    fetchBriefs(slugs, gone.signal).then(setCars, () => undefined);
    return () => gone.abort();
  }, [slugs]);
  if (cars.length === 0) return null;
  return (
    <section aria-label={title} className={clear ? 'mt-10 print:hidden' : 'wrap pb-14 print:hidden'}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-h3">{title}</h2>
        {clear && (
          <button type="button" onClick={clear} className="tap text-link text-small underline underline-offset-3">
            Clear
          </button>
        )}
      </div>
      <ul className="-mx-(--gutter) flex snap-x gap-4 overflow-x-auto px-(--gutter) pb-2 tablet:mx-0 tablet:px-0">
        {cars.map((car) => (
          <li key={car.slug} className="relative w-48 shrink-0 snap-start">
            <div className="aspect-3/2 overflow-hidden rounded-md bg-sunken">
              <Thumbnail src={car.image} className="size-full" />
            </div>
            <a
              href={vehiclePath(car.slug)}
              className="mt-2 block font-semibold text-control after:absolute after:inset-0"
            >
              {car.name}
            </a>
            <p className="text-ink-2 text-small">{car.status === 'sold' ? 'Sold' : car.price}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
