import type { FeatureSwitches } from '@/domain/site/features.ts';
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
