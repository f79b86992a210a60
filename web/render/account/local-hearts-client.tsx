'use client';

import { useEffect, useState } from 'react';
import { ownStore } from '@/parts/saved-cars/browser-list.ts';
import { favourites } from '@/parts/saved-cars/favourites.ts';

/** The vehicles that this browser saved go along with the sign-in, so that the account has them (SAVE-02). `also`: ids by commas. */
export function LocalHearts({ site, also }: { site: string; also: string }) {
  const [cars, setCars] = useState(also);
  useEffect(() => {
    const ids = favourites(ownStore, site).map(({ id }) => id);
    setCars([...new Set([...also.split(','), ...ids])].filter(Boolean).join(','));
  }, [site, also]);
  return <input type="hidden" name="cars" value={cars} />;
}
