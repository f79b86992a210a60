'use client';

import { useEffect } from 'react';
import { ownStore } from '@/parts/saved-cars/browser-list.ts';
import { joinSearches } from '@/parts/saved-cars/joined-searches.ts';

/** Searches that this browser saved join the account that is open here; the page then shows them. */
export function LocalSearches({ site }: { site: string }) {
  useEffect(() => {
    joinSearches(ownStore, site).then(
      (joined) => joined && location.reload(),
      () => undefined,
    );
  }, [site]);
  return null;
}
