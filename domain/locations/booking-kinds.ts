/**
 * What shoppers book a time for; how long one takes, and how many a location takes at the same
 * time, where it sets nothing else.
 */
export const bookingKinds = [
  { value: 'test-drive', title: 'Test drive', minutes: 30, places: 1 },
  { value: 'service', title: 'Service', minutes: 30, places: 3 },
  { value: 'visit', title: 'Appointment', minutes: 30, places: 2 },
] as const;

export type BookingKind = (typeof bookingKinds)[number]['value'];

/** The rule of one location for one kind: a booking's length in minutes, and how many run at the same time; 0 places take none. */
export type BookingRule = { kind: BookingKind; minutes: number; places: number };

export const isBookingKind = (value: unknown): value is BookingKind =>
  bookingKinds.some((kind) => kind.value === value);

export const bookingTitle = (kind: BookingKind): string => usual(kind).title;

/** What a form of this category books. */
export function bookingKindOf(category: string): BookingKind {
  if (category === 'Test Drive') return 'test-drive';
  return category === 'Service Booking' || category === 'Service' ? 'service' : 'visit';
}

/** Minutes of a booking that a location may set. */
export const bookingMinutes = { min: 10, max: 480 } as const;
/** Bookings at the same time that a location may set. */
export const maxPlaces = 50;

/**
 * A location's own rule for a kind, else the usual one; a value out of bounds in the content is
 * ignored.
 */
export function bookingRule({ bookings }: { bookings: readonly BookingRule[] }, kind: BookingKind): BookingRule {
  const own = bookings.find((rule) => rule.kind === kind);
  const { minutes, places } = own && isSound(own) ? own : usual(kind);
  return { kind, minutes, places };
}

const usual = (kind: BookingKind) => bookingKinds.find(({ value }) => value === kind) ?? bookingKinds[0];

const isSound = ({ minutes, places }: BookingRule): boolean =>
  Number.isInteger(minutes) &&
  minutes >= bookingMinutes.min &&
  minutes <= bookingMinutes.max &&
  Number.isInteger(places) &&
  places >= 0 &&
  places <= maxPlaces;
