import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { hoursLabel } from './opening-hours.ts';

const week = [0, 1, 2, 3, 4, 5, 6].map((weekday): SiteLocation['openingHours'][number] => {
  const hours = weekday === 0 ? { open: '', close: '' } : { open: '08:30', close: '17:30' };
  const day = { weekday, status: weekday === 0 ? ('Closed' as const) : ('Open' as const), ...hours };
  return { ...day, formatedHours: hoursLabel(day) };
});

/** A showroom in Melbourne, open Monday to Saturday, for tests. */
export const siteLocation = (changed: Partial<SiteLocation> = {}): SiteLocation => ({
  id: 'location-a',
  slug: 'a-place',
  name: 'A Dealer Southbank',
  primary: false,
  locationType: 'sales',
  timeZone: 'Australia/Melbourne',
  street: '210 City Road',
  city: 'Southbank',
  state: 'vic',
  postcode: '3006',
  latitude: -37.8266,
  longitude: 144.9611,
  placeUrl: '',
  phone: '03 5550 4410',
  dealerLicenceNumber: 'LMCT 10984',
  repairerLicenceNumber: '',
  image: null,
  hidden: false,
  rating: { count: 1206, average: 4.8 },
  reviewHref: '',
  openingHours: week,
  holidayHours: [],
  bookings: [],
  ...changed,
});
