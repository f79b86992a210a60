import { bookingTitle } from '@/domain/locations/booking-kinds.ts';
import { type Booking, bookingTimeInZone } from './booking.ts';

/**
 * A booked time as the text that shoppers read after sending; `car` is empty where the booking is
 * about none.
 */
export type BookedNote = { title: string; car: string; time: string; place: string };

/** What is booked, when and where (FORM-07); null where nothing is, or no longer. */
export function bookedNote(booking: Booking | null, vehicle: { title: string } | null): BookedNote | null {
  if (!booking || booking.state === 'cancelled') return null;
  return {
    title: bookedTitle(booking),
    car: vehicle?.title ?? '',
    time: bookingTimeInZone(booking),
    place: bookingPlace(booking),
  };
}

/** "Your test drive is booked" */
export const bookedTitle = ({ kind }: Pick<Booking, 'kind'>): string =>
  `Your ${bookingTitle(kind).toLowerCase()} is booked`;

export const bookingPlace = ({ placeName, address }: Pick<Booking, 'placeName' | 'address'>): string =>
  [placeName, address].filter(Boolean).join(', ');
