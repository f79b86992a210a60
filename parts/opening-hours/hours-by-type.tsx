import { chosenLocations } from '@/domain/locations/location-choice.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { StaticMarkup } from '@/ui/static-markup/static-markup.tsx';
import { HolidayHours } from './holiday-hours.tsx';
import { OpenNow, type RenderClock } from './open-now.tsx';
import { WeekHours } from './week-hours.tsx';

type Props = {
  /** Unique among the selectors of the page. */
  id: string;
  locations: readonly SiteLocation[];
  clock: RenderClock;
  headingLevel?: 3 | 4;
};

type Kind = { key: string; label: string; locations: SiteLocation[] };

/** The departments, in this order; a location for service and parts is under both. */
const kinds = [
  ['sales', 'Sales'],
  ['service', 'Service'],
  ['parts', 'Parts'],
] as const;

/**
 * Hours by department. The selector is a row of radio buttons, and a CSS rule shows the locations
 * of the checked one: arrow keys work, and no script is needed (LOC-05).
 */
export function HoursByType({ id, locations, clock, headingLevel = 3 }: Props) {
  const present = kinds
    .map(([key, label]): Kind => ({ key, label, locations: chosenLocations(locations, key) }))
    .filter((kind) => kind.locations.length > 0);
  return (
    <div className="hours-by-type">
      {present.length > 1 && <Selector id={id} kinds={present} />}
      {present.map((kind) => (
        <div key={kind.key} className="hours-kind" data-kind={kind.key}>
          <PlacesOfKind kind={kind} clock={clock} headingLevel={headingLevel} />
        </div>
      ))}
    </div>
  );
}

function Selector({ id, kinds: present }: { id: string; kinds: readonly Kind[] }) {
  return (
    <fieldset className="segmented max-w-full print:hidden [align-self:start]">
      <legend className="visually-hidden">Location type</legend>
      {present.map(({ key, label }, at) => (
        <label key={key}>
          <input type="radio" name={`hours-${id}`} value={key} defaultChecked={at === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

type KindProps = { kind: Kind; clock: RenderClock; headingLevel: 3 | 4 };

/** This many further locations are listed; more unfold. */
const listed = 5;

/** The first location of the department with its full week; further ones unfold. */
function PlacesOfKind({ kind: { locations }, clock, headingLevel }: KindProps) {
  const [first, ...others] = locations;
  const fitting = others.length > listed + 1 ? listed : others.length;
  const Name = headingLevel === 3 ? 'h3' : 'h4';
  if (!first) return null;
  return (
    <>
      <StaticMarkup as="div" className="contents">
        <Name className="text-title">{first.name}</Name>
        <OpenNow location={first} clock={clock} />
        <WeekHours location={first} clock={clock} />
        <Weeks locations={others.slice(0, fitting)} clock={clock} />
        {others.length > fitting && (
          <details className="hours-rest">
            <summary className="unfolds">{`Show ${others.length - fitting} more`}</summary>
            <Weeks locations={others.slice(fitting)} clock={clock} />
          </details>
        )}
      </StaticMarkup>
      <HolidayHours locations={locations} clock={clock} />
    </>
  );
}

function Weeks({ locations, clock }: { locations: readonly SiteLocation[]; clock: RenderClock }) {
  return locations.map((location) => (
    <details key={location.id} className="hours-other">
      <summary className="unfolds">{location.name}</summary>
      <WeekHours location={location} clock={clock} />
    </details>
  ));
}
