import type { ReactNode } from 'react';
import type { ShownHotspot } from '@/domain/stock/vehicle-page/spin.ts';

/**
 * A hotspot: a button on the picture that shows its description (MED-04). `x` and `y` are percent
 * of the stage.
 */
export function HotspotMark({ description, x, y, icon }: ShownHotspot & { icon: ReactNode }) {
  return (
    <details className="absolute [translate:-50%_-50%]" style={{ left: `${x}%`, top: `${y}%` }}>
      <summary className="grid size-9 cursor-pointer list-none place-items-center rounded-pill border-2 border-white bg-night text-on-night [&::-webkit-details-marker]:hidden">
        {icon}
        <span className="visually-hidden">{description}</span>
      </summary>
      <p className="absolute left-1/2 z-1 mt-1 w-44 [translate:-50%] rounded-sm bg-surface p-2 text-small text-ink shadow-2">
        {description}
      </p>
    </details>
  );
}
