/**
 * New vehicles of one search that a look finds at most; the garage shows "or more" at the same
 * number.
 */
export const alertedNew = 24;
