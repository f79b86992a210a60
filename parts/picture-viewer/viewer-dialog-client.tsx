'use client';

import { type RefObject, useMemo } from 'react';
import { LazyDialog } from '@/ui/dialog/lazy-dialog-client.tsx';
import { linkedPictures } from './linked-pictures.ts';
import type { ViewedPicture } from './viewed-picture.ts';
import { type ViewerIcons, ViewerStage } from './viewer-stage-client.tsx';

export type ViewerProps = {
  /** Id of the list whose links open the viewer; each has its index in `data-picture`. */
  listId: string;
  label: string;
  /** Absent: the viewer shows the pictures that the links lead to, with their alternative texts. */
  pictures?: readonly ViewedPicture[];
  icons: ViewerIcons;
};

type Props = ViewerProps & {
  /** Index of the picture; null while the viewer is closed. */
  at: number | null;
  onMove: (to: number | null) => void;
  opener: RefObject<HTMLElement | null>;
};

/** The dialog of the viewer, with one picture at a time. */
export function ViewerDialog({ listId, label, pictures, icons, at, onMove, opener }: Props) {
  const open = at !== null;
  // Read at each opening: more of the page's smaller pictures are loaded by then.
  const shown = useMemo(() => (open ? (pictures ?? linkedPictures(listId)) : []), [open, pictures, listId]);
  const close = () => {
    opener.current = returnTo(listId, at) ?? opener.current;
    onMove(null);
  };
  const step = (by: number) => onMove(((at ?? 0) + by + shown.length) % Math.max(1, shown.length));
  return (
    <LazyDialog open={open} onClose={close} opener={opener} label={label} size="screen" closeIcon={icons.close}>
      {open && <ViewerStage pictures={shown} at={at} icons={icons} step={step} />}
    </LazyDialog>
  );
}

/**
 * In a row that shows one picture at a time, the row moves to the last seen picture and the focus
 * returns to it; not while the row is out of sight.
 */
function returnTo(listId: string, at: number | null): HTMLElement | null {
  const link = document.querySelector<HTMLElement>(`#${CSS.escape(listId)} [data-picture="${at}"]`);
  const rail = link?.closest('[data-rail]');
  if (!link || !rail?.clientWidth) return null;
  rail.scrollLeft += link.getBoundingClientRect().left - rail.getBoundingClientRect().left;
  return link;
}
