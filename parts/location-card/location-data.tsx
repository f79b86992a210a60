import { pointOf } from '@/domain/locations/distance.ts';
import { clockTime, type DayHours, openMinutes, weekdays } from '@/domain/locations/opening-hours.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { contentImageSource, imageAddress } from '@/domain/media/image-address.ts';
import type { SiteIdentity } from '@/domain/site/site-parts.ts';
import { StructuredData } from '@/ui/structured-data/structured-data.tsx';

type Props = { location: SiteLocation; site: Pick<SiteIdentity, 'name'> };

const kinds = {
  sales: 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
  'service-and-parts': 'AutoRepair',
} as const;

/**
 * A location as schema.org data: address, hours, phone; empty fields are left out. Ratings are not
 * marked up: others count them, and Google's rules for review snippets forbid it
 * (`parts/rating-summary`).
 */
export function LocationData({ location, site }: Props) {
  return <StructuredData data={aboutLocation(location, site)} />;
}

/**
 * The schema.org AutoDealer. Search engines ignore relative addresses: without an origin it has no
 * picture.
 */
export function aboutLocation(location: SiteLocation, site: Pick<SiteIdentity, 'name'>, origin = '') {
  const { name, phone, image, holidayHours, openingHours, street, city, state, postcode } = location;
  const point = pointOf(location);
  return {
    '@type': kinds[location.locationType],
    name,
    ...(phone && { telephone: phone }),
    ...(image && origin && { image: origin + imageAddress(contentImageSource(image), 1280, 'jpg') }),
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

/**
 * In schema.org opening and closing at midnight means closed, a close before the open is on the
 * next day, and 23:59 is the end of the day.
 */
function hoursOf(day: DayHours) {
  const span = openMinutes(day);
  const isFullDay = span && span.to - span.from >= 1440;
  return {
    '@type': 'OpeningHoursSpecification',
    opens: span && !isFullDay ? day.open : '00:00',
    closes: span ? (isFullDay || span.to === 1440 ? '23:59' : clockTime(span.to % 1440)) : '00:00',
  };
}
