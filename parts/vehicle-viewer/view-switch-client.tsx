'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { VehicleView } from '@/domain/stock/vehicle-page/views.ts';
import { thumbnailOf } from './gallery-rail.ts';

type Props = {
  viewerId: string;
  first: VehicleView;
  views: readonly { view: VehicleView; label: string; icon: ReactNode }[];
};

/**
 * Switches between the views of a vehicle (MED-01). Thumbnails lead to the photos; leaving the
 * photos resets them to the first.
 */
export function ViewSwitch({ viewerId, first, views }: Props) {
  const [shown, setShown] = useState(first);
  const show = (view: VehicleView) => {
    const viewer = document.getElementById(viewerId);
    if (!viewer) return;
    if (shown === 'gallery' && view !== 'gallery')
      viewer.querySelector('[data-rail]')?.scrollTo({ left: 0, behavior: 'instant' });
    if (shown !== view) for (const film of viewer.querySelectorAll('video')) film.pause();
    viewer.dataset.view = view;
    setShown(view);
  };
  const showPhotos = useEffectEvent(() => show('gallery'));
  useEffect(() => {
    const stop = new AbortController();
    const follow = (event: MouseEvent) => {
      if (thumbnailOf(event)) showPhotos();
    };
    // In the capture phase, before the row handles the click: the row can only scroll once it is
    // visible.
    document.getElementById(viewerId)?.addEventListener('click', follow, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [viewerId]);
  return (
    <fieldset className="absolute top-3 left-3 z-1 flex gap-1 rounded-md bg-surface p-1 shadow-1 noscript:hidden print:hidden">
      <legend className="visually-hidden">Views of the vehicle</legend>
      {views.map(({ view, label, icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === shown}
          onClick={() => show(view)}
          className="flex min-h-10 items-center gap-1.5 rounded-sm px-3 text-small font-semibold text-ink-2 aria-pressed:bg-night aria-pressed:text-on-night"
        >
          {icon}
          <span className="max-tablet:sr-only">{label}</span>
        </button>
      ))}
    </fieldset>
  );
}
