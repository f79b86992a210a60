import { localMoment } from '@/domain/locations/time-zone.ts';
import { usualTimeZone } from '@/domain/locations/usual-time-zone.ts';
import type { StockVehicle } from '../stock-vehicle.ts';

const dayMs = 86_400_000;

/** "Listed today", "In stock for 12 days" by the calendar of the location; null if it is not in stock. `now` is epoch milliseconds. */
export function daysListed({ availability, card }: StockVehicle, now: number, timeZone = usualTimeZone): string | null {
  if (availability !== 'in_stock' || card.createdAtMs <= 0) return null;
  const dayOf = (ms: number) => {
    const { year, month, day } = localMoment(ms, timeZone);
    return Date.UTC(year, month - 1, day) / dayMs;
  };
  const days = dayOf(now) - dayOf(card.createdAtMs);
  if (days <= 0) return 'Listed today';
  return `In stock for ${days.toLocaleString('en-AU')} ${days === 1 ? 'day' : 'days'}`;
}
