/** The position of a picture on its stage: `scale` 1 shows it whole; `x` and `y` move its centre from the stage's, in pixels. */
export type Zoom = { scale: number; x: number; y: number };
export type Box = { width: number; height: number };
export type Point = { x: number; y: number };

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
export const closest = 5;
/** What a double tap or a press of + shows. */
export const tapScale = 2.5;
export const keyFactor = 1.5;
/** Pixels that an arrow key moves an enlarged picture. */
export const keyPan = 80;

/** The box that a picture of some proportions fills in a stage when it is shown whole. */
export function fitted(picture: Box, stage: Box): Box {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** The nearest zoom at which no edge of the picture comes further in than the stage's, and at which it is neither smaller than whole nor enlarged beyond sense. */
export function bounded({ scale, x, y }: Zoom, picture: Box, stage: Box): Zoom {
  const size = Math.min(closest, Math.max(1, scale));
  const shown = fitted(picture, stage);
  const within = (value: number, length: number, room: number) => {
    const max = Math.max(0, (length * size - room) / 2);
    return Math.min(max, Math.max(-max, value)) + 0;
  };
  return { scale: size, x: within(x, shown.width, stage.width), y: within(y, shown.height, stage.height) };
}

/** Another scale, with what is under `point` (from the stage's centre) staying there. */
export function zoomedAt({ scale, x, y }: Zoom, to: number, point: Point): Zoom {
  const size = Math.min(closest, Math.max(1, to));
  const grown = size / scale;
  return { scale: size, x: point.x - (point.x - x) * grown, y: point.y - (point.y - y) * grown };
}

export const movedBy = ({ scale, x, y }: Zoom, by: Point): Zoom => ({ scale, x: x + by.x, y: y + by.y });

export const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
export const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
