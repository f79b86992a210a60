'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { alertLoadFailed, useLazy } from '../lazy/use-lazy-client.ts';
import type { DialogProps } from './dialog-client.tsx';

/** Fetched when it first opens: most visitors never open one. */
const loadDialog = async () => (await import('./dialog-client.tsx')).Dialog;

/** Fetches the dialog ahead, when a pointer comes near what opens it. */
export const warmDialog = (): void => void loadDialog().catch(() => undefined);

type Props = DialogProps & {
  /** What opened it gets the focus back; by default what has the focus at that moment (Safari focuses no button that is clicked). */
  opener?: RefObject<HTMLElement | null>;
  /** Where the press leads when the dialog's code does not come; without it a message is shown. */
  href?: string | undefined;
};

/** A dialog whose code comes at the first opening. */
export function LazyDialog({ opener, href, ...dialog }: Props) {
  const { open, onClose } = dialog;
  const Dialog = useLazy(open, loadDialog, () => {
    onClose();
    if (href) location.assign(href);
    else alertLoadFailed();
  });
  useLayoutEffect(() => {
    if (!open) return;
    const focused = document.activeElement;
    // Read when it closes: what opened it may have named another place by then.
    return () => giveBackFocus(opener?.current ?? focused);
  }, [open, opener]);
  return Dialog && <Dialog {...dialog} />;
}

/** The dialog has not seen what opened it, since its code came after the click: the focus is given back here, once it is gone. */
function giveBackFocus(to: Element | null): void {
  requestAnimationFrame(() => to instanceof HTMLElement && to.isConnected && to.focus({ preventScroll: true }));
}
