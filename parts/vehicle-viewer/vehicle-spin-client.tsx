'use client';

import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Hotspot } from '@/domain/stock/hotspots.ts';
import { angleOf, autoRotateMs, frameAfterDrag, frameAt, hotspotsAt } from '@/domain/stock/vehicle-page/spin.ts';
import { AngleScale } from './angle-scale.tsx';
import { HotspotMark } from './hotspot-mark.tsx';
import { useSpinFrames } from './use-spin-frames.ts';

type Props = {
  name: string;
  /** Addresses of the frames, starting at the front. */
  frames: readonly string[];
  /** Index of the frame that `children` shows. */
  start: number;
  hotspots: readonly Hotspot[];
  autoRotate: boolean;
  icons: { left: ReactNode; right: ReactNode; hint: ReactNode; plus: ReactNode };
  /** The first visible frame, rendered by the server; others load at the first touch. */
  children: ReactNode;
};

/** The vehicle from all sides, turned by drag, arrow keys or buttons (MED-03, PLUS-06). */
export function VehicleSpin({ name, frames, start, hotspots, autoRotate, icons, children }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ x: number; from: number; last: number } | null>(null);
  const [frame, setFrame] = useState(start);
  const [rotating, setRotating] = useState(autoRotate);
  const { ready, load, percent } = useSpinFrames({ canvas, frames, frame, atOnce: autoRotate });
  const count = frames.length;
  useEffect(() => {
    if (!rotating || !ready || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setFrame((now) => frameAt(now + 1, count)), autoRotateMs);
    return () => clearInterval(timer);
  }, [rotating, ready, count]);
  const touch = () => {
    setRotating(false);
    load();
  };
  const rotate = (by: number) => {
    touch();
    setFrame((now) => frameAt(now + by, count));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    touch();
    drag.current = { x: event.clientX, from: frame, last: frame };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const held = drag.current;
    if (!held) return;
    const next = frameAfterDrag(held.from, clientX - held.x, count);
    // Most moves of a finger stay within one frame, and React may render even for an equal state.
    if (next === held.last) return;
    held.last = next;
    setFrame(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    rotate(by);
  };
  const letGo = () => {
    drag.current = null;
  };
  return (
    <div className="relative overflow-hidden bg-sunken tablet:rounded-lg">
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${name}, all round`}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={angleOf(frame, count)}
        aria-valuetext={`${angleOf(frame, count)} degrees`}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={onKeyDown}
        className="relative block cursor-grab touch-pan-y select-none active:cursor-grabbing"
      >
        {children}
        <canvas ref={canvas} className={`absolute inset-0 size-full ${ready ? '' : 'invisible'}`} />
      </div>
      {(ready || frame === start) &&
        hotspotsAt(hotspots, frame, count).map((spot) => <HotspotMark key={spot.id} {...spot} icon={icons.plus} />)}
      <div className="pointer-events-none absolute inset-x-3 bottom-3 flex items-center gap-2 text-small font-semibold text-ink">
        <span
          className="flex items-center gap-2 rounded-pill bg-surface px-3 py-1.5"
          // A layer of its own, since its degrees change with each frame: nothing else is
          // repainted.
          style={{ willChange: 'transform' }}
        >
          {percent === null && (
            <>
              {icons.hint}
              Swipe to spin
            </>
          )}
          {percent !== null && !ready && <span role="status">Loading {percent}%</span>}
          <AngleScale angle={angleOf(frame, count)} beside={!ready} />
        </span>
        <span className="pointer-events-auto ml-auto flex gap-2">
          <button type="button" aria-label="Turn left" className={step} onClick={() => rotate(-1)}>
            {icons.left}
          </button>
          <button type="button" aria-label="Turn right" className={step} onClick={() => rotate(1)}>
            {icons.right}
          </button>
        </span>
      </div>
    </div>
  );
}

const step = 'grid size-11 place-items-center rounded-pill border border-line bg-surface text-ink hover:border-ink';
