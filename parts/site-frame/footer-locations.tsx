import { shownAddress } from '@/domain/locations/directions.ts';
import { locationHref } from '@/domain/locations/location-choice.ts';
import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { evenColumns } from '@/ui/grid/even-columns.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Number of locations in the footer; a dealer with more has a page for all. */
const max = 6;

/** The dealer's locations with address, phone and hours. */
export function FooterLocations({ locations }: { locations: readonly SiteLocation[] }) {
  const listed = locations.filter(({ hidden }) => !hidden);
  if (listed.length === 0) return null;
  return (
    <div className="footer-links footer-locations" style={columnsOf(Math.min(listed.length, max))}>
      {listed.slice(0, listed.length > max ? max - 1 : max).map((location) => (
        <section key={location.id} aria-label={location.name}>
          <h2>
            <a href={locationHref(location) ?? pathOfRoute('locations')}>{location.name}</a>
          </h2>
          <address>{shownAddress(location)}</address>
          {location.phone && <a href={phoneHref(location.phone)}>{formatPhone(location.phone)}</a>}
          <Hours location={location} />
        </section>
      ))}
      {listed.length > max && <a href={pathOfRoute('locations')}>All {listed.length} locations</a>}
    </div>
  );
}

/** The number of columns that leaves the fewest holes in the last row. */
const columnsOf = (count: number) => ({
  '--columns': Math.min(count, evenColumns(count, [4, 3, 5])),
  '--columns-few': Math.min(count, evenColumns(count, [3, 2])),
});

function Hours({ location: { openingHours } }: { location: SiteLocation }) {
  if (openingHours.length === 0) return null;
  return (
    <details>
      <summary className="unfolds">Opening hours</summary>
      <dl>
        {openingHours.map(({ weekday, formatedHours }) => (
          <div key={weekday}>
            <dt>{weekdays[weekday]}</dt>
            <dd>{formatedHours}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
