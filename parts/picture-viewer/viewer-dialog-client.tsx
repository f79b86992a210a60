'use client';

import type { KeyboardEvent, ReactNode, RefObject } from 'react';
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

export type ViewerProps = {
  label: string;
  pictures: readonly ViewedPicture[];
  icons: { close: ReactNode; previous: ReactNode; next: ReactNode };
};

type Props = ViewerProps & {
  /** The place in `pictures` of the one in sight; null while the viewer is closed. */
  at: number | null;
  onMove: (to: number | null) => void;
  opener: RefObject<HTMLElement | null>;
};

/** The dialog of the viewer, with one picture at a time. */
export function ViewerDialog({ label, pictures, icons, at, onMove, opener }: Props) {
  const picture = at === null ? undefined : pictures[at];
  const step = (by: number) => onMove(((at ?? 0) + by + pictures.length) % pictures.length);
  return (
    <LazyDialog
      open={picture !== undefined}
      onClose={() => onMove(null)}
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
