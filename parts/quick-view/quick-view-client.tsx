'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { vehiclePath } from '@/domain/routes/paths.ts';
import type { QuickView } from '@/domain/stock/quick-view.ts';
import { LazyDialog, warmDialog } from '@/ui/dialog/lazy-dialog-client.tsx';
import { fetchGlance } from './fetch-glance.ts';

/** Loaded with the first quick view, or when a pointer comes near a button. */
const loadGlance = () => import('./glance-client.tsx');
type Glance = Awaited<ReturnType<typeof loadGlance>>['Glance'];

/** While the data or the component loads. */
const waiting = <p role="status">One moment…</p>;

type Shown = { slug: string; view: { car: QuickView; Glance: Glance } | 'failed' | null };

/**
 * Quick views of the vehicles of a list: photos, facts and price in a dialog, whose script loads
 * when it is first opened.
 */
export function QuickViews({ closeIcon }: { closeIcon: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-quick]') : null;
      const slug = button?.dataset.quick;
      if (!button || !slug) return;
      opener.current = button;
      setShown({ slug, view: null });
    };
    const onOver = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-quick]')) warm();
    };
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('pointerover', onOver, { signal, passive: true });
    return () => end.abort();
  }, []);
  const slug = shown?.slug;
  useEffect(() => {
    if (!slug) return;
    const closed = new AbortController();
    const show = (view: Shown['view']) => closed.signal.aborted || setShown({ slug, view });
    Promise.all([fetchGlance(slug, closed.signal), loadGlance()]).then(
      ([car, { Glance }]) => show({ car, Glance }),
      () => show('failed'),
    );
    return () => closed.abort();
  }, [slug]);
  const view = shown?.view ?? null;
  const isHere = view !== null && view !== 'failed';
  return (
    <LazyDialog
      open={shown !== null}
      onClose={() => setShown(null)}
      label="Quick view"
      title={isHere ? view.car.name : 'Quick view'}
      closeIcon={closeIcon}
      opener={opener}
      href={vehiclePath(shown?.slug ?? '')}
    >
      {isHere && <view.Glance view={view.car} />}
      {view === null && waiting}
      {view === 'failed' && (
        <p role="alert">
          This car cannot be shown here right now.{' '}
          <a className="text-link underline underline-offset-3" href={vehiclePath(slug ?? '')}>
            Open its page
          </a>
        </p>
      )}
    </LazyDialog>
  );
}

function warm(): void {
  warmDialog();
  void loadGlance().catch(() => undefined);
}
