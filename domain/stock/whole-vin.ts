/**
 * Whether a number is a whole VIN (ISO 3779): old vehicles have shorter ones, and search engines
 * and ads refuse them.
 */
export const isWholeVin = (vin: string): boolean => /^[A-HJ-NPR-Z\d]{17}$/.test(vin);
