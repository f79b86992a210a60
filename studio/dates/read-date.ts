const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const time = String.raw`(?:[\s,T]+(?:at\s+)?(\d{1,2})(?:[:.](\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?)?`;
const numeric = new RegExp(String.raw`^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})${time}$`, 'i');
const iso = new RegExp(String.raw`^(\d{4})-(\d{1,2})-(\d{1,2})${time}$`, 'i');
const named = new RegExp(
  String.raw`^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+)?(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3,9})\.?,?\s+(\d{4}|\d{2})${time}$`,
  'i',
);

/** A local date and time; `month` is 1 to 12. */
type WrittenDate = { year: number; month: number; day: number; hour: number; minute: number };

/**
 * Parses a date in Australian order (day before month), in ISO form, or with the month's name,
 * optionally with a time. Null if it is invalid or ambiguous.
 */
export function readDate(text: string): WrittenDate | null {
  const written = text.trim().slice(0, 60);
  const found = partsOf(written);
  if (!found) return null;
  const [year, month, day, hour, minute, half] = found;
  const date: WrittenDate = { year, month, day, hour: hourOf(hour, half), minute };
  return isReal(date) ? date : null;
}

type Parts = [year: number, month: number, day: number, hour: number, minute: number, half: string];

function partsOf(written: string): Parts | null {
  const [, day, month, year, ...rest] = numeric.exec(written) ?? [];
  if (day) return [yearOf(year), Number(month), Number(day), ...timeOf(rest)];
  const [, isoYear, isoMonth, isoDay, ...isoRest] = iso.exec(written) ?? [];
  if (isoYear) return [Number(isoYear), Number(isoMonth), Number(isoDay), ...timeOf(isoRest)];
  const [, namedDay, name = '', namedYear, ...namedRest] = named.exec(written) ?? [];
  return namedDay ? [yearOf(namedYear), monthOf(name), Number(namedDay), ...timeOf(namedRest)] : null;
}

const monthOf = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const yearOf = (year = ''): number => (year.length === 2 ? 2000 + Number(year) : Number(year));
const timeOf = ([hour, minute, half]: (string | undefined)[]): [number, number, string] => [
  Number(hour ?? 0),
  Number(minute ?? 0),
  half?.toLowerCase() ?? '',
];

/** 12-hour times have hours 1 to 12: "13 pm" is invalid. */
function hourOf(hour: number, half: string): number {
  if (half === '') return hour;
  return hour < 1 || hour > 12 ? Number.NaN : (hour % 12) + (half === 'p' ? 12 : 0);
}

function isReal({ year, month, day, hour, minute }: WrittenDate): boolean {
  const date = new Date(year, month - 1, day);
  return (
    year >= 1990 && year < 2100 && date.getMonth() === month - 1 && date.getDate() === day && hour <= 23 && minute <= 59
  );
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-28`, the value of a `date` field. */
export const dayOf = ({ year, month, day }: WrittenDate): string => `${year}-${two(month)}-${two(day)}`;

/** UTC ISO string, the value of a `datetime` field. */
export const momentOf = ({ year, month, day, hour, minute }: WrittenDate): string =>
  new Date(year, month - 1, day, hour, minute).toISOString();

/**
 * Formats a field's value: `28/11/2026` or `28/11/2026 09:00`; invalid text is returned unchanged.
 */
export function written(value: string, withTime: boolean): string {
  if (!withTime) return value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
  const date = new Date(value);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(value) || Number.isNaN(date.getTime())) return value;
  const day = `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
