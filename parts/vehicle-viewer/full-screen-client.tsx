'use client';

import type { MouseEvent, ReactNode } from 'react';
import { slideInSight, slidesOf } from './gallery-rail.ts';

/**
 * Opens the full-screen viewer with the photo in sight, or with the first one while a spin is shown
 * (MED-02).
 */
export function FullScreenButton({ galleryId, icon }: { galleryId: string; icon: ReactNode }) {
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari does not focus a clicked button, and the viewer returns the focus to where it was.
    currentTarget.focus({ preventScroll: true });
    const link = slidesOf(galleryId)[slideInSight(galleryId)]?.querySelector<HTMLElement>('[data-picture]');
    (link ?? document.querySelector<HTMLElement>(`#${galleryId} [data-picture]`))?.click();
  };
  return (
    <button
      type="button"
      aria-label="View photos full screen"
      className="absolute top-3 right-3 z-1 grid size-11 place-items-center rounded-pill border border-line bg-surface text-ink hover:border-ink"
      onClick={open}
    >
      {icon}
    </button>
  );
}
