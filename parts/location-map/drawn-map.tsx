import type { CSSProperties } from 'react';
import type { MapFrame } from '@/domain/locations/map-frame.ts';

/** In pixels, as high as the highest box. A box shows the middle of it at this very size, so that names stay readable on every screen. */
export const mapSize = { width: 1000, height: 720 } as const;

/** Land, water, towns and circles of distance; for the eye alone. */
export function DrawnMap({ frame, rings }: { frame: MapFrame; rings: boolean }) {
  const { width, height } = frame;
  return (
    <svg
      className="map-drawing"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
      focusable="false"
    >
      <path d={frame.land} />
      {rings && <Rings frame={frame} />}
      {frame.towns.map((town) => (
        <Town key={town.name} town={town} frame={frame} />
      ))}
    </svg>
  );
}

type TownProps = { town: MapFrame['towns'][number]; frame: MapFrame };

function Town({ town: { name, x, y, rank, toLeft, label }, frame: { width, height } }: TownProps) {
  const across = Math.max(width / 2 - label.west, label.east - width / 2);
  const down = Math.max(height / 2 - label.north, label.south - height / 2);
  const reach = { '--across': `${Math.round(across)}px`, '--down': `${Math.round(down)}px` } as CSSProperties;
  return (
    <g className={rank === 1 ? 'map-town map-capital' : 'map-town'} style={reach}>
      <circle cx={Math.round(x)} cy={Math.round(y)} />
      <text x={Math.round(x) + (toLeft ? -9 : 9)} y={Math.round(y) + 4} textAnchor={toLeft ? 'end' : 'start'}>
        {name}
      </text>
    </g>
  );
}

/** How far the words on a ring reach from the middle: half their width, and their feet just inside of it. */
const reachOf = (radius: number) => ({ '--across': '26px', '--down': `${Math.round(radius) - 1}px` }) as CSSProperties;

function Rings({ frame: { rings, centre } }: { frame: MapFrame }) {
  return rings.map(({ kilometres, radius }) => (
    <g key={kilometres} className="map-ring">
      <circle cx={centre.x} cy={centre.y} r={Math.round(radius)} />
      <text x={centre.x} y={Math.round(centre.y + radius) - 6} textAnchor="middle" style={reachOf(radius)}>
        {kilometres} km
      </text>
    </g>
  ));
}
