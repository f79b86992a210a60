import { grouped } from '@/domain/vocabulary/grouped.ts';
import type { RangeAttribute } from '@/domain/vocabulary/search-attributes.ts';
import type { NumberRange } from './search-state.ts';

const written: Record<RangeAttribute, (value: number) => string> = {
  price: (value) => `$${grouped(value)}`,
  subscription_price: (value) => `$${grouped(value)} a week`,
  km: (value) => `${grouped(value)}\u00a0km`,
  year: String,
  created_at_timestamp: (value) => new Date(value * 1000).toISOString().slice(0, 10),
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
export const rangeValue = (attribute: RangeAttribute, value: number): string => written[attribute](value);

/** A range as a chip shows it: "$20,000 – $80,000", "Up to 90,000 km", "From 2019". */
export function rangeLabel(attribute: RangeAttribute, { min, max }: NumberRange): string {
  const show = written[attribute];
  if (min !== null && max !== null) return min === max ? show(min) : `${show(min)} – ${show(max)}`;
  const [from, to] = open[attribute];
  return min === null ? `${to} ${show(max ?? 0)}` : `${from} ${show(min)}`;
}
