import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { nextMidnight } from '@/domain/locations/time-zone.ts';
import { weekLines, weekTable } from '@/domain/locations/week-table.ts';
import type { RenderClock } from './open-now.tsx';

type Props = { location: SiteLocation; clock: RenderClock };

/**
 * The seven days from today on, listed Monday first, with each day's actual hours; a missing day is
 * "Closed" (LOC-05).
 */
export function WeekHours({ location, clock }: Props) {
  clock.until(nextMidnight(clock.now, location.timeZone));
  return (
    <table className="hours-week">
      <caption className="visually-hidden">Opening hours of {location.name}</caption>
      <tbody>
        {weekTable(location, clock.now).map(({ weekday, hours, today, occasion }) => (
          <tr key={weekday} data-today={today}>
            <th scope="row">
              {weekday}
              {today && <span className="ml-1.5 text-fact font-medium text-good"> today</span>}
              {occasion && <span className="block text-fact font-[450] text-ink-2"> {occasion}</span>}
            </th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Today's hours, with the name of a holiday, where the week is elsewhere on the page. */
export function HoursToday({ location, clock }: Props) {
  clock.until(nextMidnight(clock.now, location.timeZone));
  const today = weekTable(location, clock.now).find((row) => row.today);
  return (
    <dl className="hours-lines">
      <div>
        <dt>{today?.occasion || 'Today'}</dt>
        <dd>{today?.hours}</dd>
      </div>
    </dl>
  );
}

/** The usual week in a few lines: Monday to Saturday, equal days together, and Sunday (LOC-02). */
export function HoursLines({ location }: { location: SiteLocation }) {
  return (
    <dl className="hours-lines">
      {weekLines(location.openingHours).map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
