const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const isReal = (value: string): boolean => !Number.isNaN(Date.parse(value));

/**
 * Returns an error if a field is not a date with time, or `true`. Unreadable text stays in the field
 * until staff correct it (CMS-03).
 */
export const checkMoment = (value: unknown): true | string =>
  !value || (typeof value === 'string' && moment.test(value) && isReal(value))
    ? true
    : 'This date cannot be read. Write day/month/year and the time, for example 28/11/2026 09:00.';

/** The same for a date without time. */
export const checkCalendarDay = (value: unknown): true | string =>
  !value || (typeof value === 'string' && day.test(value) && isReal(value))
    ? true
    : 'This date cannot be read. Write day/month/year, for example 28/11/2026.';
