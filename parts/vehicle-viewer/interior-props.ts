import type { ReactNode } from 'react';
import type { Hotspot } from '@/domain/stock/hotspots.ts';

export type InteriorProps = {
  name: string;
  /** Address of the panorama at the image route's largest width. */
  address: string;
  hotspots: readonly Hotspot[];
  icons: { left: ReactNode; right: ReactNode; closer: ReactNode; farther: ReactNode; hint: ReactNode; plus: ReactNode };
};
