'use client';

import type { ComponentProps } from 'react';
import { hide, lazyDrawn, leftAsDrawn } from '@/ui/lazy/lazy-drawn-client.tsx';

const MapZoom = lazyDrawn(async () => (await import('./map-zoom-client.tsx')).MapZoom, leftAsDrawn('fieldset', hide));

/**
 * The map's buttons with their script in a file of its own, so that other pages do not load it; the
 * server renders them all the same.
 */
export function MapZoomLater(props: ComponentProps<typeof MapZoom>) {
  return <MapZoom {...props} />;
}
