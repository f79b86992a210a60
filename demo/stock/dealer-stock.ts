import type { Vehicle } from '@/domain/stock/vehicle.ts';

/** A demo dealer's vehicles, and every site that lists some of them: a group lists those of its dealers. */
export function dealerStock(all: readonly Vehicle[], slug: string) {
  const vehicles = all.filter(({ dealership }) => dealership.slug === slug);
  if (vehicles.length === 0) throw new Error(`The demo has no vehicles of ${slug}.`);
  return {
    vehicles,
    dealershipIds: [...new Set(vehicles.map(({ dealership }) => dealership.id))],
    sites: [...new Set(vehicles.flatMap(({ sites }) => sites))],
  };
}
