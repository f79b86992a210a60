import { locationHref } from '@/domain/locations/location-choice.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import { OpenNow, type RenderClock } from '@/parts/opening-hours/open-now.tsx';
import { HoursLines } from '@/parts/opening-hours/week-hours.tsx';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { LocationAddress } from './location-address.tsx';
import { LocationRating } from './location-rating.tsx';

type Props = {
  location: SiteLocation;
  site: SiteSwitches;
  clock: RenderClock;
  /** Shows the hours in a few lines. */
  hours?: boolean;
  headingLevel?: 2 | 3;
};

/**
 * A location in a list: picture, name, address, rating, hours if wanted, and "View Details"; the
 * whole card is the link (LOC-02).
 */
export function LocationCard({ location, site, clock, hours = false, headingLevel = 3 }: Props) {
  const href = locationHref(location);
  const Name = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="picture-card card-ground card-lift">
      <div className="location-both">
        <div>
          <CardPicture location={location} />
        </div>
        <div className="location-words">
          <Name className="text-[1.125rem]">{location.name}</Name>
          <LocationAddress location={location} className="text-control text-ink-2" />
          <p className="mb-1.5 flex flex-wrap gap-x-4.5 gap-y-1.5">
            <OpenNow location={location} clock={clock} />
            <LocationRating location={location} site={site} />
          </p>
          {hours && <HoursLines location={location} />}
          {href && (
            <ButtonLink
              kind="outline"
              size={40}
              href={href}
              className="mt-auto self-start after:absolute after:inset-0"
            >
              View Details
              <span className="visually-hidden"> of {location.name}</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}

/** The picture, or a plain background of the same size, so that cards of a row line up. */
function CardPicture({ location: { image } }: { location: SiteLocation }) {
  if (!image) {
    return (
      <span className="card-picture grid place-items-center bg-tint text-ink-2" aria-hidden>
        <Icon name="map-pin" size={36} stroke={1.25} />
      </span>
    );
  }
  return (
    <SitePicture
      {...contentSource(image)}
      alt={image.alt}
      ratio={[3, 2]}
      widths={[320, 480, 640, 850]}
      sizes="(min-width: 1024px) 420px, (min-width: 640px) 50vw, 100vw"
      className="card-picture"
    />
  );
}
