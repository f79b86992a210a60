'use client';

import { type FormEvent, useEffect, useState } from 'react';
import type { VehicleBrief } from '@/domain/stock/vehicle-brief.ts';
import { Button } from '@/ui/button/button.tsx';
import { type Favourite, toggleFavourite } from './favourites.ts';
import { fetchBriefs } from './fetch-briefs.ts';
import { cardsChanged } from './follow-hearts.ts';
import { dropSearch, type SavedSearch, saveSearch } from './saved-searches.ts';
import { Thumbnail } from './thumbnail.tsx';

type Props = {
  site: string;
  cars: readonly Favourite[];
  searches: readonly SavedSearch[];
  change(searches: readonly SavedSearch[]): void;
  open: boolean;
};

/** What stands in the tray: the cars, and the searches with the way to save another one. */
export function SavedLists({ site, cars, searches, change, open }: Props) {
  return (
    <>
      <SavedCars
        cars={cars}
        open={open}
        drop={(car) => {
          toggleFavourite(localStorage, site, car);
          document.dispatchEvent(new Event(cardsChanged));
        }}
      />
      <SavedSearches site={site} searches={searches} change={change} />
    </>
  );
}

type CarsProps = { cars: readonly Favourite[]; open: boolean; drop(car: Favourite): void };

/** The saved cars with the price that they have now, asked for when the list is opened. */
function SavedCars({ cars, open, drop }: CarsProps) {
  const [briefs, setBriefs] = useState<readonly VehicleBrief[] | null>(null);
  useEffect(() => {
    if (!open) return;
    const gone = new AbortController();
    const slugs = cars.map(({ slug }) => slug);
    fetchBriefs(slugs, gone.signal).then(setBriefs, () => undefined);
    return () => gone.abort();
  }, [open, cars]);
  if (cars.length === 0)
    return <p className="text-ink-2 text-small">Tap the heart on a car and it stays here, in this browser.</p>;
  return (
    <ul>
      {cars.map((car) => {
        const now = briefs?.find(({ slug }) => slug === car.slug);
        return (
          <li key={car.id} className="flex items-center gap-3 border-line border-t py-2.5 first:border-0">
            <Thumbnail src={car.primary_image_url} className="h-14 w-21 rounded-sm" />
            <p className="min-w-0 flex-1 text-small">
              <a href={`/cars/${car.slug}`} className="tap block font-semibold underline-offset-3 hover:underline">
                {car.name}
              </a>
              {now ? (now.status === 'sold' ? 'Sold' : now.price) : briefs && 'No longer listed'}
            </p>
            <button
              type="button"
              aria-label={`Remove ${car.name}`}
              onClick={() => drop(car)}
              className="tap min-w-11 text-link text-small underline underline-offset-3"
            >
              Remove
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type SearchesProps = { site: string; searches: readonly SavedSearch[]; change(searches: readonly SavedSearch[]): void };

function SavedSearches({ site, searches, change }: SearchesProps) {
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name') ?? '');
    const address =
      document.querySelector<HTMLElement>('[data-search]')?.dataset.search ?? location.pathname + location.search;
    change(saveSearch(localStorage, site, { name, address }));
    form.reset();
  };
  return (
    <>
      <h2 className="mt-5 mb-2 border-line border-t pt-5 text-h3">Saved searches</h2>
      <ul>
        {searches.map(({ name, address }) => (
          <li key={name} className="flex items-center justify-between gap-3 text-small">
            <a
              href={address}
              className="tap inline-flex min-w-0 flex-1 items-center font-semibold underline-offset-3 hover:underline"
            >
              {name}
            </a>
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => change(dropSearch(localStorage, site, name))}
              className="tap min-w-11 text-link underline underline-offset-3"
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={save} className="mt-2 flex gap-2">
        <label className="min-w-0 flex-1">
          <span className="visually-hidden">Name of this search</span>
          <input
            name="name"
            required
            maxLength={60}
            autoComplete="off"
            placeholder="Name this search"
            className="min-h-11 w-full rounded-md border-[1.5px] border-line-2 bg-surface px-3 text-control"
          />
        </label>
        <Button kind="tonal" size={44} type="submit">
          Save
        </Button>
      </form>
    </>
  );
}
