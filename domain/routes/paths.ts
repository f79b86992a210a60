/**
 * Addresses that scripts of a page write too, which shall not load the table for it: the table makes its patterns by these functions. All
 * others are written by `pathOfRoute`. A part is put in as it is: slugs of stock and keys of ours need no codes.
 */
export const vehiclePath = (slug: string): string => `/cars/${slug}`;

/** A vehicle's sheet, card or code, by the name of the file. */
export const vehicleFilePath = (slug: string, file: string): string => `${vehiclePath(slug)}/${file}`;

/** `/search`, `/search/used-cars`, `/search/mazda/cx-5`. */
export const searchPath = (segments = ''): string => (segments === '' ? '/search' : `/search/${segments}`);

/** A shopper's own page of an enquiry (PLUS-10). */
export const enquiryPath = (token: string): string => `/enquiry/${token}`;

export const successPath = '/success';
export const signInPagePath = '/sign-in';
export const financePath = '/finance';
