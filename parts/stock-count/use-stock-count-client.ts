'use client';

import { useEffect, useRef, useState } from 'react';
import { timedSignal } from '@/ui/signals/timed-signal.ts';

/** Sliders move many times a second: the stock is counted when they pause (SRCH-05). */
const pauseMs = 400;
/** Milliseconds. */
const timeoutMs = 8_000;

/**
 * How many vehicles match the filters of a search address (its query), beginning with what the page
 * came with. An older response never overtakes a newer one; when there is none the last count
 * stays.
 */
export function useStockCount(query: string, first: { query: string; found: number }): number {
  const [found, setFound] = useState(first.found);
  const requested = useRef(first.query);
  useEffect(() => {
    if (requested.current === query) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const signal = timedSignal(controller.signal, timeoutMs);
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
