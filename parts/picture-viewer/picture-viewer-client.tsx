'use client';

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { ImageSource } from '@/domain/site/image-address.ts';
import { SitePicture } from '@/parts/picture/site-picture.tsx';
import { LazyDialog } from '@/ui/dialog/lazy-dialog-client.tsx';
import styles from './picture-viewer.module.css';

/** A picture as the viewer shows it, whole: `size` is its width and height in pixels. */
export type ViewedPicture = {
  key: string;
  source: ImageSource;
  alt: string;
  caption: string;
  size: readonly [width: number, height: number];
};

type Props = {
  /** The list whose links open the viewer: each has `data-picture`, its place in `pictures`. */
  listId: string;
  label: string;
  pictures: readonly ViewedPicture[];
  icons: { close: ReactNode; previous: ReactNode; next: ReactNode };
};

/** Pictures one after the other over the whole screen, opened from a list of links that lead to the same pictures without it. */
export function PictureViewer({ listId, label, pictures, icons }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => openFromLinks(listId, opener, setAt), [listId]);
  const picture = at === null ? undefined : pictures[at];
  const step = (by: number) => setAt((now) => ((now ?? 0) + by + pictures.length) % pictures.length);
  return (
    <LazyDialog
      open={picture !== undefined}
      onClose={() => setAt(null)}
      opener={opener}
      label={label}
      size="screen"
      closeIcon={icons.close}
      onKeyDown={(event) => stepByKey(event, step)}
    >
      {picture && (
        <div className={styles.viewer}>
          <figure key={picture.key} className={styles.stage}>
            <SitePicture
              source={picture.source}
              alt={picture.alt}
              ratio={picture.size}
              widths={[640, 1080, 1600, 2560]}
              sizes="100vw"
              priority
              className={styles.picture}
            />
            <figcaption className={styles.caption} aria-live="polite">
              <span>
                {(at ?? 0) + 1} of {pictures.length}
              </span>{' '}
              {picture.caption}
            </figcaption>
          </figure>
          {pictures.length > 1 && (
            <>
              <button type="button" className={styles.step} aria-label="Previous picture" onClick={() => step(-1)}>
                {icons.previous}
              </button>
              <button type="button" className={styles.step} aria-label="Next picture" onClick={() => step(1)}>
                {icons.next}
              </button>
            </>
          )}
        </div>
      )}
    </LazyDialog>
  );
}

function stepByKey({ key }: KeyboardEvent, step: (by: number) => void): void {
  if (key === 'ArrowRight') step(1);
  if (key === 'ArrowLeft') step(-1);
}

/** A plain click opens the viewer; one that asks for a new tab or window is the browser's. */
function openFromLinks(listId: string, opener: RefObject<HTMLElement | null>, open: (at: number) => void): () => void {
  const list = document.getElementById(listId);
  const take = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-picture]') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opener.current = link;
    open(Number(link.dataset.picture));
  };
  list?.addEventListener('click', take);
  return () => list?.removeEventListener('click', take);
}
