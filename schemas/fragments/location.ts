import { pictureFragment } from '@/schemas/fragments/picture.ts';

/** A location document with its week; weekdays count from 0, Sunday. */
export const locationFragment = `
  _id, _type, name, "slug": slug.current, primary, locationType, timeZone, street, city, state, postcode,
  latitude, longitude, phone, dealerLicenceNumber, repairerLicenceNumber, hidden, image{${pictureFragment}},
  openingHours[]{_key, weekday, status, open, close},
  holidayHours[]{_key, date, label, status, open, close}
`;
