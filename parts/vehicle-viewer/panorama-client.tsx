'use client';

import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import {
  ahead,
  hotspotsInLook,
  type Look,
  lookAfterDrag,
  lookWithin,
  nearStep,
  rotationStep,
} from '@/domain/stock/vehicle-page/panorama.ts';
import { HotspotMark } from './hotspot-mark.tsx';
import type { InteriorProps } from './interior-props.ts';
import { usePanorama } from './use-panorama.ts';

/** A panorama, turned by drag, wheel, keys and buttons, with its hotspots. */
export function Panorama({ name, address, hotspots, icons }: InteriorProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ x: number; y: number } | null>(null);
  const [look, setLook] = useState(ahead);
  const { state, ratio, stage } = usePanorama(canvas, address, look);
  const changeLook = (change: (now: Look) => Look) => setLook((now) => lookWithin(change(now), ratio, stage));
  const aside = (by: number) => changeLook((now) => ({ ...now, yaw: now.yaw + by }));
  const nearer = (factor: number) => changeLook((now) => ({ ...now, field: now.field * factor }));
  const fieldAfter = (factor: number) => lookWithin({ ...look, field: look.field * factor }, ratio, stage).field;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keys[event.key];
    if (!step || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    changeLook(step);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    drag.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const from = drag.current;
    if (!from) return;
    drag.current = { x: clientX, y: clientY };
    changeLook((now) => lookAfterDrag(now, clientX - from.x, clientY - from.y, currentTarget.clientWidth));
  };
  const letGo = () => {
    drag.current = null;
  };
  if (state === 'failed') return <p role="status">The interior could not be loaded.</p>;
  if (state === 'flat') return <Flat name={name} address={address} />;
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Interior of the ${name}`}
        aria-valuemin={-180}
        aria-valuemax={180}
        aria-valuenow={Math.round(look.yaw)}
        aria-valuetext={`${Math.round(look.yaw)} degrees from straight ahead`}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={onKeyDown}
        className="absolute inset-0 cursor-grab touch-pan-y select-none active:cursor-grabbing"
      >
        <canvas ref={canvas} className={`size-full ${state === 'ready' ? '' : 'invisible'}`} />
      </div>
      {state === 'loading' && <p role="status">Loading the interior…</p>}
      {state === 'ready' &&
        hotspotsInLook(hotspots, look, ratio, stage).map((spot) => (
          <HotspotMark key={spot.id} {...spot} icon={icons.plus} />
        ))}
      <div className="absolute right-3 bottom-3 flex gap-2">
        <Round label="Look left" onClick={() => aside(-rotationStep)}>
          {icons.left}
        </Round>
        <Round label="Look right" onClick={() => aside(rotationStep)}>
          {icons.right}
        </Round>
        <Round label="Zoom out" off={fieldAfter(1 / nearStep) <= look.field} onClick={() => nearer(1 / nearStep)}>
          {icons.farther}
        </Round>
        <Round label="Zoom in" off={fieldAfter(nearStep) >= look.field} onClick={() => nearer(nearStep)}>
          {icons.closer}
        </Round>
      </div>
    </>
  );
}

const keys: Record<string, ((now: Look) => Look) | undefined> = {
  ArrowLeft: (now) => ({ ...now, yaw: now.yaw - rotationStep }),
  ArrowRight: (now) => ({ ...now, yaw: now.yaw + rotationStep }),
  ArrowUp: (now) => ({ ...now, pitch: now.pitch + rotationStep }),
  ArrowDown: (now) => ({ ...now, pitch: now.pitch - rotationStep }),
  '+': (now) => ({ ...now, field: now.field * nearStep }),
  '=': (now) => ({ ...now, field: now.field * nearStep }),
  '-': (now) => ({ ...now, field: now.field / nearStep }),
};

type RoundProps = { label: string; onClick(): void; off?: boolean; children: ReactNode };

/** Not `disabled`, since the focus would be lost: `aria-disabled` stays focusable. */
function Round({ label, onClick, off = false, children }: RoundProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-pill border border-line bg-surface text-ink hover:border-ink aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}

/** Without WebGL: the flat picture, scrolled sideways. */
function Flat({ name, address }: Pick<InteriorProps, 'name' | 'address'>) {
  return (
    <section
      aria-label={`Interior of the ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className="absolute inset-0 overflow-x-auto"
    >
      {/* biome-ignore lint/performance/noImgElement: the address is one of the image route, at the width that is wanted */}
      <img src={address} alt={`Interior of the ${name}`} className="h-full w-auto max-w-none" />
    </section>
  );
}
