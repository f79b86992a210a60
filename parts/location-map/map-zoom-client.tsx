'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type MapSight, moved, putSight, stepped } from './map-sight.ts';

type Props = {
  levels: { lowest: number; highest: number };
  /** The drawing's size in unzoomed pixels. */
  width: number;
  height: number;
  pixelsOfKm: number;
  /** The width for which the scale bar is made, pixels. */
  sightWidth: number;
  inIcon: ReactNode;
  outIcon: ReactNode;
};

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far an arrow key moves the map, screen pixels. */
const stride = 60;

/**
 * Zooms the map beside it. Arrow keys move it; once zoomed in, so do a mouse drag and a press on a
 * spot.
 */
export function MapZoom({ levels, width, height, pixelsOfKm, sightWidth, inIcon, outIcon }: Props) {
  const own = useRef<HTMLFieldSetElement>(null);
  const sight = useRef<MapSight>({ level: 0, x: 0, y: 0 });
  const [level, setLevel] = useState(0);
  const show = (next: MapSight) => {
    const map = mapBeside(own.current);
    if (!map) return;
    sight.current = next;
    setLevel(next.level);
    putSight(map, next, { pixelsOfKm, sightWidth });
  };
  const step = (by: 1 | -1) => show(stepped(sight.current, by, { levels, map: mapBeside(own.current) }));
  const moveBy = (x: number, y: number) => show(moved(sight.current, x, y, { width, height, levels }));
  const latest = useRef(moveBy);
  latest.current = moveBy;
  useEffect(() => {
    const map = mapBeside(own.current);
    if (!map) return;
    return movesUnderPointer(map, {
      isLarger: () => sight.current.level > 0,
      moveBy: (x, y) => latest.current(x, y),
    });
  }, []);
  return (
    <fieldset
      ref={own}
      className="map-zoom"
      onKeyDown={(event) => {
        const [x, y] = arrows[event.key] ?? [0, 0];
        if (x === 0 && y === 0) return;
        event.preventDefault();
        moveBy(x * stride, y * stride);
      }}
    >
      <legend className="visually-hidden">Map; arrow keys move it</legend>
      <button type="button" aria-label="Zoom in" disabled={level >= levels.highest} onClick={() => step(1)}>
        {inIcon}
      </button>
      <button type="button" aria-label="Zoom out" disabled={level <= levels.lowest} onClick={() => step(-1)}>
        {outIcon}
      </button>
    </fieldset>
  );
}

const mapBeside = (own: HTMLElement | null) => own?.parentElement?.querySelector<HTMLElement>('[data-map]') ?? null;

type Moves = { isLarger(): boolean; moveBy(x: number, y: number): void };

/**
 * A drag by mouse or pen moves the map; a press without a drag, also by a finger, centres its spot.
 * A finger's drag scrolls the page.
 */
function movesUnderPointer(map: HTMLElement, { isLarger, moveBy }: Moves) {
  let from: { x: number; y: number; moved: boolean } | null = null;
  const stop = new AbortController();
  const { signal } = stop;
  map.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y, target, pointerType }) => {
      const onPin = target instanceof Element && target.closest('a');
      from = isLarger() && !onPin && pointerType !== 'touch' ? { x, y, moved: false } : null;
    },
    { signal },
  );
  window.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      if (!from || (!from.moved && Math.hypot(x - from.x, y - from.y) < 4)) return;
      moveBy(from.x - x, from.y - y);
      from = { x, y, moved: true };
    },
    { signal },
  );
  // The click that ends a drag comes after this event, and needs `from` to recognise it.
  const end = () =>
    setTimeout(() => {
      from = null;
    });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
  map.addEventListener(
    'click',
    ({ clientX, clientY, target }) => {
      if (!isLarger() || from?.moved || (target instanceof Element && target.closest('a'))) return;
      const { left, top, width, height } = map.getBoundingClientRect();
      moveBy(clientX - left - width / 2, clientY - top - height / 2);
    },
    { signal },
  );
  return () => stop.abort();
}
