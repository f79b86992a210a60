import { addressLine } from '@/domain/locations/directions.ts';
import { pointOf } from '@/domain/locations/distance.ts';
import { nearestFirst } from '@/domain/locations/near-postcode.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { SiteContact, SiteIdentity, SiteMenus, SiteSwitches } from '@/domain/site/site-parts.ts';
import { LocationCard } from '@/parts/location-card/location-card.tsx';
import { LocationPanel } from '@/parts/location-card/location-panel.tsx';
import { RatingCard } from '@/parts/location-card/location-rating.tsx';
import { HolidayHours } from '@/parts/opening-hours/holiday-hours.tsx';
import { WeekHours } from '@/parts/opening-hours/week-hours.tsx';
import { Section } from '@/ui/section/section.tsx';
import { expireAt } from '@/web/platform/render-record.ts';
import { editAttributes } from './edit-attributes.ts';

type Props = {
  site: SiteIdentity & SiteContact & SiteMenus & SiteSwitches;
  location: SiteLocation;
  path: string;
  now: number;
  draft: boolean;
  /** Public key for maps; null for none. */
  mapsKey: string | null;
};

/** Number of other locations on the page. */
const others = 3;

/** The page of a location if staff composed none: rendered from its document (NAV-11, LOC-03). */
export function LocationPage({ site, location, path, now, draft, mapsKey }: Props) {
  const clock = { now, until: expireAt };
  const edit = (field: string) => (draft ? editAttributes({ id: location.id, type: 'location' }, field) : {});
  const more = othersNear(site, location);
  return (
    <>
      <Section heading={location.name} headingLevel={1} headingAttributes={edit('name')}>
        <LocationPanel location={location} site={site} clock={clock} path={path} todayOnly mapsKey={mapsKey} />
      </Section>
      <Section heading="Opening hours" headingAttributes={edit('openingHours')} split>
        <div className="grid gap-5 tablet:has-[>aside]:grid-cols-[minmax(0,1fr)_minmax(200px,248px)] tablet:has-[>aside]:[align-items:start]">
          <div className="rounded-lg bg-surface px-6 py-3 card-line:shadow-[0_0_0_1px_var(--line)] card-fill:bg-sunken forced-colors:border forced-colors:border-[CanvasText]">
            <WeekHours location={location} clock={clock} />
            <HolidayHours locations={[location]} clock={clock} />
          </div>
          <RatingCard location={location} site={site} />
        </div>
      </Section>
      {more.length > 0 && (
        <Section
          heading="Other locations"
          link={{ label: 'All locations', href: pathOfRoute('locations') }}
          tone="sunken"
        >
          <ul className="location-cards">
            {more.map((other) => (
              <li key={other.id}>
                <LocationCard location={other} site={site} clock={clock} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** The nearest other locations. */
function othersNear(site: Pick<SiteContact, 'locations'>, location: SiteLocation): SiteLocation[] {
  const rest = site.locations.filter(({ id, hidden }) => id !== location.id && !hidden);
  return nearestFirst(rest, pointOf(location))
    .slice(0, others)
    .map((one) => one.location);
}

/** The page's title and description for search engines. */
export function locationMetadata(location: SiteLocation) {
  const address = addressLine(location);
  const description = `${location.name}${address && `, ${address}`}: opening hours, phone and how to get there.`;
  return { title: location.name, description, noIndex: null };
}
