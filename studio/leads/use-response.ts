import { useCallback, useEffect, useState } from 'react';
import { useDeskSession } from './desk-session.ts';

export type Result<Value> =
  | { state: 'loading' | 'failed' | 'shut'; again: () => void }
  | { state: 'here'; value: Value; again: () => void };

/**
 * A response of this host for staff: `shut` if they may not read it, `failed` after an error, until
 * `again` is called.
 */
export function useResponse<Value>(path: string): Result<Value> {
  const ready = useDeskSession();
  const [reloads, setReloads] = useState(0);
  const [result, setResponse] = useState<{ state: 'loading' | 'failed' | 'shut' } | { state: 'here'; value: Value }>({
    state: 'loading',
  });
  useEffect(() => {
    if (!ready) return;
    const stop = new AbortController();
    setResponse({ state: 'loading' });
    void read<Value>(path, reloads, stop.signal).then((found) => {
      if (!stop.signal.aborted) setResponse(found);
    });
    return () => stop.abort();
  }, [ready, path, reloads]);
  const again = useCallback(() => setReloads((before) => before + 1), []);
  return { ...result, again };
}

/** Repeated requests bypass the browser's cache. */
async function read<Value>(path: string, reloads: number, signal: AbortSignal) {
  try {
    const response = await fetch(path, { signal, cache: reloads > 0 ? 'reload' : 'default' });
    if (response.ok) {
      const value: Value = await response.json();
      return { state: 'here' as const, value };
    }
    return { state: response.status === 401 || response.status === 403 ? ('shut' as const) : ('failed' as const) };
  } catch {
    return { state: 'failed' as const };
  }
}
