import { isBookingKind } from '@/domain/locations/booking-kinds.ts';
import { locationZone } from '@/domain/locations/location-zone.ts';
import { hoursLabel } from '@/domain/locations/opening-hours.ts';
import type { HolidayHours, OpeningHours, SiteLocation } from '@/domain/locations/site-location.ts';
import { contentImage } from '@/domain/site/content-shapes.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

/**
 * A location document with its week; weekday 0 is Sunday. Without a slug it has its dealership's
 * (NAV-11).
 */
export const locationFragment = `
  _id, _type, name, "slug": coalesce(slug.current, site->slug.current), primary, locationType, timeZone, street, city, state, postcode,
  latitude, longitude, placeUrl, phone, dealerLicenceNumber, repairerLicenceNumber, hidden, reviewCount, averageRating, reviewHref,
  image{${pictureFragment}},
  openingHours[]{_key, weekday, status, open, close},
  holidayHours[]{_key, date, label, status, open, close},
  bookings[]{_key, kind, minutes, places}
`;

type Settings = NonNullable<NonNullable<NonNullable<SITE_QUERY_RESULT>['template']>['settings']>;
type LocationContent = NonNullable<NonNullable<Settings['locations']>[number]>;

const locationTypes = ['sales', 'service', 'parts', 'service-and-parts'] as const;

/** A location as the domain's type. */
export function locationOf(location: LocationContent): SiteLocation {
  return {
    id: location._id,
    slug: location.slug ?? '',
    name: location.name ?? '',
    primary: location.primary ?? false,
    locationType: locationTypes.find((type) => type === location.locationType) ?? 'sales',
    timeZone: locationZone(location.timeZone ?? '', location.state ?? ''),
    street: location.street ?? '',
    city: location.city ?? '',
    state: location.state ?? '',
    postcode: location.postcode ?? '',
    latitude: location.latitude,
    longitude: location.longitude,
    placeUrl: location.placeUrl ?? '',
    phone: location.phone ?? '',
    dealerLicenceNumber: location.dealerLicenceNumber ?? '',
    repairerLicenceNumber: location.repairerLicenceNumber ?? '',
    image: contentImage(location.image),
    hidden: location.hidden ?? false,
    rating: statedRating(location),
    reviewHref: location.reviewHref ?? '',
    openingHours: (location.openingHours ?? []).map(hoursOf),
    holidayHours: (location.holidayHours ?? []).flatMap(holidayOf),
    bookings: (location.bookings ?? []).flatMap(({ kind, minutes, places }) =>
      isBookingKind(kind) ? [{ kind, minutes: minutes ?? 0, places: places ?? 0 }] : [],
    ),
  };
}

/** A rating needs both count and average. */
function statedRating({ reviewCount: count, averageRating: average }: LocationContent): SiteLocation['rating'] {
  return count && average ? { count, average } : null;
}

type Holiday = NonNullable<LocationContent['holidayHours']>[number];

function holidayOf({ date, label, status, open, close }: Holiday): HolidayHours[] {
  if (!date) return [];
  const isOpen = status === 'Open';
  return [{ date, label: label ?? '', status: isOpen ? 'Open' : 'Closed', open: open ?? '', close: close ?? '' }];
}

function hoursOf(day: NonNullable<LocationContent['openingHours']>[number]): OpeningHours {
  const status = day.status === 'Open' ? 'Open' : 'Closed';
  const hours = { weekday: day.weekday ?? 0, status, open: day.open ?? '', close: day.close ?? '' } as const;
  return { ...hours, formatedHours: hoursLabel(hours) };
}
