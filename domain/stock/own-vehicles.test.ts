import { describe, expect, it } from 'vitest';
import type { PlacedDocument } from './checked-vehicles.ts';
import type { VehicleDocument } from './collection.ts';
import { ownVehicles } from './own-vehicles.ts';

const document = (id: string, dealership: string) => ({ id, dealership_id: dealership }) as VehicleDocument;
const placed: PlacedDocument[] = ['south-x-1', 'south-2', 'south-3'].map((id, at) => ({
  position: at + 1,
  document: document(id, 'd1'),
  ranked: false,
}));

describe('[CFG-04] the vehicles of a feed', () => {
  it('are those of its own dealer: an id that is another dealer’s vehicle is refused, with its place', () => {
    const present = [document('south-x-1', 'd2'), document('south-2', 'd1')];
    const { own, refused } = ownVehicles(present, placed, ['d2', 'd3']);
    expect(own.map(({ document: { id } }) => id)).toEqual(['south-2', 'south-3']);
    expect(refused).toEqual([{ position: 1, id: 'south-x-1', reason: expect.stringContaining('another dealer') }]);
  });

  it('stay a dealer’s whose number in the studio is another now', () => {
    const { own, refused } = ownVehicles([document('south-2', 'former')], placed, ['d2']);
    expect([own.length, refused]).toEqual([3, []]);
  });
});
