import { formatCents } from '@/domain/finance/money.ts';
import { imageAddress } from '@/domain/media/image-address.ts';
import { priceDisplay } from './price-display.ts';
import { oneOf } from './search/filter-expression.ts';
import { parametersOf, type SearchParameters } from './search/search-parameters.ts';
import type { StockCard } from './stock-card.ts';

/** The little that a list of remembered vehicles shows of each. `image` is an address on the site's own host, empty without a photo. */
export type VehicleBrief = { slug: string; name: string; status: StockCard['status']; price: string; image: string };

/** The maximum number of vehicles in one request. */
export const maxBriefs = 24;

/** The query for vehicles by their slugs. It has no filter by site: `withinSite` adds that. */
export function briefRequest(slugs: readonly string[]): SearchParameters {
  const wanted = slugs.filter((slug) => /^[a-z0-9-]{1,200}$/.test(slug)).slice(0, maxBriefs);
  const everything = { query: '', filters: {}, sort: 'relevant', page: 1, perPage: maxBriefs } as const;
  return { ...parametersOf(everything), filter_by: oneOf('slug', wanted.length > 0 ? wanted : ['-']) };
}

export function vehicleBrief(card: StockCard, noPrice: string): VehicleBrief {
  const { slug, name, status, images } = card;
  const [photo] = images;
  const price = priceDisplay(card, { noPrice });
  return {
    slug,
    name,
    status,
    price: price.kind === 'words' ? price.text : formatCents(price.priceCents),
    image: photo ? imageAddress(photo, 320, 'webp') : '',
  };
}
