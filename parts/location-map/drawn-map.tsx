import type { MapFrame } from '@/domain/locations/map-frame.ts';
import type { MapLabel } from '@/domain/locations/map-labels.ts';

/**
 * Pixels; as high as the highest box. A box shows the middle of the map unscaled, so that names
 * stay readable on every screen.
 */
export const mapSize = { width: 1000, height: 720 } as const;

/** Land, water, roads, towns and circles of distance; hidden from screen readers. */
export function DrawnMap({ frame }: { frame: MapFrame }) {
  const { width, height, unit, land, mainRoads, motorways, rings, labels } = frame;
  return (
    <div aria-hidden="true">
      <svg
        className="map-drawing"
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
        focusable="false"
      >
        <g transform={unit === 1 ? undefined : `scale(${1 / unit})`} style={{ '--unit': unit }}>
          <path d={land} className="map-land" />
          {mainRoads && <path d={mainRoads} className="map-road" />}
          {motorways && <path d={motorways} className="map-motorway" />}
        </g>
        {rings.map(({ kilometres, radius }) => (
          <circle key={kilometres} r={Math.round(radius)} className="map-ring" />
        ))}
      </svg>
      {rings.map(({ kilometres, radius }) => (
        <span
          key={kilometres}
          className="map-point map-name [translate:-50%_-10px]"
          style={placed({ x: 0, y: radius }, 26, 26)}
        >
          {kilometres} km
        </span>
      ))}
      {labels.map((label) => (
        <Town key={label.name} label={label} />
      ))}
    </div>
  );
}

function Town({ label: { name, rank, toLeft, reach, from, ...point } }: { label: MapLabel }) {
  return (
    <span
      className="map-point map-name map-town"
      data-rank={rank}
      data-left={toLeft || undefined}
      style={placed(point, toLeft ? reach : 8, toLeft ? 8 : reach, from)}
    >
      {name}
    </span>
  );
}

/**
 * CSS variables of a name: its place, how far it extends to both sides in pixels, and the zoom
 * level from which it is shown.
 */
const placed = ({ x, y }: { x: number; y: number }, left: number, right: number, from = -9) => ({
  '--x': Math.round(x),
  '--y': Math.round(y),
  '--left': `${left}px`,
  '--right': `${right}px`,
  '--from': from,
});
