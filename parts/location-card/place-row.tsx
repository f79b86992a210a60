import { distanceText } from '@/domain/locations/distance.ts';
import { locationHref } from '@/domain/locations/location-choice.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import { OpenNow, type RenderClock } from '@/parts/opening-hours/open-now.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { DirectionsLink, LocationAddress } from './location-address.tsx';
import { LocationRating } from './location-rating.tsx';

type Props = {
  /** The id that the map's pin links to. */
  id: string;
  location: SiteLocation;
  /** Distance from the shopper's postcode; null without one. */
  km: number | null;
  site: SiteSwitches;
  clock: RenderClock;
};

/**
 * A location beside the map: name and distance, address, whether it is open, rating, directions and
 * link to its page (LOC-02, LOC-07).
 */
export function PlaceRow({ id, location, km, site, clock }: Props) {
  const href = locationHref(location);
  return (
    <article id={id} className="place-row card-ground" tabIndex={-1}>
      <div className="flex items-baseline justify-between gap-3">
        <h3>{location.name}</h3>
        {km !== null && <span className="whitespace-nowrap text-ink-2 text-small">{distanceText(km)}</span>}
      </div>
      <LocationAddress location={location} className="mt-0.5 text-control text-ink-2" />
      <p className="mt-2.5 mb-3.5 flex flex-wrap gap-x-4.5 gap-y-1">
        <OpenNow location={location} clock={clock} />
        <LocationRating location={location} site={site} />
      </p>
      <div className="mt-auto flex flex-wrap gap-2 max-tablet:*:flex-1">
        <DirectionsLink location={location} size={40} />
        {href && (
          <ButtonLink kind="outline" size={40} href={href}>
            View Details
            <span className="visually-hidden"> of {location.name}</span>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
