import { imageAddress } from '@/domain/media/image-address.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import type { Favourite } from './favourites.ts';

/** The data that a heart stores of a vehicle. */
export function cardFavourite({ id, name, slug, make, model, images }: StockCard): Favourite {
  const [photo] = images;
  return { id, name, slug, make, model, primary_image_url: photo ? imageAddress(photo, 320, 'webp') : '' };
}
