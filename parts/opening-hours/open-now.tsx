import { openState } from '@/domain/locations/opening-hours.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { Icon } from '@/ui/icon/icon.tsx';

/**
 * The time of the render (epoch milliseconds); call `until` with the time at which the output
 * changes.
 */
export type RenderClock = { now: number; until(boundaryMs: number): void };

type Props = { location: SiteLocation; clock: RenderClock };

/**
 * "Open until 5:30 pm" or "Opens Monday 8:30 am" in the location's time zone; the cached page is
 * renewed when that changes (LOC-04).
 */
export function OpenNow({ location, clock }: Props) {
  const { open, untilMs, label } = openState(location, clock.now);
  if (untilMs !== null) clock.until(untilMs);
  return (
    <span
      className={
        open
          ? 'inline-flex items-center gap-1.5 text-small font-semibold text-good'
          : 'inline-flex items-center gap-1.5 text-small font-semibold text-ink-2'
      }
    >
      <Icon name="clock" size={16} />
      {label}
    </span>
  );
}
