'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SitePicture } from '@/parts/picture/site-picture.tsx';
import { useZoom } from './use-zoom.ts';
import type { ViewedPicture } from './viewed-picture.ts';
import { closest } from './zoom.ts';

export type ViewerIcons = {
  close: ReactNode;
  previous: ReactNode;
  next: ReactNode;
  closer: ReactNode;
  farther: ReactNode;
};

type Props = {
  pictures: readonly ViewedPicture[];
  at: number;
  icons: ViewerIcons;
  step(by: number): void;
};

const widths = [640, 1080, 1600, 2560] as const;

/** One picture on the full screen, with zoom and buttons to its neighbours. */
export function ViewerStage({ pictures, at, icons, step }: Props) {
  const picture = pictures[at];
  const place = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState<{ key: string; failed: boolean } | null>(null);
  const [width, height] = picture?.size ?? [4, 3];
  const { scale, closer, farther, onKey } = useZoom({
    stage: place,
    key: picture?.key,
    picture: { width, height },
    step,
  });
  useKeys(onKey);
  if (!picture) return null;
  const several = pictures.length > 1;
  const [there, failed] = settled?.key === picture.key ? [!settled.failed, settled.failed] : [false, false];
  return (
    <div className={layout}>
      <div
        ref={place}
        className={`relative col-span-full row-start-1 min-h-0 touch-none self-stretch overflow-hidden select-none ${scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      >
        <div
          data-zoomed
          onError={() => setSettled({ key: picture.key, failed: true })}
          onLoad={() => setSettled({ key: picture.key, failed: false })}
          className="absolute inset-0 will-change-transform [&_picture]:contents"
          style={there || !picture.preview ? undefined : previewOf(picture.preview)}
        >
          {!failed && (
            <SitePicture
              key={picture.key}
              source={picture.source}
              alt={picture.alt}
              ratio={picture.size}
              widths={widths}
              sizes={scale > 1 ? '250vw' : '100vw'}
              priority
              className="pointer-events-none size-full object-contain"
            />
          )}
        </div>
        {failed && (
          <p role="status" className="absolute inset-0 grid place-content-center text-on-night-2">
            This photo could not be loaded.
          </p>
        )}
      </div>
      <p className="row-start-2 min-h-6 max-tablet:col-span-full tablet:justify-self-start" aria-live="polite">
        <span className="mr-2.5 text-on-night-2 tabular-nums">
          {at + 1} of {pictures.length}
        </span>
        {picture.caption}
      </p>
      <div className="flex items-center gap-2 max-tablet:row-start-3 tablet:row-start-2">
        <Round label="Zoom out" onClick={farther} off={scale <= 1}>
          {icons.farther}
        </Round>
        <Round label="Zoom in" onClick={closer} off={scale >= closest}>
          {icons.closer}
        </Round>
      </div>
      {several && (
        <div className="flex items-center gap-2 justify-self-end max-tablet:row-start-3 tablet:row-start-2">
          <Round label="Previous picture" onClick={() => step(-1)}>
            {icons.previous}
          </Round>
          <Round label="Next picture" onClick={() => step(1)}>
            {icons.next}
          </Round>
        </div>
      )}
      {several && there && <Neighbours pictures={pictures} at={at} />}
    </div>
  );
}

/** The page's smaller picture as the background, until the large one is loaded. */
const previewOf = (address: string) => ({
  background: `center / contain no-repeat url("${address}")`,
});

/** Keys work wherever the focus is in the dialog. */
function useKeys(onKey: (key: string) => boolean): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && onKey(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => take(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

const layout =
  'grid min-h-0 grid-cols-[1fr_auto_1fr] grid-rows-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 px-[clamp(12px,3vw,32px)] pb-5 max-tablet:grid-cols-[1fr_1fr] max-tablet:grid-rows-[minmax(0,1fr)_auto_auto]';

type RoundProps = { label: string; onClick(): void; off?: boolean; children: ReactNode };

/** Not `disabled`, since the focus would be lost: `aria-disabled` stays focusable. */
function Round({ label, onClick, off = false, children }: RoundProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
      className="grid size-12 place-items-center rounded-pill border-[1.5px] border-current/40 hover:border-current aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}

/** Preloads the previous and next pictures once this one is loaded. */
function Neighbours({ pictures, at }: Pick<Props, 'pictures' | 'at'>) {
  const around = [at + 1, at - 1].flatMap((place) => pictures[(place + pictures.length) % pictures.length] ?? []);
  const distinct = around.filter((picture, place) => around.indexOf(picture) === place);
  return (
    <div hidden>
      {distinct.map((picture) => (
        <SitePicture
          key={picture.key}
          source={picture.source}
          alt=""
          ratio={picture.size}
          widths={widths}
          sizes="100vw"
          priority
        />
      ))}
    </div>
  );
}
