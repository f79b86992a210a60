'use client';

import { useEffect, useState } from 'react';
import { vehiclePath } from '@/domain/routes/paths.ts';
import type { VehicleBrief } from '@/domain/stock/vehicle-brief.ts';
import { readViewed, type ViewedVehicle, viewedKey, withViewed } from '@/domain/stock/viewed-log.ts';
import { fetchBriefs } from '@/parts/saved-cars/fetch-briefs.ts';
import { Thumbnail } from '@/parts/saved-cars/thumbnail.tsx';

type Props = {
  site: string;
  /**
   * The vehicle of this page, added to the log but not shown in the row; `at` is the time of the
   * view.
   */
  viewed: Omit<ViewedVehicle, 'at'>;
};

/** One row on a wide screen, two on others. */
const maxShown = 6;

/**
 * Logs this vehicle as viewed and shows those viewed before (VDP-19), at the bottom of the page,
 * where nothing moves when it appears.
 */
export function ViewedVehicles({ site, viewed }: Props) {
  const [vehicles, setVehicles] = useState<readonly VehicleBrief[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page; the vehicle is the page's own
  useEffect(() => {
    const before = note(site, viewed).filter(({ slug }) => slug !== viewed.slug);
    if (before.length === 0) return;
    const controller = new AbortController();
    const slugs = before.slice(0, maxShown).map(({ slug }) => slug);
    fetchBriefs(slugs, controller.signal).then(setVehicles, () => undefined);
    return () => controller.abort();
  }, [site, viewed.slug]);
  if (vehicles.length === 0) return null;
  return (
    <section id="viewed" className="wrap border-t border-line py-(--section) print:hidden">
      <h2 className="mb-6">Recently viewed</h2>
      <ul className="grid grid-cols-2 gap-4 tablet:grid-cols-3 desk:grid-cols-6">
        {vehicles.map((vehicle) => (
          <li key={vehicle.slug}>
            <Vehicle {...vehicle} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Vehicle({ slug, name, price, image, status }: VehicleBrief) {
  return (
    <a href={vehiclePath(slug)} className="block rounded-md hover:bg-surface">
      <span className="block aspect-3/2 overflow-hidden rounded-md bg-sunken">
        <Thumbnail src={image} className="size-full" />
      </span>
      <b className="mt-2 block truncate">{name}</b>
      <span className="figure block text-small">{status === 'sold' ? 'Sold' : price}</span>
    </a>
  );
}

/** Adds the vehicle to the log and returns it; empty without storage. */
function note(site: string, viewed: Props['viewed']): ViewedVehicle[] {
  try {
    const key = viewedKey(site);
    const log = withViewed(readViewed(localStorage.getItem(key)), { ...viewed, at: Date.now() });
    localStorage.setItem(key, JSON.stringify(log));
    return log;
  } catch {
    return [];
  }
}
