'use client';

import { useEffect, useState } from 'react';
import { ownStore } from '@/parts/saved-cars/browser-list.ts';
import { favourites } from '@/parts/saved-cars/favourites.ts';
import { forgetAccount } from '@/parts/saved-cars/forget-account.ts';

/**
 * The vehicles that this browser saved go along with the sign-in, so that the account has them
 * (SAVE-02). `also`: ids by commas. Where this is shown no account is signed in, whatever the mark of
 * a session that ended elsewhere states: its vehicles do not go along.
 */
export function LocalHearts({ site, also }: { site: string; also: string }) {
  const [cars, setCars] = useState(also);
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore may resolve after the form was sent.
    document.cookie = 'forecourt_signed_in=; Path=/; Max-Age=0';
    forgetAccount();
    const ids = favourites(ownStore, site).map(({ id }) => id);
    setCars([...new Set([...also.split(','), ...ids])].filter(Boolean).join(','));
  }, [site, also]);
  return <input type="hidden" name="cars" value={cars} />;
}
