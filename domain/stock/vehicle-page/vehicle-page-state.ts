import type { StockVehicle } from '../stock-vehicle.ts';

/** The state of a vehicle's page: for sale, sold a while ago, or gone from the site (VDP-05, VDP-20). */
export type VehiclePageState = 'for-sale' | 'sold' | 'gone';

const dayMs = 86_400_000;

/**
 * Sold vehicles keep their page for the site's days; after them, and once withdrawn, the page
 * states that it is gone.
 */
export function vehiclePageState(
  { availability, soldAtMs }: Pick<StockVehicle, 'availability' | 'soldAtMs'>,
  includeSoldCarsDays: number,
  now: number,
): VehiclePageState {
  if (availability === 'withdrawn') return 'gone';
  if (availability !== 'sold') return 'for-sale';
  return now < soldAtMs + Math.max(0, includeSoldCarsDays) * dayMs ? 'sold' : 'gone';
}

/** What an enquiry about a vehicle that is no longer there begins with (VDP-05). */
export const similarMessage = (name: string): string =>
  `I was looking at the ${name}, which is no longer available. Please help me find something similar.`;
