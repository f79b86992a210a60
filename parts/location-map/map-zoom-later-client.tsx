'use client';

import { hide, lazyDrawn, leftAsDrawn } from '@/ui/lazy/lazy-drawn-client.tsx';

/** The buttons of a map with their code in a file of its own: pages without a map do not load it. They are drawn on the server all the same. */
export const MapZoomLater = lazyDrawn(
  async () => (await import('./map-zoom-client.tsx')).MapZoom,
  leftAsDrawn('fieldset', hide),
);
