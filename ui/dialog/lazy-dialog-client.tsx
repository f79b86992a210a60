'use client';

import { lazy, type RefObject, Suspense, useLayoutEffect, useState } from 'react';
import type { DialogProps } from './dialog-client.tsx';

const fetchDialog = () => import('./dialog-client.tsx');
/** Fetched when it first opens: most visitors never open one. */
const Dialog = lazy(async () => ({ default: (await fetchDialog()).Dialog }));

/** Fetches the dialog ahead, when a pointer comes near what opens it. */
export const warmDialog = (): void => void fetchDialog().catch(() => undefined);

type Props = DialogProps & {
  /** What opened it gets the focus back; by default what has the focus at that moment (Safari focuses no button that is clicked). */
  opener?: RefObject<HTMLElement | null>;
};

/** A dialog whose code comes at the first opening. */
export function LazyDialog({ opener, ...dialog }: Props) {
  const { open } = dialog;
  const [needed, setNeeded] = useState(open);
  if (open && !needed) setNeeded(true);
  useLayoutEffect(() => {
    if (!open) return;
    const focused = document.activeElement;
    // Read when it closes: what opened it may have named another place by then.
    return () => giveBackFocus(opener?.current ?? focused);
  }, [open, opener]);
  return (
    needed && (
      <Suspense>
        <Dialog {...dialog} />
      </Suspense>
    )
  );
}

/** The dialog has not seen what opened it, since its code came after the click: the focus is given back here, once it is gone. */
function giveBackFocus(to: Element | null): void {
  requestAnimationFrame(() => to instanceof HTMLElement && to.isConnected && to.focus({ preventScroll: true }));
}
