'use client';

import { type RefObject, useMemo } from 'react';
import { LazyDialog } from '@/ui/dialog/lazy-dialog-client.tsx';
import { linkedPictures } from './linked-pictures.ts';
import type { ViewedPicture } from './viewed-picture.ts';
import { type ViewerIcons, ViewerStage } from './viewer-stage-client.tsx';

export type ViewerProps = {
  /** The list whose links open the viewer: each has `data-picture`, its place among the pictures. */
  listId: string;
  label: string;
  /**
   * Without them the links are enough: where each leads is the picture, and what it shows is its
   * alternative text.
   */
  pictures?: readonly ViewedPicture[];
  icons: ViewerIcons;
};

type Props = ViewerProps & {
  /** The place of the picture in sight; null while the viewer is closed. */
  at: number | null;
  onMove: (to: number | null) => void;
  opener: RefObject<HTMLElement | null>;
};

/** The dialog of the viewer, with one picture at a time. */
export function ViewerDialog({ listId, label, pictures, icons, at, onMove, opener }: Props) {
  const open = at !== null;
  // Read again at each opening: by then more of the page's own, smaller pictures are there.
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

/** In a row that shows one picture at a time the focus goes back to the one that was seen last, which the row is moved to; not while the row is out of sight. */
function returnTo(listId: string, at: number | null): HTMLElement | null {
  const link = document.querySelector<HTMLElement>(`#${CSS.escape(listId)} [data-picture="${at}"]`);
  const rail = link?.closest('[data-rail]');
  if (!link || !rail?.clientWidth) return null;
  rail.scrollLeft += link.getBoundingClientRect().left - rail.getBoundingClientRect().left;
  return link;
}
