'use client';

import { useEffect, useRef, useState } from 'react';
import { timedSignal } from '@/ui/signals/timed-signal.ts';

/** The stock is counted when a slider pauses (SRCH-05), milliseconds. */
const pauseMs = 400;
/**
 * The number of vehicles for a search's query string, at first the one rendered with the page. An
 * older response never replaces a newer one; a failed request leaves the last count.
 */
export function useStockCount(query: string, first: { query: string; found: number }): number {
  const [found, setFound] = useState(first.found);
  const requested = useRef(first.query);
  useEffect(() => {
    if (requested.current === query) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const signal = timedSignal(controller.signal);
        const response = await fetch(`/api/stock-count?${query}`, { signal });
        if (!response.ok) return;
        requested.current = query;
        setFound(((await response.json()) as { found: number }).found);
      } catch {}
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return found;
}
