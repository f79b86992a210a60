'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { alertLoadFailed, useLazy } from '../lazy/use-lazy-client.ts';
import type { DialogProps } from './dialog-client.tsx';
import { leaveFor } from './step-back.ts';

/** Loaded at the first opening: most shoppers open none. */
const loadDialog = async () => (await import('./dialog-client.tsx')).Dialog;

/** Loads the dialog in advance, when a pointer comes near its button. */
export const warmDialog = (): void => void loadDialog().catch(() => undefined);

type Props = DialogProps & {
  /**
   * Gets the focus back after closing; by default the element focused at the opening (Safari does
   * not focus a clicked button).
   */
  opener?: RefObject<HTMLElement | null>;
  /** Opened if the dialog does not load; without it a message is shown. */
  href?: string | undefined;
};

/** A dialog that is loaded at the first opening. */
export function LazyDialog({ opener, href, ...dialog }: Props) {
  const { open, onClose } = dialog;
  const Dialog = useLazy(open, loadDialog, () => {
    onClose();
    if (href) leaveFor(href);
    else alertLoadFailed();
  });
  useLayoutEffect(() => {
    if (!open) return;
    const focused = document.activeElement;
    // Read at closing: the opener may have set another element by then.
    return () => giveBackFocus(opener?.current ?? focused);
  }, [open, opener]);
  return Dialog && <Dialog {...dialog} />;
}

/**
 * The dialog loaded after the click and did not see the focused element: the focus is returned
 * here.
 */
function giveBackFocus(to: Element | null): void {
  requestAnimationFrame(() => to instanceof HTMLElement && to.isConnected && to.focus({ preventScroll: true }));
}
