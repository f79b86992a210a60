import type { ResolvedSite, SiteLocation } from '@/domain/site/resolved-site.ts';
import type { StockVehicle } from '../stock-vehicle.ts';

/** Where a vehicle stands among the site's places: by its slug, else by its name, else the main one; null when the site has none. */
export function placeOfVehicle(
  { card, details }: StockVehicle,
  { locations }: Pick<ResolvedSite, 'locations'>,
): SiteLocation | null {
  const bySlug = locations.find(({ slug }) => slug !== '' && slug === details.location.slug);
  return (
    bySlug ??
    locations.find(({ name }) => name === card.locationName) ??
    locations.find(({ primary }) => primary) ??
    null
  );
}
