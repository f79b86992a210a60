import { comingHolidays, type HolidayDate } from '@/domain/locations/holiday-dates.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { StaticMarkup } from '@/ui/static-markup/static-markup.tsx';
import { HolidayHoursButton } from './holiday-hours-client.tsx';
import type { RenderClock } from './open-now.tsx';

type Props = { locations: readonly SiteLocation[]; clock: RenderClock };
type Coming = { location: SiteLocation; dates: HolidayDate[] };

/** The specification's text (LOC-04). */
const label = 'View Holiday Hours';

/**
 * The coming dates with other hours, per location, in a dialog; without script they unfold in
 * place. Nothing without such a date (LOC-04).
 */
export function HolidayHours({ locations, clock }: Props) {
  const coming = locations.flatMap((location): Coming[] => {
    const { dates, untilMs } = comingHolidays(location, clock.now);
    if (untilMs !== null) clock.until(untilMs);
    return dates.length > 0 ? [{ location, dates }] : [];
  });
  if (coming.length === 0) return null;
  const dates = <HolidayDates coming={coming} />;
  return (
    <div>
      <HolidayHoursButton label={label} title="Holiday hours" closeIcon={<Icon name="x" size={20} />}>
        {dates}
      </HolidayHoursButton>
      <StaticMarkup as="details" className="plain-holidays">
        <summary>{label}</summary>
        {dates}
      </StaticMarkup>
    </div>
  );
}

function HolidayDates({ coming }: { coming: readonly Coming[] }) {
  return coming.map(({ location, dates }) => (
    <section key={location.id} className="holidays-of-one" aria-label={location.name}>
      <h3>{location.name}</h3>
      <table className="hours-week">
        <tbody>
          {dates.map(({ date, day, occasion, hours }) => (
            <tr key={date}>
              <th scope="row">
                <time dateTime={date}>{day}</time>
                {occasion && <span className="block text-fact font-[450] text-ink-2"> {occasion}</span>}
              </th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
