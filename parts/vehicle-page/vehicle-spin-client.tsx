'use client';

import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Hotspot } from '@/domain/stock/hotspots.ts';
import { angleOf, autoRotateMs, frameAfterDrag, frameAt, hotspotsAt } from '@/domain/stock/vehicle-page/spin.ts';
import { loadFrames } from './load-frames.ts';

type Props = {
  name: string;
  /** Addresses of the frames, the nose first. */
  frames: readonly string[];
  /** The frame that `children` shows. */
  start: number;
  hotspots: readonly Hotspot[];
  autoRotate: boolean;
  icons: { left: ReactNode; right: ReactNode; hint: ReactNode; plus: ReactNode };
  /** The opening frame as the server drew it: no other one is fetched before the first touch. */
  children: ReactNode;
};

/** The vehicle all round, by drag, arrow keys or buttons (MED-03, PLUS-06). */
export function VehicleSpin({ name, frames, start, hotspots, autoRotate, icons, children }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const loading = useRef<ReturnType<typeof loadFrames> | null>(null);
  const drag = useRef<{ x: number; from: number } | null>(null);
  const [frame, setFrame] = useState(start);
  const [loaded, setLoaded] = useState<number | null>(null);
  const count = frames.length;
  const ready = loaded === count;

  const touch = () => {
    if (loading.current) return;
    setLoaded(0);
    loading.current = loadFrames(frames, setLoaded);
  };
  const turn = (by: number) => {
    touch();
    setFrame((now) => frameAt(now + by, count));
  };
  useEffect(() => {
    const picture = ready ? loading.current?.pictures[frame] : null;
    if (picture && canvas.current) draw(canvas.current, picture);
  }, [frame, ready]);
  useEffect(() => {
    if (!autoRotate || matchMedia('(prefers-reduced-motion: reduce)').matches || loading.current) return;
    loading.current = loadFrames(frames, setLoaded);
  }, [autoRotate, frames]);
  const [rotating, setRotating] = useState(autoRotate);
  useEffect(() => {
    if (!rotating || !ready) return;
    const timer = setInterval(() => setFrame((now) => frameAt(now + 1, count)), autoRotateMs);
    return () => clearInterval(timer);
  }, [rotating, ready, count]);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    setRotating(false);
    touch();
    drag.current = { x: event.clientX, from: frame };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (drag.current) setFrame(frameAfterDrag(drag.current.from, clientX - drag.current.x, count));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setRotating(false);
    turn(by);
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
        <canvas
          ref={canvas}
          width={1200}
          height={800}
          className={`absolute inset-0 size-full ${ready ? '' : 'invisible'}`}
        />
      </div>
      {(ready || frame === start) &&
        hotspotsAt(hotspots, frame, count).map(({ id, description, x, y }) => (
          <details key={id} className="absolute -translate-1/2" style={{ left: `${x}%`, top: `${y}%` }}>
            <summary className="grid size-9 cursor-pointer list-none place-items-center rounded-pill border-2 border-white bg-night text-on-night [&::-webkit-details-marker]:hidden">
              {icons.plus}
              <span className="visually-hidden">{description}</span>
            </summary>
            <p className="absolute left-1/2 z-1 mt-1 w-44 -translate-x-1/2 rounded-sm bg-surface p-2 text-small text-ink shadow-2">
              {description}
            </p>
          </details>
        ))}
      <div className="pointer-events-none absolute inset-x-3 bottom-3 flex items-center gap-2 text-small font-semibold text-ink">
        {loaded === null && (
          <span className="flex items-center gap-2 rounded-pill bg-surface px-3 py-1.5">
            {icons.hint}
            Swipe to spin
          </span>
        )}
        {loaded !== null && !ready && (
          <span role="status" className="rounded-pill bg-surface px-3 py-1.5">
            Loading {Math.round((loaded / count) * 100)}%
          </span>
        )}
        <span className="pointer-events-auto ml-auto flex gap-2">
          <button type="button" aria-label="Turn left" className={step} onClick={() => turn(-1)}>
            {icons.left}
          </button>
          <button type="button" aria-label="Turn right" className={step} onClick={() => turn(1)}>
            {icons.right}
          </button>
        </span>
      </div>
    </div>
  );
}

const step = 'grid size-11 place-items-center rounded-pill border border-line bg-surface text-ink hover:border-ink';

/** A frame in the 3:2 of the stage: what is higher loses at top and bottom alike. */
function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement): void {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const shown = Math.min(height, (width * canvas.height) / canvas.width);
  canvas.getContext('2d')?.drawImage(picture, 0, (height - shown) / 2, width, shown, 0, 0, canvas.width, canvas.height);
}
