import { clsx } from 'clsx';
import { addressLine } from '@/domain/locations/directions.ts';
import { distanceText, pointOf } from '@/domain/locations/distance.ts';
import { type MapFrame, mapFrame, nearestCentre } from '@/domain/locations/map-frame.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { StaticMarkup } from '@/ui/static-markup/static-markup.tsx';
import { DrawnMap, mapSize } from './drawn-map.tsx';
import { GoogleMap } from './google-map.tsx';
import { MapPins, placeName } from './map-pins.tsx';
import { MapZoomLater } from './map-zoom-later-client.tsx';

type Props = {
  locations: readonly SiteLocation[];
  /** Zoom level as web maps count it (LOC-07). */
  zoom: number;
  /** The address to which a location's pin links; absent: no link. */
  hrefOf?: (location: SiteLocation) => string;
  /** With this key Google's map is one click away; Google gets no request before the click. */
  mapsKey?: string | null | undefined;
};

/** The visible part of the map in pixels, on a phone and in a wide column. */
const sights = { narrow: { width: 330, height: 250 }, wide: { width: 560, height: 400 } } as const;

/**
 * A map drawn on the server: coast, roads, towns, distances, a pin for each location and zoom
 * buttons; a plain background if no location has coordinates (LOC-07).
 */
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
  const shared = { locations: members, hrefOf, zooms: !(mapsKey && single) };
  const map = sameScale(narrow, wide) ? (
    <MapBox frame={narrow} {...shared} />
  ) : (
    <>
      <MapBox frame={narrow} {...shared} className="@min-[600px]:hidden" />
      <MapBox frame={wide} {...shared} className="@max-[600px]:hidden" />
    </>
  );
  return (
    <figure className="@container m-0 h-full">
      {mapsKey && single ? <GoogleMap location={only.location} mapsKey={mapsKey} drawn={map} /> : map}
      <figcaption className="visually-hidden">
        {single ? whereabouts(only.location) : members.map(placeName).join('; ')}
      </figcaption>
    </figure>
  );
}

/**
 * Whether both sizes use one scale; only locations that are far apart are drawn larger where there
 * is room.
 */
const sameScale = (a: MapFrame, b: MapFrame): boolean => a.pixelsOfKm === b.pixelsOfKm;

type BoxProps = Pick<Props, 'hrefOf'> & {
  frame: MapFrame;
  locations: readonly SiteLocation[];
  zooms: boolean;
  className?: string;
};

function MapBox({ frame, locations, hrefOf, zooms, className }: BoxProps) {
  const { levels, width, height, pixelsOfKm, sightWidth, scale } = frame;
  return (
    <div className={clsx('relative h-full', className)}>
      <StaticMarkup as="div" className="map-box" data-map>
        <DrawnMap frame={frame} />
        <MapPins frame={frame} locations={locations} hrefOf={hrefOf} />
        <span className="map-scale" aria-hidden="true" data-scale style={{ width: `${Math.round(scale.pixels)}px` }}>
          {scale.kilometres} km
        </span>
      </StaticMarkup>
      {zooms && levels.highest > levels.lowest && (
        <MapZoomLater
          {...{ levels, width, height, pixelsOfKm, sightWidth }}
          inIcon={<Icon name="plus" size={20} />}
          outIcon={<Icon name="minus" size={20} />}
        />
      )}
    </div>
  );
}

/** A plain background; the address is beside it. */
function NoMap() {
  return (
    <div
      className="grid h-(--map-fill,var(--map-height,300px)) max-h-(--map-most,540px) min-h-(--map-height,300px) place-items-center overflow-hidden rounded-lg bg-sunken text-line-2"
      aria-hidden
    >
      <Icon name="map-pin" size={40} stroke={1.25} />
    </div>
  );
}

/** "Bayside Toyota, 655 Nepean Highway, Brighton VIC 3186: about 11 km from Melbourne". */
function whereabouts(location: SiteLocation): string {
  const point = pointOf(location);
  const centre = point && nearestCentre(point);
  const away = centre ? `: ${distanceText(centre.kilometres)} from ${centre.name}` : '';
  return `Map. ${[location.name, addressLine(location)].filter(Boolean).join(', ')}${away}.`;
}
