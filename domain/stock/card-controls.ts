import type { FeatureSwitches } from '@/domain/switches/features.ts';
import type { StockCard } from './stock-card.ts';

type Seen = Pick<StockCard, 'status' | 'carType' | 'priceCents' | 'images'>;

/** Whether a card may be a favourite: in stock alone; on sites that are strict, used ones with a price and pictures alone (CARD-05). */
export function canBeFavourite(
  { status, carType, priceCents, images }: Seen,
  { strictFavourites }: Pick<FeatureSwitches, 'strictFavourites'>,
): boolean {
  if (status !== 'in_stock') return false;
  return !strictFavourites || (carType === 'used' && priceCents > 0 && images.length > 0);
}

/** Whether a card offers to compare its vehicle: on sites that want it, what may be a favourite (CARD-05). */
export const canBeCompared = (
  card: Seen,
  features: Pick<FeatureSwitches, 'strictFavourites' | 'compareControl'>,
): boolean => features.compareControl && canBeFavourite(card, features);
