'use client';

import { useEffect } from 'react';
import { ownStore, readList, writeList } from '@/parts/saved-cars/browser-list.ts';
import { type Favourite, isFavourite } from '@/parts/saved-cars/favourites.ts';
import { isSignedIn } from '@/parts/saved-cars/is-signed-in.ts';
import { compareListName } from './compare-list-name.ts';

type Props = { site: string; cars: readonly Favourite[] };

/**
 * Reports the compared cars for staff, if the shopper's account allows it. A failure is ignored.
 */
const notifyCompared = (cars: readonly Favourite[]): void =>
  void fetch('/api/account/compared', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cars: cars.map(({ slug }) => slug) }),
    signal: AbortSignal.timeout(8_000),
  }).catch(() => undefined);

/**
 * Updates this browser's list on two clicks: "Remove" takes a vehicle out, and "Add a car"
 * continues from the vehicles of the page, which may be a shared one. Opening a page changes
 * nothing.
 */
export function CarryCompared({ site, cars }: Props) {
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('[data-drop],[data-add]') : null;
      if (!link) return;
      const { drop } = link.dataset;
      // If no vehicle of the page is for sale, "Add a car" continues from the browser's own list.
      const isOwn = drop !== undefined || cars.length === 0;
      const chosen = isOwn ? readList(ownStore, site, compareListName, isFavourite) : cars;
      writeList(
        ownStore,
        site,
        compareListName,
        chosen.filter(({ slug }) => slug !== drop),
      );
    };
    if (isSignedIn()) notifyCompared(cars);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [site, cars]);
  return null;
}
