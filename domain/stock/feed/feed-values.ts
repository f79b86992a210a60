import { stockStatuses } from '@/domain/stock/vehicle.ts';
import { type Body, bodies, type Fuel } from '@/domain/vocabulary/vehicle-kinds.ts';

/** Values as feeds write them, in the platform's words. Each answers undefined for what it cannot understand. */

/** "2024-03" out of "03/2024", "15/03/2024", "2024-03", "Mar 2024". */
export function monthOf(text: string): string | undefined {
  const numbers = /^(?:(\d{1,2})\/)?(\d{1,2})\/(\d{4})$/.exec(text);
  if (numbers) return month(Number(numbers[3]), Number(numbers[2]));
  const iso = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?$/.exec(text);
  if (iso) return month(Number(iso[1]), Number(iso[2]));
  const named = /^([a-z]{3})[a-z]*\.? (\d{4})$/i.exec(text);
  const at = named ? 'janfebmaraprmayjunjulaugsepoctnovdec'.indexOf((named[1] ?? '').toLowerCase()) : -1;
  return named && at >= 0 && at % 3 === 0 ? month(Number(named[2]), at / 3 + 1) : undefined;
}

const month = (year: number, number: number): string | undefined =>
  number >= 1 && number <= 12 && year >= 1900 && year <= 2100
    ? `${year}-${String(number).padStart(2, '0')}`
    : undefined;

/** "2027-03-31" out of "31/03/2027" or "2027-03-31"; a day that no calendar has is none. */
export function dayOf(text: string): string | undefined {
  const [, day, monthNumber, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = day ? `${year}-${monthNumber?.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** Whole cents out of "$35,990", "35990.00". */
export function centsOf(text: string): number | undefined {
  const plain = text.replaceAll(/[$,\s]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

/** A whole number out of "14,820", "14820 km", "5". */
export function wholeOf(text: string): number | undefined {
  const plain = text.replaceAll(/[,\s]/g, '').replace(/(kms?|seats?|doors?|cyl(inders?)?|speed|gears?|kg|mm)$/i, '');
  return /^\d+$/.test(plain) ? Number(plain) : undefined;
}

/** An amount, which may be a loss, out of "$4,200", "-350.50". */
export function amountOf(text: string): number | undefined {
  const plain = text.replaceAll(/[$,\s]/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** A number out of "7.6", "7.6 L/100km", "5 stars". */
export function decimalOf(text: string): number | undefined {
  const [, number] = /^(\d+(?:\.\d+)?)\s*(?:l|litres?|l\/100 ?km|stars?)?$/i.exec(text) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Cubic centimetres out of "1998", "1,998 cc", "2.0", "2.0L": what is below 20 is litres. */
export function cubicCentimetresOf(text: string): number | undefined {
  const number = Number(text.replaceAll(/[,\s]/g, '').replace(/(cc|ltr|litres?|l)$/i, ''));
  if (!Number.isFinite(number) || number < 0) return undefined;
  return Math.round(number < 20 ? number * 1000 : number);
}

export const yesOf = (text: string): boolean => /^(y|yes|true|1|certified)$/i.test(text);

const bodyWords: readonly [pattern: RegExp, body: Body][] = [
  [/motor ?(cycle|bike)|scooter/, 'Motorcycle'],
  [/caravan|pop ?top|camper/, 'Caravan'],
  [/people ?mover|mpv|minibus|bus/, 'People Mover'],
  [/ute|utility|pick ?up|cab chassis|cab ?chassis|dual ?cab|crew ?cab/, 'Ute'],
  [/suv|four wheel|4x4|wagon 4/, 'SUV'],
  [/wagon|estate|tourer/, 'Wagon'],
  [/hatch/, 'Hatch'],
  [/coupe|convertible|cabriolet|roadster|softtop|hardtop/, 'Coupe'],
  [/sedan|saloon/, 'Sedan'],
  [/van/, 'Van'],
];

/** The body as the filters name it: "Dual Cab Utility" is a Ute. */
export function bodyOf(text: string): Body | undefined {
  const plain = text.toLowerCase();
  return bodies.find((body) => body.toLowerCase() === plain) ?? bodyWords.find(([pattern]) => pattern.test(plain))?.[1];
}

/** "Unleaded" is Petrol, "PHEV" is Plug-in Hybrid. */
export function fuelOf(text: string): Fuel | undefined {
  const plain = text.toLowerCase();
  if (/plug|phev/.test(plain)) return 'Plug-in Hybrid';
  if (/hybrid|hev/.test(plain)) return 'Hybrid';
  if (/electric|\bev\b|bev/.test(plain)) return 'Electric';
  if (/diesel/.test(plain)) return 'Diesel';
  return /petrol|unleaded|ulp|pulp|lpg|gas/.test(plain) ? 'Petrol' : undefined;
}

/** Automatic or Manual; empty for neither. */
export function simpleTransmissionOf(text: string): string {
  if (/auto|cvt|dct|dsg|tiptronic|reduction|single speed/i.test(text)) return 'Automatic';
  return /man/i.test(text) ? 'Manual' : '';
}

/** "4WD" is 4x4, "Front Wheel Drive" FWD, "4x2" RWD. Others stay as they are. */
export function driveOf(text: string): string {
  const plain = text.toLowerCase().replaceAll(/[\s-]/g, '');
  if (/^(4wd|4x4|fourwheeldrive|4wheeldrive)/.test(plain)) return '4x4';
  if (/^(awd|allwheel|constant4)/.test(plain)) return 'AWD';
  if (/^(fwd|frontwheel|front)/.test(plain)) return 'FWD';
  return /^(rwd|rearwheel|rear|2wd|4x2)/.test(plain) ? 'RWD' : text;
}

/** Entries of a list in one value, parted by "|" or ";" or, without those, by commas. */
export function listOf(text: string): string[] {
  const separator = /[|;]/.test(text) ? /[|;]/ : ',';
  return text
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** One of some known words, in whatever case. */
export const oneOf = <Value extends string>(all: readonly Value[], text: string): Value | undefined =>
  all.find((one) => one === text.toLowerCase());

export const statusOf = (text: string) => oneOf(stockStatuses, text.replaceAll(/[\s-]+/g, '_'));
export const yearOf = (text: string) => (/^(19|20)\d{2}$/.test(text) ? Number(text) : undefined);

/** A VIN, or the chassis number of an older car; I, O and Q are in neither. */
export const vinOf = (text: string) => (/^[a-hj-npr-z0-9]{5,17}$/i.test(text) ? text.toUpperCase() : undefined);

/** Web addresses of a list, in their order. */
export function addressesOf(text: string): string[] | undefined {
  const addresses = listOf(text);
  return addresses.every((address) => /^https?:\/\//.test(address) && URL.canParse(address)) ? addresses : undefined;
}
