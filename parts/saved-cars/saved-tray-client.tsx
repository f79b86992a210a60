'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLazy } from '@/ui/lazy/use-lazy-client.ts';
import type { Favourite } from './favourites.ts';
import { followHearts } from './follow-hearts.ts';
import { type SavedSearch, savedSearches } from './saved-searches.ts';
import { trayId } from './tray-id.ts';

const loadLists = async () => (await import('./saved-lists-client.tsx')).SavedLists;

type Props = { site: string; heart: ReactNode; close: ReactNode };

/**
 * What this browser saved on the site: cars, and searches with a name. A button at the edge of the window says how many and opens the
 * lists, whose code comes when they are first opened.
 */
export function SavedTray({ site, heart, close }: Props) {
  const [cars, setCars] = useState<readonly Favourite[]>([]);
  const [searches, setSearches] = useState<readonly SavedSearch[]>([]);
  const [news, setNews] = useState('');
  const [open, setOpen] = useState(false);
  const Lists = useLazy(open, loadLists);
  const tray = useRef<HTMLElement>(null);
  useEffect(() => {
    // It opens without script: it may be open already.
    if (tray.current?.matches(':popover-open')) setOpen(true);
    const end = new AbortController();
    const tell = (all: readonly Favourite[], pressed: Favourite | null) => {
      setCars(all);
      if (pressed)
        setNews(all.some(({ id }) => id === pressed.id) ? `${pressed.name} saved` : `${pressed.name} removed`);
    };
    followHearts(site, tell, end.signal);
    setSearches(savedSearches(localStorage, site));
    return () => end.abort();
  }, [site]);
  const count = cars.length + searches.length;
  return (
    <>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <button
        type="button"
        popoverTarget={trayId}
        hidden={count === 0}
        className="fixed right-(--gutter) bottom-4 z-30 inline-flex min-h-12 items-center gap-2 rounded-pill bg-ink px-4 font-semibold text-control text-page shadow-2 noscript:hidden print:hidden [&[hidden]]:hidden"
      >
        {heart}
        Saved
        <span className="visually-hidden">: </span>
        <span
          data-saved-count
          className="min-w-6 rounded-pill bg-action px-1.5 text-center text-on-action text-small tabular-nums"
        >
          {count}
        </span>
      </button>
      <section
        ref={tray}
        id={trayId}
        popover="auto"
        aria-label="Saved cars and searches"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="fixed inset-auto right-(--gutter) bottom-20 m-0 max-h-[min(640px,calc(100dvh-112px))] w-[min(400px,calc(100vw-2*var(--gutter)))] overflow-y-auto rounded-lg border border-line bg-surface p-5 text-ink shadow-3 print:hidden"
      >
        <div className="mb-2 flex items-center justify-between">
          <h2 className="text-h3">Saved cars</h2>
          <button
            type="button"
            popoverTarget={trayId}
            popoverTargetAction="hide"
            aria-label="Close"
            className="-mr-2 grid size-11 place-items-center rounded-pill hover:bg-tint"
          >
            {close}
          </button>
        </div>
        {Lists ? (
          <Lists site={site} cars={cars} searches={searches} change={setSearches} open={open} />
        ) : (
          <p role="status">One moment…</p>
        )}
      </section>
    </>
  );
}
