'use client';

import { useEffect, useState } from 'react';
import type { VehicleBrief } from '@/domain/stock/vehicle-brief.ts';
import { fetchBriefs } from './fetch-briefs.ts';
import { Thumbnail } from './thumbnail.tsx';

/** Vehicles as they stand now; nothing where the site lists none of them any more. */
export function ViewedList({ slugs }: { slugs: readonly string[] }) {
  const [cars, setCars] = useState<readonly VehicleBrief[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    fetchBriefs(slugs, gone.signal).then(setCars, () => undefined);
    return () => gone.abort();
  }, [slugs]);
  if (cars.length === 0) return null;
  return (
    <section aria-label="Recently viewed" className="wrap pb-14 print:hidden">
      <h2 className="mb-4 text-h3">Recently viewed</h2>
      <ul className="-mx-(--gutter) flex snap-x gap-4 overflow-x-auto px-(--gutter) pb-2 tablet:mx-0 tablet:px-0">
        {cars.map((car) => (
          <li key={car.slug} className="relative w-48 shrink-0 snap-start">
            <div className="aspect-3/2 overflow-hidden rounded-md bg-sunken">
              <Thumbnail src={car.image} className="size-full" />
            </div>
            <a
              href={`/cars/${car.slug}`}
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
