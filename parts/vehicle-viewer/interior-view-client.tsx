'use client';

import { useEffect, useRef, useState } from 'react';
import { useLazy } from '@/ui/lazy/use-lazy-client.ts';
import type { InteriorProps } from './interior-props.ts';

const loadPanorama = async () => (await import('./panorama-client.tsx')).Panorama;

/**
 * The interior panorama (MED-06). Picture and script load when the view is chosen; if it is the
 * first view, when it is pressed.
 */
export function InteriorView({ first, ...shown }: InteriorProps & { first: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [missed, setMissed] = useState(false);
  const Panorama = useLazy(wanted, loadPanorama, () => {
    setWanted(false);
    setMissed(true);
  });
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
        Panorama && <Panorama {...shown} />
      ) : (
        <div className="grid justify-items-center gap-3">
          {missed && <p role="alert">The view inside didn’t load.</p>}
          <button
            type="button"
            className="flex min-h-12 items-center gap-2 rounded-md bg-surface px-5 font-semibold text-ink"
            onClick={() => setWanted(true)}
          >
            {shown.icons.hint}
            {missed ? 'Try again' : 'Look inside'}
          </button>
        </div>
      )}
    </div>
  );
}
