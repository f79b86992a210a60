'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { slideTo, watchGallery } from './gallery-rail.ts';

type Props = {
  galleryId: string;
  count: number;
  icons: { previous: ReactNode; next: ReactNode };
};

/** Buttons, thumbnails and arrow keys for the row of photos (MED-02). */
export function GalleryControls({ galleryId, count, icons }: Props) {
  const [at, setAt] = useState(0);
  useEffect(() => watchGallery(galleryId, setAt), [galleryId]);
  return (
    <div className="noscript:hidden print:hidden">
      {count > 1 && (
        <div className="pointer-events-none absolute inset-x-3 bottom-3 flex items-center justify-end gap-2">
          <p
            aria-live="polite"
            className="mr-auto rounded-pill bg-surface px-3 py-1.5 text-small font-semibold text-ink tabular-nums"
          >
            <span className="visually-hidden">Photo </span>
            {at + 1} / {count}
          </p>
          <button
            type="button"
            aria-label="Previous photo"
            aria-disabled={at === 0 || undefined}
            className={step}
            onClick={() => slideTo(galleryId, at - 1)}
          >
            {icons.previous}
          </button>
          <button
            type="button"
            aria-label="Next photo"
            aria-disabled={at === count - 1 || undefined}
            className={step}
            onClick={() => slideTo(galleryId, at + 1)}
          >
            {icons.next}
          </button>
        </div>
      )}
    </div>
  );
}

const step =
  'pointer-events-auto grid size-11 place-items-center rounded-pill border border-line bg-surface text-ink hover:border-ink aria-disabled:opacity-40';
