'use client';

import { type ComponentProps, lazy } from 'react';

const MapZoom = lazy(async () => ({ default: (await import('./map-zoom-client.tsx')).MapZoom }));

/** The buttons of a map with their code in a file of its own: pages without a map do not load it. They are drawn on the server all the same. */
export function MapZoomLater(props: ComponentProps<typeof MapZoom>) {
  return <MapZoom {...props} />;
}
