'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { warmDialog } from '@/ui/dialog/lazy-dialog-client.tsx';
import { leaveFor } from '@/ui/dialog/step-back.ts';
import { alertLoadFailed, useLazy } from '@/ui/lazy/use-lazy-client.ts';
import type { ViewerProps } from './viewer-dialog-client.tsx';

/** Loaded when a pointer comes near the pictures, or when the first is opened. */
const loadViewer = async () => (await import('./viewer-dialog-client.tsx')).ViewerDialog;

/** A full-screen viewer, opened from a list of links to the same pictures. */
export function PictureViewer(viewer: ViewerProps) {
  const { listId } = viewer;
  const [at, setAt] = useState<number | null>(null);
  const opener = useRef<HTMLElement>(null);
  const ViewerDialog = useLazy(at !== null, loadViewer, () => {
    setAt(null);
    const link = document.querySelector<HTMLAnchorElement>(`#${CSS.escape(listId)} a[data-picture="${at}"]`);
    if (link) leaveFor(link.href);
    else alertLoadFailed();
  });
  useEffect(() => openFromLinks(listId, opener, setAt), [listId]);
  return ViewerDialog && <ViewerDialog {...viewer} at={at} onMove={setAt} opener={opener} />;
}

/** A plain click opens the viewer; a click for a new tab or window is left to the browser. */
function openFromLinks(listId: string, opener: RefObject<HTMLElement | null>, open: (at: number) => void): () => void {
  const list = document.getElementById(listId);
  const stop = new AbortController();
  const { signal } = stop;
  const take = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-picture]') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    warm();
    // A link out of sight was clicked by a button, which keeps the focus.
    opener.current = link.getClientRects().length > 0 ? link : null;
    open(Number(link.dataset.picture));
  };
  const warm = () => {
    warmDialog();
    void loadViewer().catch(() => undefined);
  };
  list?.addEventListener('click', take, { signal });
  list?.addEventListener('pointerenter', warm, { signal, once: true });
  return () => stop.abort();
}
