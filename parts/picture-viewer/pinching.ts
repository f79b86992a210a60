import { apart, middleOf, movedBy, type Point, type Zoom, zoomedAt } from './zoom.ts';

type Hands = {
  zoom(): Zoom;
  show(zoom: Zoom): void;
  /** A double tap or double click, measured from the stage's centre. */
  tapped(point: Point): void;
  /** A picture that is not enlarged was swiped: 1 to the next one, -1 to the one before. */
  swiped(by: number): void;
};

const doubleTapMs = 320;
const sameTapPixels = 30;
const swipePixels = 60;

/** Follows fingers, mouse and wheel on the stage of a picture; returns a function that stops it. */
export function pinching(stage: HTMLElement, hands: Hands): () => void {
  const fingers = new Map<number, Point>();
  let [start, lastTap]: (({ at: number } & Point) | null)[] = [null, null];
  const fromCentre = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, fromCentre(event));
    start = fingers.size === 1 ? { ...fromCentre(event), at: event.timeStamp } : null;
  };
  const move = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = fromCentre(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, to);
    if (other) hands.show(pinched(hands.zoom(), from, to, other));
    else if (hands.zoom().scale > 1) hands.show(movedBy(hands.zoom(), { x: to.x - from.x, y: to.y - from.y }));
  };
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || !start) return;
    const to = { ...fromCentre(event), at: event.timeStamp };
    const moved = apart(start, to);
    if (moved < 8) lastTap = tap(to);
    else if (hands.zoom().scale === 1 && isSwipe(start, to)) hands.swiped(to.x < start.x ? 1 : -1);
    start = null;
  };
  const tap = (to: { at: number } & Point) => {
    const second = lastTap && to.at - lastTap.at < doubleTapMs && apart(lastTap, to) < sameTapPixels;
    if (second) hands.tapped(to);
    return second ? null : to;
  };
  const cancel = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    start = null;
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { scale } = hands.zoom();
    hands.show(zoomedAt(hands.zoom(), scale * Math.exp(-event.deltaY / 400), fromCentre(event)));
  };
  const stop = new AbortController();
  const { signal } = stop;
  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', up, { signal });
  stage.addEventListener('pointercancel', cancel, { signal });
  stage.addEventListener('wheel', wheel, { passive: false, signal });
  return () => stop.abort();
}

/**
 * One of two fingers has moved: the picture scales with their distance and follows their middle.
 */
function pinched(zoom: Zoom, from: Point, to: Point, other: Point): Zoom {
  const [before, after] = [middleOf(from, other), middleOf(to, other)];
  const grown = zoomedAt(zoom, (zoom.scale * apart(to, other)) / Math.max(1, apart(from, other)), before);
  return movedBy(grown, { x: after.x - before.x, y: after.y - before.y });
}

const isSwipe = (from: Point, to: Point): boolean =>
  Math.abs(to.x - from.x) > swipePixels && Math.abs(to.x - from.x) > 1.5 * Math.abs(to.y - from.y);
