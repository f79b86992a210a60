'use client';

import type { ComponentProps } from 'react';
import { hide, lazyDrawn, leftAsDrawn } from '@/ui/lazy/lazy-drawn-client.tsx';

const MapZoom = lazyDrawn(async () => (await import('./map-zoom-client.tsx')).MapZoom, leftAsDrawn('fieldset', hide));

/** The buttons of a map with their code in a file of its own: pages without a map do not load it. They are drawn on the server all the same. */
export function MapZoomLater(props: ComponentProps<typeof MapZoom>) {
  return <MapZoom {...props} />;
}
