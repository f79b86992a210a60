'use client';

import { useEffect } from 'react';
import { liveSearch } from './live-search.ts';

/** Starts `liveSearch` on the results page around it; renders nothing. */
export function SearchLive() {
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-search]');
    return page ? liveSearch(page) : undefined;
  }, []);
  return null;
}
