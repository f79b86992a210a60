import type { ReactNode } from 'react';
import type { Hotspot } from '@/domain/stock/hotspots.ts';

export type InteriorProps = {
  name: string;
  /** The panorama, as wide as the image route makes it. */
  address: string;
  hotspots: readonly Hotspot[];
  icons: { left: ReactNode; right: ReactNode; closer: ReactNode; farther: ReactNode; hint: ReactNode; plus: ReactNode };
};
