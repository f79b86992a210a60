import type { ContentImage } from '@/domain/media/content-image.ts';
import type { BookingRule } from './booking-kinds.ts';

export type OpeningHours = {
  weekday: number;
  status: 'Open' | 'Closed';
  open: string;
  close: string;
  formatedHours: string;
};

/** The hours of one date; `date` is a calendar day of the location, "2026-12-25". */
export type HolidayHours = { date: string; label: string; status: 'Open' | 'Closed'; open: string; close: string };

export type SiteLocation = {
  id: string;
  slug: string;
  name: string;
  primary: boolean;
  locationType: 'sales' | 'service' | 'parts' | 'service-and-parts';
  timeZone: string;
  street: string;
  city: string;
  state: string;
  postcode: string;
  latitude: number | null;
  longitude: number | null;
  /** Its address in Google Maps; empty where staff wrote down none. */
  placeUrl: string;
  phone: string;
  dealerLicenceNumber: string;
  repairerLicenceNumber: string;
  image: ContentImage | null;
  /** Left out of lists; a block that names it shows it all the same. */
  hidden: boolean;
  /** What Google or another site counts of its reviews; null where staff wrote down none. */
  rating: { count: number; average: number } | null;
  /** Where shoppers write a review; empty where nowhere. */
  reviewHref: string;
  openingHours: OpeningHours[];
  holidayHours: HolidayHours[];
  /**
   * How bookings run here, where staff set them: the usual rules apply to the other kinds
   * (FORM-07).
   */
  bookings: readonly BookingRule[];
};
