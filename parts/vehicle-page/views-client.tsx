'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { ViewData } from '@/domain/stock/vehicle-page/view-data.ts';
import { timedSignal } from '@/ui/signals/timed-signal.ts';

const timeoutMs = 5_000;

/**
 * The vehicle's number of views, fetched after the page loaded (VDP-15); nothing after a failure.
 */
export function Views({ address, icon }: { address: string; icon: ReactNode }) {
  const [views, setViews] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    viewDataAt(address, timedSignal(controller.signal, timeoutMs)).then((data) => {
      if (!controller.signal.aborted) setViews(data?.views ?? 0);
    });
    return () => controller.abort();
  }, [address]);
  return (
    <p className="flex min-h-11 items-center gap-2 text-small text-ink-2 noscript:hidden print:hidden">
      {views > 0 && (
        <>
          {icon}
          <span>
            <b className="text-ink tabular-nums">{views.toLocaleString('en-AU')}</b> views
          </span>
        </>
      )}
    </p>
  );
}

async function viewDataAt(address: string, signal: AbortSignal): Promise<ViewData | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as ViewData) : null;
  } catch {
    return null;
  }
}
