import { useCallback, useEffect, useRef, useState } from 'react';
import type { SourceReport } from '@/domain/stock/sources/stock-fetch.ts';
import { useDeskSession } from '@/studio/leads/desk-session.ts';

const everyMs = 2_000;
/**
 * A requested fetch may be queued: the state is read at most so many times, then staff press
 * Refresh.
 */
const maxLooks = 90;

/**
 * `take`: imports even if more than half of the vehicles leave, up to the number that was shown.
 */
type FetchOrder = { action: 'fetch' } | { action: 'take'; leaving: number };
type Found = SourceReport | 'failed' | null;

/** Whether a fetch is to come: a requested one, or the first of a source that was just set up. */
function isPending(report: SourceReport, isNew: boolean): boolean {
  if (report.source?.isRequested) return true;
  return isNew && !report.source?.fault && report.fetches.length === 0;
}

/**
 * A site's source; null while loading. After `request`, and with `isNew` before the first fetch, it
 * is read until the fetch is over; then `onOver` is called.
 */
export function useStockSource(site: string, onOver: () => void, isNew = false) {
  const ready = useDeskSession();
  const [found, setFound] = useState<Found>(null);
  const [looks, setLooks] = useState(0);
  const isFirst = useRef(true);
  const over = useRef(onOver);
  over.current = onOver;
  const path = `/api/stock-source?site=${encodeURIComponent(site)}`;
  useEffect(() => {
    if (!ready) return;
    const stop = new AbortController();
    const look = async () => {
      const report = await read(path, stop.signal);
      if (stop.signal.aborted) return;
      setFound(report);
      if (looks === 0) {
        if (isFirst.current && report !== 'failed' && isPending(report, isNew)) setLooks(1);
        isFirst.current = false;
        return;
      }
      if (report !== 'failed' && !isPending(report, isNew)) {
        setLooks(0);
        over.current();
      } else setLooks(looks < maxLooks ? looks + 1 : 0);
    };
    const timer = setTimeout(look, looks === 0 ? 0 : everyMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [ready, path, looks, isNew]);
  const request = useCallback(
    async (order: FetchOrder) => {
      const response = await fetch(path, { method: 'POST', body: JSON.stringify(order) }).catch(() => null);
      if (response?.ok) setLooks(1);
      else setFound('failed');
    },
    [path],
  );
  return { found, isFetching: looks > 0, request };
}

async function read(path: string, signal: AbortSignal): Promise<SourceReport | 'failed'> {
  try {
    const response = await fetch(path, { signal, cache: 'no-store' });
    return response.ok ? await response.json() : 'failed';
  } catch {
    return 'failed';
  }
}
