'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { signInPagePath, vehiclePath } from '@/domain/routes/paths.ts';
import type { VehicleBrief } from '@/domain/stock/vehicle-brief.ts';
import { Button } from '@/ui/button/button.tsx';
import { notifyAccount } from './account-cars.ts';
import { ownStore } from './browser-list.ts';
import { cardsChanged } from './cards-changed.ts';
import { type Favourite, toggleFavourite } from './favourites.ts';
import { fetchBriefs } from './fetch-briefs.ts';
import { isSignedIn } from './is-signed-in.ts';
import { joinSearches } from './joined-searches.ts';
import { dropSearch, type SavedSearch, saveSearch } from './saved-searches.ts';
import { Thumbnail } from './thumbnail.tsx';

type Props = {
  site: string;
  garage: string;
  cars: readonly Favourite[];
  searches: readonly SavedSearch[];
  change(searches: readonly SavedSearch[]): void;
  /** Announces a change of the list to screen readers. */
  announce(news: string): void;
  open: boolean;
};

/** The tray's content: the cars, and the searches with a form to save the current one. */
export function SavedLists({ site, garage, cars, searches, change, announce, open }: Props) {
  const drop = (car: Favourite) => {
    dropHeart(site, car);
    announce(`${car.name} removed`);
  };
  return (
    <>
      <SavedCars cars={cars} open={open} drop={drop} />
      {garage && cars.length > 0 && <GarageLink garage={garage} count={cars.length} />}
      <SavedSearches site={site} searches={searches} change={change} announce={announce} />
    </>
  );
}

/**
 * A link to store this browser's list under a mobile number; for a signed-in shopper to their page.
 */
function GarageLink({ garage, count }: { garage: string; count: number }) {
  const here = location.pathname + location.search;
  const signIn = `${signInPagePath}?${new URLSearchParams({ type: 'watchlist', redirect: here, back: here })}`;
  return isSignedIn() ? (
    <p className="mt-3 text-small">
      <a href={garage} className="tap font-semibold text-link underline underline-offset-3">
        See what has changed
      </a>
    </p>
  ) : (
    <p className="mt-3 rounded-md bg-info-bg p-3 text-small">
      Saved on this device only. Keep {count === 1 ? 'it' : 'them'} under your mobile number to see price changes on any
      device.{' '}
      <a href={signIn} className="tap font-semibold text-link underline underline-offset-3">
        {count === 1 ? 'Keep this car' : `Keep these ${count} cars`}
      </a>
    </p>
  );
}

/**
 * Before a row goes, moves the focus to the next row, or to the heading if the list becomes empty.
 */
function leaveRow(button: HTMLElement): void {
  const row = button.closest('li');
  const beside = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
  const above = row?.parentElement?.previousElementSibling;
  const heading = above?.matches('h2') ? above : above?.querySelector('h2');
  (beside ?? (heading as HTMLElement | null | undefined))?.focus();
}

function dropHeart(site: string, car: Favourite): void {
  toggleFavourite(ownStore, site, car);
  const show = () => document.dispatchEvent(new Event(cardsChanged));
  show();
  if (isSignedIn()) void notifyAccount(site, car, false).then(show);
}

type CarsProps = { cars: readonly Favourite[]; open: boolean; drop(car: Favourite): void };

/** The saved cars with their current prices, fetched when the list is opened. */
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
              <a href={vehiclePath(car.slug)} className="tap block font-semibold underline-offset-3 hover:underline">
                {car.name}
              </a>
              {now ? (now.status === 'sold' ? 'Sold' : now.price) : briefs && 'No longer listed'}
            </p>
            <button
              type="button"
              aria-label={`Remove ${car.name}`}
              onClick={({ currentTarget }) => {
                leaveRow(currentTarget);
                drop(car);
              }}
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

function SavedSearches({ site, searches, change, announce }: Pick<Props, 'site' | 'searches' | 'change' | 'announce'>) {
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name') ?? '');
    const address =
      document.querySelector<HTMLElement>('[data-search]')?.dataset.search ?? location.pathname + location.search;
    change(saveSearch(ownStore, site, { name, address }));
    form.reset();
    // With an account the search is stored there too.
    if (isSignedIn()) void joinSearches(ownStore, site).catch(() => undefined);
    announce(`${name} saved`);
  };
  return (
    <>
      <h2 tabIndex={-1} className="mt-5 mb-2 border-line border-t pt-5 text-h3">
        Saved searches
      </h2>
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
              onClick={({ currentTarget }) => {
                leaveRow(currentTarget);
                change(dropSearch(ownStore, site, name));
                announce(`${name} removed`);
              }}
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
