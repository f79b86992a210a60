'use client';

import { useEffect } from 'react';
import { ownStore, readList, writeList } from '@/parts/saved-cars/browser-list.ts';
import { type Favourite, isFavourite } from '@/parts/saved-cars/favourites.ts';
import { isSignedIn } from '@/parts/saved-cars/is-signed-in.ts';
import { compareListName } from './compare-list-name.ts';

type Props = { site: string; cars: readonly Favourite[] };

/** For staff, where the shopper lets them see it: the account decides, and a failure changes nothing on the page. */
const notifyCompared = (cars: readonly Favourite[]): void =>
  void fetch('/api/account/compared', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cars: cars.map(({ slug }) => slug) }),
    signal: AbortSignal.timeout(8_000),
  }).catch(() => undefined);

/**
 * Keeps this browser's list in step with the page: what is removed here is no longer chosen on its card, and "Add a car"
 * continues from the vehicles of the page, also of a shared one. Opening a page changes nothing.
 */
export function CarryCompared({ site, cars }: Props) {
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('[data-drop],[data-add]') : null;
      if (!link) return;
      const { drop } = link.dataset;
      // Where nothing on the page can be bought, what was chosen before stays.
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
