import { availabilityOf, type SavedState } from '@/domain/accounts/saved-car.ts';
import { imageAddress } from '@/domain/media/image-address.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { cardsOfSite } from '@/web/stock/stock-of-site.ts';
import type { StockSite } from '@/web/stock/stock-site.ts';

/** The state that is stored with a saved vehicle. */
export function savedState(card: StockCard): SavedState {
  const { slug, name, make, model, images, priceCents } = card;
  const [photo] = images;
  const image = photo ? imageAddress(photo, 320, 'webp') : '';
  return { slug, name, make, model, image, priceCents, availability: availabilityOf(card) };
}

/** States of the listed vehicles among these ids, by id. Rejects if the search fails. */
export async function readCarStates(site: StockSite, ids: readonly string[]): Promise<Map<string, SavedState>> {
  const cards = await cardsOfSite(site, ids);
  return new Map(cards.map((card) => [card.id, savedState(card)]));
}
