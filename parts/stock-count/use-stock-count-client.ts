'use client';

import { useEffect, useRef, useState } from 'react';

/** Sliders move many times a second: the stock is asked when they pause (SRCH-05). */
const pauseMs = 400;

/**
 * How many vehicles match the filters of a search address (its query), beginning with what the page came with. An older answer never
 * overtakes a newer one; when there is none the last count stays.
 */
export function useStockCount(query: string, first: { query: string; found: number }): number {
  const [found, setFound] = useState(first.found);
  const asked = useRef(first.query);
  useEffect(() => {
    if (asked.current === query) return;
    const ask = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`/api/stock-count?${query}`, { signal: ask.signal });
        if (!answer.ok) return;
        asked.current = query;
        setFound(((await answer.json()) as { found: number }).found);
      } catch {}
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      ask.abort();
    };
  }, [query]);
  return found;
}
