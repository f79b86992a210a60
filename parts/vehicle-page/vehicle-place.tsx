import { locationHref } from '@/domain/locations/location-choice.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import type { SiteBusiness, SiteSwitches } from '@/domain/site/site-parts.ts';
import { DirectionsLink, LocationAddress } from '@/parts/location-card/location-address.tsx';
import { LocationRating } from '@/parts/location-card/location-rating.tsx';
import { LocationMap } from '@/parts/location-map/location-map.tsx';
import { OpenNow, type RenderClock } from '@/parts/opening-hours/open-now.tsx';
import { HoursLines } from '@/parts/opening-hours/week-hours.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';

type Props = {
  location: SiteLocation;
  site: Pick<SiteBusiness, 'licence'> & SiteSwitches;
  clock: RenderClock;
  mapsKey: string | null;
};

/**
 * The vehicle's location: map, address, hours and directions. Phones are with the other contacts
 * (VDP-09).
 */
export function VehiclePlace({ location, site, clock, mapsKey }: Props) {
  const href = locationHref(location);
  // A location that only the feed names has no hours; that does not mean it is closed all week.
  const hasHours = location.openingHours.length > 0;
  return (
    <div className="grid gap-5 laptop:grid-cols-[3fr_2fr]">
      <div className="overflow-hidden rounded-lg">
        <LocationMap locations={[location]} zoom={site.options.mapZoom} mapsKey={mapsKey} />
      </div>
      <div className="rounded-lg border border-line bg-surface p-5 tablet:p-6">
        <h3 className="text-title">{location.name}</h3>
        <LocationAddress location={location} className="mt-1 text-ink-2" />
        <p className="my-3 flex flex-wrap gap-x-4 gap-y-1">
          {hasHours && <OpenNow location={location} clock={clock} />}
          <LocationRating location={location} site={site} />
        </p>
        {hasHours && <HoursLines location={location} />}
        {site.licence && <p className="mt-3 text-small text-ink-2">Dealer licence {site.licence}</p>}
        <p className="mt-5 flex flex-wrap gap-3">
          <DirectionsLink location={location} size={44} />
          {href && (
            <ButtonLink kind="outline" size={44} href={href}>
              View Details<span className="visually-hidden"> of {location.name}</span>
            </ButtonLink>
          )}
        </p>
      </div>
    </div>
  );
}
