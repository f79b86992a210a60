import type { Hotspot } from '@/domain/stock/hotspots.ts';

/**
 * The hotspots of spin and interior as a list, for shoppers who cannot find them by turning
 * (PLUS-06).
 */
export function HotspotList({ hotspots }: { hotspots: readonly Hotspot[] }) {
  if (hotspots.length === 0) return null;
  return (
    <details className="px-(--gutter) pt-2 text-small tablet:px-0">
      <summary className="unfolds">What the pictures point out</summary>
      <ul className="list-disc pl-5">
        {hotspots.map(({ id, description }) => (
          <li key={id}>{description}</li>
        ))}
      </ul>
    </details>
  );
}
