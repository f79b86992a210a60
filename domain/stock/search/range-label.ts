import { usualTimeZone } from '@/domain/locations/usual-time-zone.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import type { RangeAttribute } from '@/domain/vocabulary/search-attributes.ts';
import type { NumberRange } from './search-state.ts';

const written: Record<RangeAttribute, (value: number, timeZone: string) => string> = {
  price: (value) => `$${grouped(value)}`,
  subscription_price: (value) => `$${grouped(value)} a week`,
  km: (value) => `${grouped(value)}\u00a0km`,
  year: String,
  created_at_timestamp: (value, timeZone) =>
    new Date(value * 1000).toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone }),
};

/** How the ends of a range are called where it is open: [nothing below, nothing above]. */
const open: Record<RangeAttribute, readonly [from: string, to: string]> = {
  price: ['From', 'Up to'],
  subscription_price: ['From', 'Up to'],
  km: ['From', 'Up to'],
  year: ['From', 'Up to'],
  created_at_timestamp: ['Listed since', 'Listed until'],
};

/** A value of a range as shoppers read it: "$20,000", "90,000 km", "2019". */
export const rangeValue = (attribute: RangeAttribute, value: number): string =>
  written[attribute](value, usualTimeZone);

/** A range as a chip shows it: "$20,000 – $80,000", "Up to 90,000 km", "Listed since 14 Nov 2023". */
export function rangeLabel(
  attribute: RangeAttribute,
  { min, max }: NumberRange,
  timeZone: string = usualTimeZone,
): string {
  const show = (value: number) => written[attribute](value, timeZone);
  if (min !== null && max !== null) return min === max ? show(min) : `${show(min)} – ${show(max)}`;
  const [from, to] = open[attribute];
  return min === null ? `${to} ${show(max ?? 0)}` : `${from} ${show(min)}`;
}
