'use client';

import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';
import type { Favourite } from '@/parts/saved-cars/favourites.ts';
import { cardsChanged } from '@/parts/saved-cars/follow-hearts.ts';
import { LazyDialog, warmDialog } from '@/ui/dialog/lazy-dialog-client.tsx';
import { Toast, useToast } from '@/ui/toast/toast-client.tsx';
import { mostCompared, toggleCompared } from './compared-cars.ts';
import { followCompares } from './follow-compares.ts';

const fetchTable = () => import('./compare-table-client.tsx');
/** Fetched with the dialog that it stands in. */
const CompareTable = lazy(async () => ({ default: (await fetchTable()).CompareTable }));
const noticeMs = 4_000;

type Props = {
  site: string;
  close: ReactNode;
  /** What compare buttons were pressed before this was there; null from then on. */
  early: RefObject<string[] | null>;
};

/** The vehicles that this browser compares: a button at the edge of the window says how many, and opens them side by side. */
export function CompareTray({ site, close, early }: Props) {
  const [cars, setCars] = useState<readonly Favourite[]>([]);
  const [open, setOpen] = useState(false);
  const { text, show } = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is another one at each render and does the same.
  useEffect(() => {
    const end = new AbortController();
    const tell = (all: readonly Favourite[], pressed: Favourite | null, isFull: boolean) => {
      setCars(all);
      if (isFull) show(`You can compare ${mostCompared} cars at a time. Take one out first.`, noticeMs);
      else if (pressed && all.length > 0) show(`${all.length} of ${mostCompared} to compare`, noticeMs);
    };
    followCompares(site, tell, early.current ?? [], end.signal);
    early.current = null;
    return () => end.abort();
  }, [site, early]);
  const drop = (car: Favourite) => {
    toggleCompared(localStorage, site, car);
    document.dispatchEvent(new Event(cardsChanged));
    if (cars.length === 1) setOpen(false);
  };
  return (
    <>
      <Toast text={text} />
      <button
        type="button"
        hidden={cars.length === 0}
        aria-haspopup="dialog"
        onPointerEnter={warmDialog}
        onClick={() => setOpen(true)}
        className="fixed bottom-4 left-(--gutter) z-30 inline-flex min-h-12 items-center gap-2 rounded-pill bg-ink px-4 font-semibold text-control text-page shadow-2 noscript:hidden print:hidden [&[hidden]]:hidden"
      >
        Compare
        <span className="visually-hidden">: </span>
        <span
          data-compare-count
          className="min-w-6 rounded-pill bg-action px-1.5 text-center text-on-action text-small tabular-nums"
        >
          {cars.length}
        </span>
      </button>
      <LazyDialog
        open={open}
        onClose={() => setOpen(false)}
        label="Compare"
        title="Compare"
        size="wide"
        closeIcon={close}
      >
        <Suspense fallback={<p role="status">One moment…</p>}>
          <CompareTable cars={cars} drop={drop} />
        </Suspense>
      </LazyDialog>
    </>
  );
}
