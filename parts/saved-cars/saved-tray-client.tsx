'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isOpenPopover } from '@/ui/dialog/open-popover.ts';
import { loadFailed, useLazy } from '@/ui/lazy/use-lazy-client.ts';
import { toastShown } from '@/ui/toast/toast-shown.ts';
import { ownStore } from './browser-list.ts';
import type { Favourite } from './favourites.ts';
import { followHearts } from './follow-hearts.ts';
import { type SavedSearch, savedSearches } from './saved-searches.ts';
import { trayId } from './tray-id.ts';

/** How long a notice is shown, milliseconds. */
const noticeMs = 4_000;

const loadLists = async () => (await import('./saved-lists-client.tsx')).SavedLists;

/**
 * `garage`: path of the shopper's own page; empty if the site has none. `looks` are class names
 * passed from the server, to shorten the script.
 */
type Props = {
  site: string;
  garage: string;
  label: ReactNode;
  head: ReactNode;
  looks: { button: string; count: string; panel: string; region: string; toast: string };
};

/**
 * What this browser saved on the site: cars and searches. A button at the edge of the window shows
 * their number and opens the lists, whose script loads when they are first opened.
 */
export function SavedTrayClient({ site, garage, label, head, looks }: Props) {
  const [cars, setCars] = useState<readonly Favourite[]>([]);
  const [searches, setSearches] = useState<readonly SavedSearch[]>([]);
  const [news, setNews] = useState('');
  const timer = useRef(0);
  const announce = (text: string) => {
    clearTimeout(timer.current);
    document.dispatchEvent(new Event(toastShown));
    setNews(text);
    timer.current = window.setTimeout(setNews, noticeMs, '');
  };
  const [open, setOpen] = useState(false);
  const [missed, setMissed] = useState(false);
  const Lists = useLazy(open, loadLists, () => setMissed(true));
  const tray = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `announce` is another one at each render and does the same.
  useEffect(() => {
    // The tray opens without script, so it may be open already. In a browser without popovers it is
    // always shown.
    if (isOpenPopover(tray.current) || tray.current?.popover === undefined) setOpen(true);
    const end = new AbortController();
    const notify = (all: readonly Favourite[], pressed: Favourite | null) => {
      setCars(all);
      setSearches(savedSearches(ownStore, site));
      if (pressed)
        announce(all.some(({ id }) => id === pressed.id) ? `${pressed.name} saved` : `${pressed.name} removed`);
    };
    document.addEventListener(toastShown, () => setNews(''), { signal: end.signal });
    followHearts(site, notify, end.signal);
    return () => end.abort();
  }, [site]);
  const count = cars.length + searches.length;
  return (
    <>
      <div role="status" className={looks.region}>
        {news && <p className={looks.toast}>{news}</p>}
      </div>
      <button type="button" popoverTarget={trayId} hidden={count === 0} className={looks.button}>
        {label}
        <span data-saved-count className={looks.count}>
          {count}
        </span>
      </button>
      <section
        ref={tray}
        id={trayId}
        popover="auto"
        aria-label="Saved cars and searches"
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          setMissed(false);
        }}
        className={looks.panel}
      >
        {head}
        {Lists ? (
          <Lists
            site={site}
            garage={garage}
            cars={cars}
            searches={searches}
            change={setSearches}
            announce={announce}
            open={open}
          />
        ) : (
          <p role="status">{missed ? loadFailed : 'One moment…'}</p>
        )}
      </section>
    </>
  );
}
