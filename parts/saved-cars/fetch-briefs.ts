import type { VehicleBrief } from '@/domain/stock/vehicle-brief.ts';
import { timedSignal } from '@/ui/signals/timed-signal.ts';

/** The current data of vehicles. Rejects if the request fails. */
export async function fetchBriefs(slugs: readonly string[], signal: AbortSignal): Promise<readonly VehicleBrief[]> {
  if (slugs.length === 0) return [];
  const query = new URLSearchParams(slugs.map((slug) => ['slug', slug]));
  const response = await fetch(`/api/vehicle-briefs?${query}`, {
    signal: timedSignal(signal),
  });
  if (!response.ok) throw new Error(`${response.status} for vehicles`);
  return ((await response.json()) as { vehicles: readonly VehicleBrief[] }).vehicles;
}
