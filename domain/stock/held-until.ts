import { dayAndHour } from '@/domain/locations/clock-label.ts';
import { locationZone } from '@/domain/locations/location-zone.ts';
import type { StockCard } from './stock-card.ts';

/** "Reserved until Fri 27 Nov, 5:30 pm" by the clock of the car's state: a hold's true end (CHK-02); null where there is none. */
export const heldUntil = (
  { reserved, reservedUntilMs, state }: Pick<StockCard, 'reserved' | 'reservedUntilMs' | 'state'>,
  now: number,
): string | null =>
  reserved && reservedUntilMs > now ? `Reserved until ${dayAndHour(reservedUntilMs, locationZone('', state))}` : null;
