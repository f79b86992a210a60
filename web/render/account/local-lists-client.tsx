'use client';

import { useEffect } from 'react';
import { ownStore } from '@/parts/saved-cars/browser-list.ts';
import { joinSearches } from '@/parts/saved-cars/joined-searches.ts';
import { useFreshPage } from '../use-fresh-page-client.ts';

/** Searches that this browser saved join the account that is open here; the page then shows them, or offers to where somebody is writing. */
export function LocalSearches({ site }: { site: string }) {
  const { waits, show } = useFreshPage();
  useEffect(() => {
    joinSearches(ownStore, site).then(
      (joined) => joined && show(),
      () => undefined,
    );
  }, [site, show]);
  return (
    <p role="status" className="text-small empty:hidden">
      {waits && (
        <>
          Searches you saved on this device are in your account now.{' '}
          <button
            type="button"
            className="tap text-link underline underline-offset-3"
            onClick={() => location.reload()}
          >
            Show them
          </button>
        </>
      )}
    </p>
  );
}
