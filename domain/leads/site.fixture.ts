import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { SiteSettings } from '@/domain/site/site-settings.ts';

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  open: '08:30',
  close: '17:30',
  formatedHours: '',
}));

/** A place that is open on weekdays from half past eight to half past five. */
export function place(id: string, overrides: Partial<SiteLocation> = {}): SiteLocation {
  return {
    id,
    slug: id,
    name: id,
    primary: false,
    locationType: 'sales',
    timeZone: 'Australia/Melbourne',
    street: '',
    city: '',
    state: 'vic',
    postcode: '3000',
    latitude: null,
    longitude: null,
    placeUrl: '',
    phone: '',
    dealerLicenceNumber: '',
    repairerLicenceNumber: '',
    image: null,
    hidden: false,
    rating: null,
    reviewHref: '',
    openingHours: weekdays,
    holidayHours: [],
    bookings: [],
    ...overrides,
  };
}

/** A dealer for tests of forms. */
export function siteWith(settings: SiteSettings = {}): ResolvedSite {
  return resolveSite(
    {
      id: 'site-a',
      slug: 'a-dealer',
      name: 'A Dealer',
      siteNumber: 1,
      template: 'default',
      manufacturer: 'Ford',
      state: 'vic',
      models: [],
      brands: [],
    },
    [{ name: 'dealer', title: 'A Dealer', settings: { locations: [place('Southbank')], ...settings } }],
  );
}

/** A Sunday, 11:30 in Melbourne, epoch milliseconds. */
export const sunday = Date.UTC(2026, 10, 22, 0, 30);
