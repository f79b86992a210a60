import { locationZone } from '@/domain/locations/location-zone.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import type { StockVehicle } from '../stock-vehicle.ts';

type Located = Pick<StockVehicle, 'card' | 'details'>;

/**
 * The place of a vehicle among its dealership's locations, by slug, name or town. A vehicle whose
 * feed gives the address of another place is there and at none of them (`location` is null):
 * the main location is used only where the feed gives no address at all.
 */
export function locationOfVehicle(
  vehicle: Located,
  { locations }: { locations: readonly SiteLocation[] },
): { location: SiteLocation | null; place: SiteLocation | null } {
  const { card, details } = vehicle;
  const named = card.locationName || card.city;
  const hasPlace = card.city !== '' || details.location.street !== '';
  const location =
    locations.find(({ slug }) => slug !== '' && slug === details.location.slug) ??
    locations.find(({ name }) => named !== '' && name === named) ??
    locations.find(({ city, locationType }) => named !== '' && city === named && locationType === 'sales') ??
    (hasPlace ? null : mainOf(locations));
  return { location, place: location ?? (hasPlace ? placeOfFeed(vehicle) : null) };
}

const mainOf = (locations: readonly SiteLocation[]): SiteLocation | null =>
  locations.find(({ primary }) => primary) ?? locations[0] ?? null;

/** The place as the feed writes it: no hours, no phone, no point on the map. */
function placeOfFeed({ card, details }: Located): SiteLocation {
  const { street, postcode, placeUrl } = details.location;
  return {
    id: '',
    slug: '',
    name: card.locationName || card.city,
    primary: true,
    locationType: 'sales',
    timeZone: locationZone('', card.state),
    street,
    city: card.city,
    state: card.state,
    postcode,
    latitude: null,
    longitude: null,
    placeUrl,
    phone: '',
    dealerLicenceNumber: '',
    repairerLicenceNumber: '',
    image: null,
    hidden: true,
    rating: null,
    reviewHref: '',
    openingHours: [],
    holidayHours: [],
    bookings: [],
  };
}
