import { locationZone } from '@/domain/locations/location-zone.ts';
import { hoursLabel } from '@/domain/locations/opening-hours.ts';
import { contentImage, linkOf, links, momentOf } from '@/domain/site/content-shapes.ts';
import type {
  Announcement,
  HolidayHours,
  OpeningHours,
  PromoTile,
  SiteBanner,
  SiteLocation,
} from '@/domain/site/resolved-site.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

type Settings = NonNullable<NonNullable<NonNullable<SITE_QUERY_RESULT>['template']>['settings']>;
type Item<Key extends keyof Settings> = NonNullable<Extract<NonNullable<Settings[Key]>, readonly unknown[]>[number]>;

/** A list without the references whose document is gone. */
export const present = <T>(items: readonly (T | null)[]): T[] => items.filter((item) => item !== null);

export function bannerOf(banner: Item<'banners'>): SiteBanner {
  return {
    id: banner._id,
    placement: banner.placement ?? '',
    heading: banner.heading ?? '',
    shortName: banner.shortName ?? '',
    text: banner.text ?? '',
    image: contentImage(banner.image),
    priceLabel: banner.priceLabel ?? '',
    price: banner.price ?? '',
    priceNote: banner.priceNote ?? '',
    buttons: links(banner.buttons),
    startsAtMs: momentOf(banner.startsAt),
    expiresAtMs: momentOf(banner.expiresAt),
  };
}

export function promoTileOf(tile: Item<'promoTiles'>): PromoTile {
  return {
    id: tile._id,
    title: tile.title ?? '',
    text: tile.text ?? '',
    link: linkOf(tile.link),
    image: contentImage(tile.image),
    cutout: tile.image?.cutout ?? false,
    carTypes: (tile.carTypes ?? []).filter((type) => type === 'new' || type === 'demo' || type === 'used'),
    strict: tile.strict ?? false,
    startsAtMs: momentOf(tile.startsAt),
    expiresAtMs: momentOf(tile.expiresAt),
  };
}

export function announcementOf(announcement: NonNullable<Settings['announcement']>): Announcement {
  return {
    id: announcement._id,
    text: announcement.text ?? '',
    emphasis: announcement.emphasis ?? '',
    link: linkOf(announcement.link),
    dismissible: announcement.dismissible ?? false,
    startsAtMs: momentOf(announcement.startsAt),
    expiresAtMs: momentOf(announcement.expiresAt),
  };
}

const locationTypes = ['sales', 'service', 'parts', 'service-and-parts'] as const;

export function locationOf(location: Item<'locations'>): SiteLocation {
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
  };
}

/** A count without its average, or the other way round, says nothing. */
function statedRating({ reviewCount: count, averageRating: average }: Item<'locations'>): SiteLocation['rating'] {
  return count && average ? { count, average } : null;
}

type Holiday = NonNullable<Item<'locations'>['holidayHours']>[number];

function holidayOf({ date, label, status, open, close }: Holiday): HolidayHours[] {
  if (!date) return [];
  const isOpen = status === 'Open';
  return [{ date, label: label ?? '', status: isOpen ? 'Open' : 'Closed', open: open ?? '', close: close ?? '' }];
}

function hoursOf(day: NonNullable<Item<'locations'>['openingHours']>[number]): OpeningHours {
  const status = day.status === 'Open' ? 'Open' : 'Closed';
  const hours = { weekday: day.weekday ?? 0, status, open: day.open ?? '', close: day.close ?? '' } as const;
  return { ...hours, formatedHours: hoursLabel(hours) };
}
