import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { pinching } from './pinching.ts';
import {
  type Box,
  bounded,
  keyFactor,
  keyPan,
  movedBy,
  type Point,
  tapScale,
  whole,
  type Zoom,
  zoomedAt,
} from './zoom.ts';

type Options = {
  stage: RefObject<HTMLElement | null>;
  /** Of the picture; a change resets the zoom. */
  key: string | undefined;
  picture: Box;
  /** Goes to another picture, after a swipe or an arrow key on one that is not enlarged. */
  step(by: number): void;
};

const centre: Point = { x: 0, y: 0 };

/**
 * Zooms a picture by pinch, double tap, wheel, keys and drag. The transform is written to the
 * element directly, once a frame; React gets only the scale.
 */
export function useZoom({ stage, key, picture, step }: Options) {
  const [scale, setScale] = useState(1);
  const [zoomer] = useState(() => new Zoomer());
  const show = useEffectEvent((zoom: Zoom) => {
    const place = stage.current;
    if (!place) return;
    zoomer.now = bounded(zoom, picture, { width: place.clientWidth, height: place.clientHeight });
    zoomer.paint(place);
    setScale(zoomer.now.scale);
  });
  const tapped = useEffectEvent((point: Point) =>
    show(zoomer.now.scale > 1 ? whole : zoomedAt(whole, tapScale, point)),
  );
  const swiped = useEffectEvent(step);
  useEffect(() => {
    const place = stage.current;
    if (!place) return;
    const resized = new ResizeObserver(() => show(zoomer.now));
    resized.observe(place);
    const released = pinching(place, {
      zoom: () => zoomer.now,
      show: (zoom) => show(zoom),
      tapped: (point) => tapped(point),
      swiped: (by) => swiped(by),
    });
    return () => {
      resized.disconnect();
      released();
    };
  }, [stage, zoomer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is what it waits for
  useEffect(() => show(whole), [key]);
  const by = (factor: number) => show(zoomedAt(zoomer.now, zoomer.now.scale * factor, centre));
  const onKey = (key: string): boolean => {
    const arrow = arrows[key];
    if (key === '+' || key === '=') by(keyFactor);
    else if (key === '-') by(1 / keyFactor);
    else if (key === '0') show(whole);
    else if (arrow && zoomer.now.scale > 1) show(movedBy(zoomer.now, arrow));
    else if (arrow?.x) step(-Math.sign(arrow.x));
    else return false;
    return true;
  };
  return { scale, closer: () => by(keyFactor), farther: () => by(1 / keyFactor), onKey };
}

/** An arrow looks further in its direction, so the picture moves the other way. */
const arrows: Record<string, Point | undefined> = {
  ArrowLeft: { x: keyPan, y: 0 },
  ArrowRight: { x: -keyPan, y: 0 },
  ArrowUp: { x: 0, y: keyPan },
  ArrowDown: { x: 0, y: -keyPan },
};

class Zoomer {
  now: Zoom = whole;
  #frame = 0;

  paint(stage: HTMLElement): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const picture = stage.querySelector<HTMLElement>('[data-zoomed]');
      const { scale, x, y } = this.now;
      if (picture) picture.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    });
  }
}
