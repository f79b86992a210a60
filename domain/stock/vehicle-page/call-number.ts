import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import type { Phones } from '@/domain/locations/phones.ts';
import { type CarType, carTypes } from '@/domain/stock/card-values.ts';
import type { FeatureSwitches } from '@/domain/switches/features.ts';

/**
 * The number for a vehicle of this kind, else the sales desk's, else the main one (VDP-09); empty
 * when there is none.
 */
export function callNumber(phones: Phones, carType: CarType): string {
  const own = { new: phones.newCars, used: phones.usedCars, demo: phones.demoCars }[carType];
  return own || phones.sales || phones.main;
}

/** The first five characters of a number as it is written, and an asterisk for each digit behind them (VDP-09). */
export function maskedPhone(phone: string): string {
  const written = formatPhone(phone);
  return written.slice(0, 5) + written.slice(5).replaceAll(/\d/g, '*');
}

/**
 * Whether a site shows this number only after a click. Then it is nowhere in the source of a page
 * that shows vehicles, neither in its header nor in its footer (VDP-09).
 */
export function isMasked({ features, phones }: { features: FeatureSwitches; phones: Phones }, phone: string): boolean {
  if (!features.revealPhone || !phone) return false;
  return carTypes.some((carType) => phoneHref(callNumber(phones, carType)) === phoneHref(phone));
}
