import { pictureFragment } from '@/schemas/fragments/picture.ts';

/** A location document with its week; weekdays count from 0, Sunday. Without a slug of its own it has its dealership's (NAV-11). */
export const locationFragment = `
  _id, _type, name, "slug": coalesce(slug.current, site->slug.current), primary, locationType, timeZone, street, city, state, postcode,
  latitude, longitude, placeUrl, phone, dealerLicenceNumber, repairerLicenceNumber, hidden, reviewCount, averageRating, reviewHref,
  image{${pictureFragment}},
  openingHours[]{_key, weekday, status, open, close},
  holidayHours[]{_key, date, label, status, open, close}
`;
