'use client';

import { useEffect } from 'react';
import { liveSearch } from './live-search.ts';

/** Brings the results page beside it to life; shows nothing itself. */
export function SearchLive() {
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-search]');
    return page ? liveSearch(page) : undefined;
  }, []);
  return null;
}
