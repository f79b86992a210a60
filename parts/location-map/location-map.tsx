import type { ReactNode } from 'react';
import { addressLine, directionsHref } from '@/domain/locations/directions.ts';
import { distanceWords, pointOf } from '@/domain/locations/distance.ts';
import { type MapFrame, mapFrame, nearestCentre } from '@/domain/locations/map-frame.ts';
import { type PinGroup, pinGroups } from '@/domain/locations/map-pins.ts';
import type { SiteLocation } from '@/domain/site/resolved-site.ts';
import { ClickToLoad } from '@/ui/click-to-load/click-to-load-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { DrawnMap, mapSize } from './drawn-map.tsx';

type Props = {
  locations: readonly SiteLocation[];
  /** As web maps count it (LOC-07). */
  zoom: number;
  /** Where on the page more about a place stands; absent: its pin leads nowhere. */
  hrefOf?: (location: SiteLocation) => string;
  /** With Google's key its own map is one click away; before the click nothing is asked of Google. */
  mapsKey?: string | null | undefined;
};

/** What a phone shows of the map, and what a wide column does. */
const sights = { narrow: { width: 330, height: 250 }, wide: { width: 560, height: 400 } } as const;
/** Pins nearer to each other than this many pixels are one. */
const apart = 30;

/** Where places are, drawn on the server: coast, towns, distances; a quiet ground where none of them has coordinates (LOC-07). */
export function LocationMap({ locations, zoom, hrefOf, mapsKey }: Props) {
  const placed = locations.flatMap((location) => {
    const point = pointOf(location);
    return point ? [{ location, point }] : [];
  });
  const points = placed.map(({ point }) => point);
  const narrow = mapFrame({ points, zoom, ...mapSize, sight: sights.narrow });
  const wide = mapFrame({ points, zoom, ...mapSize, sight: sights.wide });
  const [only] = placed;
  if (!narrow || !wide || !only) return <NoMap />;
  const members = placed.map(({ location }) => location);
  const single = members.length === 1;
  const drawn = (frame: MapFrame, width: 'any' | 'narrow' | 'wide') => (
    <div className="location-map" data-width={width}>
      <DrawnMap frame={frame} rings={single} />
      <Pins frame={frame} locations={members} hrefOf={hrefOf} />
      <Scale frame={frame} />
    </div>
  );
  const map = sameScale(narrow, wide) ? (
    drawn(narrow, 'any')
  ) : (
    <>
      {drawn(narrow, 'narrow')}
      {drawn(wide, 'wide')}
    </>
  );
  return (
    <figure className="@container h-full">
      {mapsKey && single ? <GoogleMap location={only.location} mapsKey={mapsKey} drawn={map} /> : map}
      <figcaption className="visually-hidden">{single ? whereabouts(only.location) : namesOf(members)}</figcaption>
    </figure>
  );
}

/** Places that are far apart are drawn larger where there is room; the others look alike on every screen. */
const sameScale = (a: MapFrame, b: MapFrame): boolean =>
  a.scale.kilometres * b.scale.pixels === b.scale.kilometres * a.scale.pixels;

/** The address beside it says all there is. */
function NoMap() {
  return (
    <div className="location-map grid place-items-center bg-sunken text-line-2" aria-hidden>
      <Icon name="map-pin" size={40} stroke={1.25} />
    </div>
  );
}

type PinsProps = { frame: MapFrame; locations: readonly SiteLocation[]; hrefOf: Props['hrefOf'] };

function Pins({ frame, locations, hrefOf }: PinsProps) {
  const groups = pinGroups(frame.pins, apart);
  return (
    <ul className="map-pins" aria-hidden={hrefOf ? undefined : true}>
      {groups.map((group) => (
        <li
          key={group.members[0]}
          style={{ left: fromMiddle(group.x, mapSize.width), top: fromMiddle(group.y, mapSize.height) }}
        >
          <OnePin group={group} locations={locations} hrefOf={hrefOf} />
        </li>
      ))}
    </ul>
  );
}

type OnePinProps = { group: PinGroup; locations: readonly SiteLocation[]; hrefOf: Props['hrefOf'] };

function OnePin({ group, locations, hrefOf }: OnePinProps) {
  const places = group.members.flatMap((at) => locations[at] ?? []);
  const [first] = places;
  const mark = <PinMark count={places.length} />;
  if (!first || !hrefOf) return mark;
  return (
    <a
      href={hrefOf(first)}
      className="map-pin"
      aria-label={places.length > 1 ? `${places.length} places: ${namesOf(places)}` : namesOf(places)}
      title={places.map(({ name }) => name).join(', ')}
    >
      {mark}
    </a>
  );
}

function PinMark({ count }: { count: number }) {
  return (
    <span className="relative block h-10 w-8">
      <svg viewBox="0 0 32 40" width="32" height="40" aria-hidden focusable="false">
        <path d="M16 39C10 30 2 24 2 15a14 14 0 0 1 28 0c0 9-8 15-14 24Z" className="map-drop" />
        {count === 1 && <circle cx="16" cy="15" r="5" className="fill-on-action" />}
      </svg>
      {count > 1 && <b className="map-count">{count}</b>}
    </span>
  );
}

function Scale({ frame: { scale } }: { frame: MapFrame }) {
  return (
    <span className="map-scale" aria-hidden style={{ width: `${Math.round(scale.pixels)}px` }}>
      {scale.kilometres} km
    </span>
  );
}

type GoogleProps = { location: SiteLocation; mapsKey: string; drawn: ReactNode };

function GoogleMap({ location, mapsKey, drawn }: GoogleProps) {
  const asked = new URLSearchParams({ key: mapsKey, q: [location.name, addressLine(location)].join(', ') });
  return (
    <div className="h-full min-h-(--map-height,300px) overflow-hidden rounded-lg max-tablet:min-h-[260px]">
      <ClickToLoad
        label="Show on Google Maps"
        note="This loads content from Google."
        link={{ label: 'Open in Google Maps', href: directionsHref(location) ?? 'https://www.google.com/maps' }}
        icon={<Icon name="map-pin" size={20} />}
        poster={drawn}
      >
        <iframe
          className="size-full border-0"
          src={`https://www.google.com/maps/embed/v1/place?${asked}`}
          title={`Map of ${location.name}`}
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      </ClickToLoad>
    </div>
  );
}

/** Pixels from the middle of the map's box, whatever its size. */
const fromMiddle = (pixels: number, whole: number): string => `calc(50% + ${Math.round(pixels - whole / 2)}px)`;

const namesOf = (places: readonly SiteLocation[]): string =>
  places.map((place) => [place.name, addressLine(place)].filter(Boolean).join(', ')).join('; ');

/** "Bayside Toyota, 655 Nepean Highway, Brighton VIC 3186: about 11 km from Melbourne". */
function whereabouts(location: SiteLocation): string {
  const point = pointOf(location);
  const centre = point && nearestCentre(point);
  const away = centre ? `: ${distanceWords(centre.kilometres)} from ${centre.name}` : '';
  return `Map. ${namesOf([location])}${away}.`;
}
