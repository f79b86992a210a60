/**
 * A picture's zoom on its stage: `scale` 1 shows it whole; `x` and `y` are the offset of its
 * centre, in pixels.
 */
export type Zoom = { scale: number; x: number; y: number };
export type Box = { width: number; height: number };
export type Point = { x: number; y: number };

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
export const closest = 5;
/** Scale after a double tap. */
export const tapScale = 2.5;
export const keyFactor = 1.5;
/** Pixels that an arrow key moves an enlarged picture. */
export const keyPan = 80;

/** The size at which a picture fits a stage whole. */
export function fitted(picture: Box, stage: Box): Box {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/**
 * Limits a zoom: not smaller than whole, not larger than the maximum, and no edge further in than
 * the stage's.
 */
export function bounded({ scale, x, y }: Zoom, picture: Box, stage: Box): Zoom {
  const size = Math.min(closest, Math.max(1, scale));
  const shown = fitted(picture, stage);
  const within = (value: number, length: number, room: number) => {
    const max = Math.max(0, (length * size - room) / 2);
    return Math.min(max, Math.max(-max, value)) + 0;
  };
  return { scale: size, x: within(x, shown.width, stage.width), y: within(y, shown.height, stage.height) };
}

/** Changes the scale; the spot under `point` (from the stage's centre) stays in place. */
export function zoomedAt({ scale, x, y }: Zoom, to: number, point: Point): Zoom {
  const size = Math.min(closest, Math.max(1, to));
  const grown = size / scale;
  return { scale: size, x: point.x - (point.x - x) * grown, y: point.y - (point.y - y) * grown };
}

export const movedBy = ({ scale, x, y }: Zoom, by: Point): Zoom => ({ scale, x: x + by.x, y: y + by.y });

export const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
export const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
