'use client';

import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { VehicleBrief } from '@/domain/stock/vehicle-brief.ts';
import { Button } from '@/ui/button/button.tsx';
import { type Favourite, toggleFavourite } from './favourites.ts';
import { fetchBriefs } from './fetch-briefs.ts';
import { cardsChanged, followHearts } from './follow-hearts.ts';
import { dropSearch, type SavedSearch, savedSearches, saveSearch } from './saved-searches.ts';
import { Thumbnail } from './thumbnail.tsx';
import { trayId } from './tray-id.ts';

type Props = { site: string; heart: ReactNode; close: ReactNode };

/** What this browser saved on the site: cars, and searches with a name. A button at the edge of the window says how many and opens the list. */
export function SavedTray({ site, heart, close }: Props) {
  const [cars, setCars] = useState<readonly Favourite[]>([]);
  const [searches, setSearches] = useState<readonly SavedSearch[]>([]);
  const [news, setNews] = useState('');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const tell = (all: readonly Favourite[], pressed: Favourite | null) => {
      setCars(all);
      if (pressed)
        setNews(all.some(({ id }) => id === pressed.id) ? `${pressed.name} saved` : `${pressed.name} removed`);
    };
    followHearts(site, tell, end.signal);
    setSearches(savedSearches(localStorage, site));
    return () => end.abort();
  }, [site]);
  const count = cars.length + searches.length;
  return (
    <>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <button
        type="button"
        popoverTarget={trayId}
        hidden={count === 0}
        className="fixed right-(--gutter) bottom-4 z-30 inline-flex min-h-12 items-center gap-2 rounded-pill bg-ink px-4 font-semibold text-control text-page shadow-2 noscript:hidden print:hidden [&[hidden]]:hidden"
      >
        {heart}
        Saved
        <span className="visually-hidden">: </span>
        <span
          data-saved-count
          className="min-w-6 rounded-pill bg-action px-1.5 text-center text-on-action text-small tabular-nums"
        >
          {count}
        </span>
      </button>
      <section
        id={trayId}
        popover="auto"
        aria-label="Saved cars and searches"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="fixed inset-auto right-(--gutter) bottom-20 m-0 max-h-[min(640px,calc(100dvh-112px))] w-[min(400px,calc(100vw-2*var(--gutter)))] overflow-y-auto rounded-lg border border-line bg-surface p-5 text-ink shadow-3 print:hidden"
      >
        <div className="mb-2 flex items-center justify-between">
          <h2 className="text-h3">Saved cars</h2>
          <button
            type="button"
            popoverTarget={trayId}
            popoverTargetAction="hide"
            aria-label="Close"
            className="-mr-2 grid size-11 place-items-center rounded-pill hover:bg-tint"
          >
            {close}
          </button>
        </div>
        <SavedCars
          cars={cars}
          open={open}
          drop={(car) => {
            toggleFavourite(localStorage, site, car);
            document.dispatchEvent(new Event(cardsChanged));
          }}
        />
        <SavedSearches site={site} searches={searches} change={setSearches} />
      </section>
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
