import { isKeyOf } from '@/domain/vocabulary/typed-keys.ts';
import type { SavedChange } from './saved-car.ts';

/** The orders of saved vehicles, by the value in the address. */
export const garageOrders = {
  changes: 'Changes first',
  newest: 'Last saved first',
  price: 'Lowest price first',
} as const;
export type GarageOrder = keyof typeof garageOrders;

export const garageOrder = (text: string | null): GarageOrder =>
  text !== null && isKeyOf(garageOrders, text) ? text : 'changes';

const weights: Record<SavedChange['kind'], number> = { cheaper: 0, reserved: 1, dearer: 2, same: 3, sold: 4, gone: 5 };

type Row = { change: SavedChange | null; card: { priceCents: number } | null | undefined };

/** Saved vehicles, which come with the last saved first, in one of the orders. */
export function inOrder<T extends Row>(cars: readonly T[], order: GarageOrder): T[] {
  if (order === 'newest') return [...cars];
  const price = ({ card }: Row) => card?.priceCents || Number.POSITIVE_INFINITY;
  const weight = ({ change }: Row) => (change ? weights[change.kind] : weights.same);
  const value = order === 'price' ? price : weight;
  return cars.toSorted((one, other) => {
    const [first, second] = [value(one), value(other)];
    return first === second ? 0 : first - second;
  });
}
