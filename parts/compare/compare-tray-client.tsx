'use client';

import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { comparePath, maxCompared } from '@/domain/routes/compare-address.ts';
import { ownStore, writeList } from '@/parts/saved-cars/browser-list.ts';
import { cardsChanged } from '@/parts/saved-cars/cards-changed.ts';
import type { Favourite } from '@/parts/saved-cars/favourites.ts';
import { Toast, useToast } from '@/ui/toast/toast-client.tsx';
import { compareListName } from './compare-list-name.ts';
import { followCompares } from './follow-compares.ts';

const noticeMs = 4_000;

type Props = {
  site: string;
  close: ReactNode;
  /** The compare buttons pressed before this was loaded; null from then on. */
  early: RefObject<string[] | null>;
};

/** How many vehicles this browser compares, and the link to the comparison. */
export function CompareTray({ site, close, early }: Props) {
  const [cars, setCars] = useState<readonly Favourite[]>([]);
  const { text, show } = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is another one at each render and does the same.
  useEffect(() => {
    const end = new AbortController();
    const notify = (all: readonly Favourite[], pressed: Favourite | null, isFull: boolean) => {
      setCars(all);
      if (isFull) show(`You can compare ${maxCompared} cars at a time. Take one out first.`, noticeMs);
      else if (pressed && all.length > 0) show(`${all.length} of ${maxCompared} to compare`, noticeMs);
    };
    followCompares(site, notify, early.current ?? [], end.signal);
    early.current = null;
    return () => end.abort();
  }, [site, early]);
  const clear = () => {
    writeList(ownStore, site, compareListName, []);
    document.dispatchEvent(new Event(cardsChanged));
    show('Compare list cleared', noticeMs);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Toast text={text} />
      <div
        hidden={cars.length === 0}
        className="fixed bottom-4 left-(--gutter) z-30 inline-flex items-center rounded-pill bg-ink text-page shadow-2 noscript:hidden print:hidden [&[hidden]]:hidden"
      >
        <a
          href={comparePath(cars.map(({ slug }) => slug))}
          className="inline-flex min-h-12 items-center gap-2 pl-4 font-semibold text-control"
        >
          Compare
          <span className="visually-hidden">: </span>
          <span
            data-compare-count
            className="min-w-6 rounded-pill bg-action px-1.5 text-center text-on-action text-small tabular-nums"
          >
            {cars.length}
          </span>
          <span className="visually-hidden"> chosen</span>
        </a>
        <button
          type="button"
          aria-label="Clear the cars to compare"
          onClick={clear}
          className="grid size-11 place-items-center"
        >
          {close}
        </button>
      </div>
    </>
  );
}
