'use client';

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Hotspot } from '@/domain/stock/hotspots.ts';

const Panorama = lazy(async () => ({ default: (await import('./panorama-client.tsx')).Panorama }));

export type InteriorProps = {
  name: string;
  /** The panorama, as wide as the image route makes it. */
  address: string;
  hotspots: readonly Hotspot[];
  icons: { left: ReactNode; right: ReactNode; closer: ReactNode; farther: ReactNode; hint: ReactNode; plus: ReactNode };
};

/**
 * The interior all round (MED-06). Neither the picture nor what draws it is fetched before the view is chosen; where a page opens with
 * it, it waits for a press.
 */
export function InteriorView({ first, ...shown }: InteriorProps & { first: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (first || !place.current) return;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted(true);
    });
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [first]);
  return (
    <div
      ref={place}
      className="relative grid aspect-3/2 place-items-center overflow-hidden bg-night text-on-night tablet:rounded-lg"
    >
      {wanted ? (
        <Suspense>
          <Panorama {...shown} />
        </Suspense>
      ) : (
        <button
          type="button"
          className="flex min-h-12 items-center gap-2 rounded-md bg-surface px-5 font-semibold text-ink"
          onClick={() => setWanted(true)}
        >
          {shown.icons.hint}
          Look inside
        </button>
      )}
    </div>
  );
}
