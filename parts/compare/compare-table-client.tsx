'use client';

import { useEffect, useState } from 'react';
import type { QuickView } from '@/domain/stock/quick-view.ts';
import { fetchGlance } from '@/parts/quick-view/fetch-glance.ts';
import type { Favourite } from '@/parts/saved-cars/favourites.ts';
import { Thumbnail } from '@/parts/saved-cars/thumbnail.tsx';
import { comparedFacts } from './compared-facts.ts';

type Views = Readonly<Record<string, QuickView | 'gone'>>;
type Props = { cars: readonly Favourite[]; drop(car: Favourite): void };

/** Vehicles side by side, with the price and the facts that they have now; what they do not share is in bold. */
export function CompareTable({ cars, drop }: Props) {
  const views = useViews(cars);
  const rows = comparedFacts(
    cars.map(({ slug }) => {
      const view = views[slug];
      return view === undefined || view === 'gone' ? null : view;
    }),
  );
  return (
    <section
      aria-label="Cars side by side"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      className="-mx-6 overflow-x-auto px-6"
    >
      <table className="w-full min-w-max border-collapse text-small">
        <thead>
          <tr>
            <td className="min-w-22" />
            {cars.map((car) => (
              <th key={car.id} scope="col" className="w-44 min-w-32 p-2 text-left align-bottom font-semibold">
                <Thumbnail src={car.primary_image_url} className="mb-2 aspect-3/2 w-full rounded-sm" />
                <a href={`/cars/${car.slug}`} className="tap block underline-offset-3 hover:underline">
                  {car.name}
                </a>
                <button
                  type="button"
                  aria-label={`Remove ${car.name}`}
                  onClick={() => drop(car)}
                  className="tap min-w-11 text-left font-normal text-link underline underline-offset-3"
                >
                  Remove
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values, differ }) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="py-2 pr-3 text-left align-top font-normal text-ink-2">
                {name}
              </th>
              {cars.map((car, at) => (
                <td key={car.id} className={`p-2 align-top ${differ ? 'font-semibold' : ''}`}>
                  {views[car.slug] === 'gone' && name === rows[0]?.name ? 'No longer listed' : values[at] || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What the site says of each vehicle now, as the answers come. */
function useViews(cars: readonly Favourite[]): Views {
  const [views, setViews] = useState<Views>({});
  const slugs = cars.map(({ slug }) => slug).join(' ');
  useEffect(() => {
    const end = new AbortController();
    for (const slug of slugs.split(' ').filter(Boolean)) {
      fetchGlance(slug, end.signal).then(
        (view) => setViews((all) => ({ ...all, [slug]: view })),
        () => !end.signal.aborted && setViews((all) => ({ ...all, [slug]: 'gone' })),
      );
    }
    return () => end.abort();
  }, [slugs]);
  return views;
}
