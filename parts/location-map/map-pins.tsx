import { addressLine } from '@/domain/locations/directions.ts';
import type { MapFrame } from '@/domain/locations/map-frame.ts';
import { pinHeads } from '@/domain/locations/map-pins.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';

type Props = {
  frame: MapFrame;
  locations: readonly SiteLocation[];
  hrefOf: ((location: SiteLocation) => string) | undefined;
};

/** One pin for each location, even if several are close together; a link if `hrefOf` gives one. */
export function MapPins({ frame: { pins }, locations, hrefOf }: Props) {
  const heads = pinHeads(pins, 1);
  return (
    <ul aria-hidden={hrefOf ? undefined : true}>
      {pins.map(({ at, x, y }, place) => {
        const location = locations[at];
        const { dx = 0, dy = 0 } = heads[place] ?? {};
        const style = { '--x': Math.round(x), '--y': Math.round(y), '--dx': dx, '--dy': dy };
        return (
          location && (
            <li key={location.id} className="map-point map-pin" data-pin style={style}>
              {hrefOf ? (
                <a href={hrefOf(location)} className="map-head" title={location.name}>
                  <span className="visually-hidden">{placeName(location)}</span>
                </a>
              ) : (
                <span className="map-head" />
              )}
            </li>
          )
        );
      })}
    </ul>
  );
}

export const placeName = (place: SiteLocation): string => [place.name, addressLine(place)].filter(Boolean).join(', ');
