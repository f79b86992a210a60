'use client';

import { useEffect, useState } from 'react';
import { ownStore } from '@/parts/saved-cars/browser-list.ts';
import { favourites } from '@/parts/saved-cars/favourites.ts';
import { forgetAccount } from '@/parts/saved-cars/forget-account.ts';
import { takeLeftHearts } from '@/parts/saved-cars/take-left-hearts.ts';

/**
 * Sends the ids of this browser's saved vehicles with the sign-in (SAVE-02). `also`: more ids,
 * comma-separated. It is shown only without a session: a remaining cookie mark belongs to a session
 * that ended elsewhere, whose lists are deleted and not sent.
 */
export function LocalHearts({ site, also }: { site: string; also: string }) {
  const [cars, setCars] = useState(also);
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore may resolve after the form was sent.
    document.cookie = 'forecourt_signed_in=; Path=/; Max-Age=0';
    forgetAccount();
    takeLeftHearts(site);
    const ids = favourites(ownStore, site).map(({ id }) => id);
    setCars([...new Set([...also.split(','), ...ids])].filter(Boolean).join(','));
  }, [site, also]);
  return <input type="hidden" name="cars" value={cars} />;
}
