import { demoDealerships, type StockLocation } from '@/demo/stock/dealerships.ts';
import type { OpeningHours, Picture } from '@/schemas/generated/content-types.ts';
import { type DocumentOf, keyed, reference, slugOf } from './demo-document.ts';
import { type Hours, holidaysAfter } from './holidays.ts';
import { placeRating } from './reviews/place-ratings.ts';

type LocationFields = DocumentOf<'location'>;
type State = NonNullable<LocationFields['state']>;

/** A week from Monday on: weekdays, Saturday, Sunday, and Thursday where it is a late night. */
export type Week = { weekdays: Hours; saturday: Hours; sunday: Hours; thursday?: Hours };

export const weekdayTrade: Week = { weekdays: ['08:30', '17:30'], saturday: ['09:00', '17:00'], sunday: null };
export const workshopWeek: Week = { weekdays: ['07:30', '17:00'], saturday: ['08:00', '12:00'], sunday: null };
export const lateThursday: Week = { ...weekdayTrade, thursday: ['08:30', '20:00'] };
export const openSunday: Week = { ...weekdayTrade, sunday: ['10:00', '16:00'] };

export type DemoLocation = {
  key: string;
  /** A stock location of the dealership's, whose postcode, state and phone it has; or a place without stock of its own. */
  stockLocation: string | StockLocation;
  name: string;
  street: string;
  latitude: number;
  longitude: number;
  week: Week;
  kind?: LocationFields['locationType'];
  licence?: string;
  repairer?: string;
  image?: Picture;
};

const zones: Partial<Record<State, LocationFields['timeZone']>> = {
  vic: 'Australia/Melbourne',
  nsw: 'Australia/Sydney',
  sa: 'Australia/Adelaide',
  wa: 'Australia/Perth',
  qld: 'Australia/Brisbane',
};

/** Where the law keeps car dealers shut on public holidays (Retail Trading Hours Act 1987, Shop Trading Hours Act 1977). */
const shutOnHolidays: readonly State[] = ['sa', 'wa'];

/** A location document of a dealer's. The first one of a dealer is its main one. */
export function locationOf(site: string, place: DemoLocation, at: number): LocationFields {
  const location =
    typeof place.stockLocation === 'string' ? stockLocationOf(site, place.stockLocation) : place.stockLocation;
  const workshop = place.kind !== undefined && place.kind !== 'sales';
  const state = location.state.toLowerCase() as State;
  return {
    _id: `location-${site}-${place.key}`,
    _type: 'location',
    name: place.name,
    slug: slugOf(place.key),
    primary: at === 0,
    locationType: place.kind ?? 'sales',
    phone: location.phone,
    ...(place.licence && { dealerLicenceNumber: place.licence }),
    ...(place.repairer && { repairerLicenceNumber: place.repairer }),
    ...(place.image && { image: place.image }),
    street: place.street,
    city: location.name,
    state,
    postcode: location.postcode,
    latitude: place.latitude,
    longitude: place.longitude,
    timeZone: zones[state],
    openingHours: keyed(hoursOf(place.week)),
    holidayHours: holidaysAfter(
      Date.now(),
      workshop || shutOnHolidays.includes(state) ? 'workshop' : 'showroom',
      (weekday) => daysOf(place.week)[weekday] ?? null,
    ),
    ...placeRating(site, place.key),
    site: reference(`site-${site}`),
  };
}

function stockLocationOf(site: string, name: string): StockLocation {
  const location = demoDealerships.find(({ slug }) => slug === site)?.stockLocations.find((it) => it.name === name);
  if (!location) throw new Error(`The dealership ${site} has no yard "${name}".`);
  return location;
}

/** Seven days, Sunday (0) first. */
const daysOf = ({ weekdays, saturday, sunday, thursday = weekdays }: Week): Hours[] => [
  sunday,
  weekdays,
  weekdays,
  weekdays,
  thursday,
  weekdays,
  saturday,
];

const hoursOf = (week: Week): OpeningHours[] =>
  daysOf(week).map((hours, day) => ({
    _type: 'openingHours',
    weekday: day as NonNullable<OpeningHours['weekday']>,
    status: hours ? 'Open' : 'Closed',
    ...(hours && { open: hours[0], close: hours[1] }),
  }));
