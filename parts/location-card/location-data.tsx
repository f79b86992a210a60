import { pointOf } from '@/domain/locations/distance.ts';
import { type DayHours, weekdays } from '@/domain/locations/opening-hours.ts';
import { contentImageSource, imageAddress } from '@/domain/site/image-address.ts';
import type { ResolvedSite, SiteLocation } from '@/domain/site/resolved-site.ts';
import { StructuredData } from '@/ui/structured-data/structured-data.tsx';

type Props = { location: SiteLocation; site: ResolvedSite };

const kinds = {
  sales: 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
  'service-and-parts': 'AutoRepair',
} as const;

/**
 * A place in the words of schema.org: where, when, how to call; what staff left empty is not claimed. Its rating is what others count,
 * and theirs to publish: it is not marked up (Google's rules for review snippets; `parts/rating-summary`).
 */
export function LocationData({ location, site }: Props) {
  return <StructuredData data={aboutLocation(location, site)} />;
}

/** The statement itself (schema.org, AutoDealer). */
export function aboutLocation(location: SiteLocation, site: ResolvedSite) {
  const { name, phone, image, holidayHours, openingHours, street, city, state, postcode } = location;
  const point = pointOf(location);
  return {
    '@type': kinds[location.locationType],
    name,
    ...(phone && { telephone: phone }),
    ...(image && { image: imageAddress(contentImageSource(image), 1280, 'jpg') }),
    ...(street && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: state.toUpperCase(),
        postalCode: postcode,
        addressCountry: 'AU',
      },
    }),
    ...(point && { geo: { '@type': 'GeoCoordinates', ...point } }),
    ...(openingHours.length > 0 && {
      openingHoursSpecification: openingHours.map((day) => ({
        ...hoursOf(day),
        dayOfWeek: `https://schema.org/${weekdays[day.weekday] ?? 'Sunday'}`,
      })),
    }),
    ...(holidayHours.length > 0 && {
      specialOpeningHoursSpecification: holidayHours.map((day) => ({
        ...hoursOf(day),
        validFrom: day.date,
        validThrough: day.date,
      })),
    }),
    parentOrganization: { '@type': 'Organization', name: site.name },
  };
}

/** Both at midnight is how schema.org says closed. */
function hoursOf({ status, open, close }: DayHours) {
  const closed = status === 'Closed' || !open || !close;
  return {
    '@type': 'OpeningHoursSpecification',
    opens: closed ? '00:00' : open,
    closes: closed ? '00:00' : close,
  };
}
