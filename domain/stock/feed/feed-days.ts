import { plainLine } from '@/domain/vocabulary/written-number.ts';

/**
 * Days and months as feeds write them. Each reader returns undefined for what it cannot read and ''
 * for a text that means no day.
 */

type Day = { year: number; month: number; day: number };

/** What programs write where they have no date: their own calendar's beginning. */
const nothings =
  /^(?:0{4}-0{2}-0{2}|0{1,2}[/.-]0{1,2}[/.-]0{4}|0{8}|0|0?1[/.-]0?1[/.-](?:1900|0001)|(?:1900|0001)-01-01|30[/.-]12[/.-]1899|1899-12-30|1[/.-]0?1[/.-]1)$/;
const monthNames = 'janfebmaraprmayjunjulaugsepoctnovdec';
/** Excel counts days from here. */
const excelStart = Date.UTC(1899, 11, 30);
/** Excel's numbers of 1 January 2000 and of 31 December 2059. */
const firstExcelDay = 36_526;
const lastExcelDay = 58_440;
const dayMs = 86_400_000;

/**
 * "2027-03-31" out of "31/03/2027", "31-Mar-27", "2027-03-31T00:00:00", "20270331", 46477
 * (Excel's); a day that no calendar has is none.
 */
export function dayOf(text: string): string | undefined {
  const plain = withoutTime(plainLine(text));
  if (plain === undefined) return undefined;
  if (nothings.test(plain)) return '';
  const day = numbersOf(plain) ?? namedDayOf(plain) ?? excelDayOf(plain);
  return day && isReal(day) ? `${day.year}-${two(day.month)}-${two(day.day)}` : undefined;
}

/** "2024-03" out of all days that `dayOf` reads, "03/2024", "03/24", "2024-03", "202403", "Mar 2024", "Mar-24". */
export function monthOf(text: string): string | undefined {
  const plain = withoutTime(plainLine(text));
  if (plain === undefined) return undefined;
  if (nothings.test(plain) || /^0{1,2}[/.-]0{2,4}$|^0{4}-0{1,2}$|^0{6}$/.test(plain)) return '';
  const [year, month] = monthNumbersOf(plain) ?? [];
  if (year !== undefined && month !== undefined) {
    return month >= 1 && month <= 12 && year >= 1900 && year <= 2100 ? `${year}-${two(month)}` : undefined;
  }
  return dayOf(plain)?.slice(0, 7);
}

function monthNumbersOf(plain: string): [year: number, month: number] | undefined {
  const [, first = '', second = ''] = /^(\d{1,2})[\s/.-]{1,3}(\d{4}|\d{2})$/.exec(plain) ?? [];
  if (first) return [fullYear(second), Number(first)];
  const [, isoYear = '', isoMonth = ''] = /^(\d{4})[\s/.-](\d{1,2})$/.exec(plain) ?? [];
  if (isoYear) return [Number(isoYear), Number(isoMonth)];
  const [, name = '', named = ''] = /^([a-z]{3,9})\.?,?[\s/'’-]{0,3}(\d{4}|\d{2})$/i.exec(plain) ?? [];
  if (name) return [fullYear(named), monthNamed(name)];
  const [, front = '', back = ''] = /^(\d{4})(\d{2})$/.exec(plain) ?? [];
  if (front && /^(?:19|20)/.test(front) && Number(back) >= 1 && Number(back) <= 12)
    return [Number(front), Number(back)];
  const [, month = '', year = ''] = /^(\d{2})((?:19|20)\d{2})$/.exec(plain) ?? [];
  return month ? [Number(year), Number(month)] : undefined;
}

/** Day before month, as in Australia; with the year first, month before day. */
function numbersOf(plain: string): Day | undefined {
  const [, day, month, year = ''] = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4}|\d{2})$/.exec(plain) ?? [];
  if (day) return { year: fullYear(year), month: Number(month), day: Number(day) };
  const [, first, second, third] =
    /^(\d{4})[/.\s-](\d{1,2})[/.\s-](\d{1,2})$/.exec(plain) ?? /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(plain) ?? [];
  return first ? { year: Number(first), month: Number(second), day: Number(third) } : undefined;
}

function namedDayOf(plain: string): Day | undefined {
  const text = plain.replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s/i, '');
  const [, day, name = '', year = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s/-]([a-z]{3,9})\.?,?[\s/'’-]{1,2}(\d{4}|\d{2})$/i.exec(text) ?? [];
  if (day) return { year: fullYear(year), month: monthNamed(name), day: Number(day) };
  const [, named = '', second, last = ''] = /^([a-z]{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})$/i.exec(text) ?? [];
  return second ? { year: Number(last), month: monthNamed(named), day: Number(second) } : undefined;
}

function excelDayOf(plain: string): Day | undefined {
  const number = /^\d{5}(?:\.0+)?$/.test(plain) ? Number(plain) : 0;
  if (number < firstExcelDay || number > lastExcelDay) return undefined;
  const date = new Date(excelStart + number * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/**
 * A date without its time of day; undefined when the time may move the date: midnight in Melbourne
 * is the evening before in UTC.
 */
function withoutTime(plain: string): string | undefined {
  const [, date = '', time, fraction, zone = ''] =
    /^(.{6,20}?)(?:T|,? )(\d{1,2}:\d{2}(?::\d{2})?)(\.\d{1,9})? ?(z|[ap]\.?m\.?|[+-]\d{2}:?\d{2})?$/i.exec(plain) ?? [];
  if (!time) return plain;
  const isMidnight = /^(?:0{1,2}:00(?::00)?)$/.test(time) && !/[1-9]/.test(fraction ?? '');
  const elsewhere = /^z$/i.test(zone) || /^[+-]/.test(zone);
  const isHere = /^\+(?:08:?00|08:?45|09:?30|10:?00|10:?30|11:?00)$/.test(zone);
  return elsewhere && !isHere && !isMidnight ? undefined : date;
}

function monthNamed(name: string): number {
  const at = monthNames.indexOf(name.slice(0, 3).toLowerCase());
  const whole = [
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ];
  const month = at >= 0 && at % 3 === 0 ? at / 3 + 1 : 0;
  return whole[month - 1]?.startsWith(name.toLowerCase()) || (month === 9 && /^sept$/i.test(name)) ? month : 0;
}

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));
const two = (number: number): string => String(number).padStart(2, '0');

function isReal({ year, month, day }: Day): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && year <= 2100 && month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
