import type { PlacedDocument } from './checked-vehicles.ts';
import type { VehicleDocument } from './collection.ts';
import type { RefusedVehicle } from './refused-vehicle.ts';

type Present = Pick<VehicleDocument, 'id' | 'dealership_id'>;

/**
 * A feed's vehicles without those whose id is another dealer's vehicle. An id is a site's name and a stock number, so that stock number "x-1" of
 * the site "south" has the id of stock number "1" of the site "south-x".
 */
export function ownVehicles(
  present: readonly Present[],
  placed: readonly PlacedDocument[],
  otherDealershipIds: readonly string[] = [],
): { own: PlacedDocument[]; refused: RefusedVehicle[] } {
  const others = new Set(otherDealershipIds);
  const taken = new Set(present.flatMap((old) => (others.has(old.dealership_id) ? [old.id] : [])));
  const isTaken = ({ document }: PlacedDocument): boolean => taken.has(document.id);
  return {
    own: placed.filter((one) => !isTaken(one)),
    refused: placed.filter(isTaken).map(({ position, document }) => ({ position, id: document.id, reason: why })),
  };
}

const why = 'another dealer has a vehicle whose site and stock number spell the same: change this stock number';
