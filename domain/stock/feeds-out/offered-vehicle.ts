import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { imageAddress } from '@/domain/media/image-address.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { type PricingSite, shownPrice } from '@/domain/stock/vehicle-page/shown-price.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';

/** A vehicle as a site offers it to others' catalogues. */
export type OfferedVehicle = {
  vehicle: StockVehicle;
  /** The site's public origin. */
  origin: string;
  /** What decides how the site shows the price. */
  site: PricingSite;
  seller: string;
  place: SiteLocation | null;
  /** The slug of its location on the site of its own dealership; empty for a location that the studio does not have. */
  storeCode: string;
  /** Its own dealership has a site of its own, which offers it. */
  offeredElsewhere: boolean;
};

export type FeedRow = Readonly<Record<string, string>>;
/** A row of a feed, or why staff find the vehicle left out of it. */
export type MadeRow = { row: FeedRow; reason?: never } | { row?: never; reason: string };

export const linkOf = ({ origin, vehicle }: OfferedVehicle): string => origin + vehiclePath(vehicle.card.slug);
/** Whole addresses of its photos, `max` at most. */
export const photosOf = ({ origin, vehicle }: OfferedVehicle, max: number): string[] =>
  vehicle.card.images.slice(0, max).map((image) => origin + imageAddress(image, 1280, 'jpg'));
export const titleOf = ({ vehicle: { card } }: OfferedVehicle): string => fullName(card);
/** "40490.00" of cents. */
export const dollarsOf = (cents: number): string => (cents / 100).toFixed(2);
/**
 * The price that the vehicle's page shows, in cents; null where a text or a monthly amount is
 * shown instead.
 */
export function priceCentsOf({ vehicle, site }: OfferedVehicle): number | null {
  const price = shownPrice({ vehicle, site });
  return price.kind === 'price' && vehicle.card.priceType !== 'price_on_application' ? price.priceCents : null;
}
/** A location's code; on a group's site its slug is blank, and `own`, the site of its dealership, has it. */
export const storeCodeOf = (place: SiteLocation | null, own: { locations: readonly SiteLocation[] } | null): string =>
  place?.slug || (own?.locations.find(({ id }) => id === place?.id)?.slug ?? '');
/** Whether ad networks count it as new: a demonstrator, which was driven, is not. */
export const isNew = ({ vehicle: { card } }: OfferedVehicle): boolean => card.carType === 'new';

/** What keeps a vehicle out of every catalogue of ads; null for nothing. */
export function reasonAgainst(offered: OfferedVehicle): string | null {
  const { vehicle, site, place, offeredElsewhere } = offered;
  const { card } = vehicle;
  if (card.reserved) return 'It is reserved.';
  if (offeredElsewhere) return 'Its own dealership offers it on its own site.';
  if (shownPrice({ vehicle, site }).kind === 'subscription')
    return 'The site shows its price as a monthly subscription.';
  if (priceCentsOf(offered) === null) return 'It has no price: price on application.';
  if (card.images.length === 0) return 'It has no photo.';
  if (!place) return 'It stands at none of the site’s locations.';
  return null;
}
