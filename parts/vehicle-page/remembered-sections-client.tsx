'use client';

import { useEffect } from 'react';

/**
 * Opens the sections that the shopper left open on the last vehicle, and stores which are open now
 * (VDP-16).
 */
export function RememberedSections({ site, listId }: { site: string; listId: string }) {
  useEffect(() => {
    const end = new AbortController();
    import('./remembered-sections.ts').then(
      ({ rememberSections }) => rememberSections({ site, listId, store: () => localStorage, signal: end.signal }),
      () => {},
    );
    return () => end.abort();
  }, [site, listId]);
  return null;
}
