'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Button, type ButtonKind, ButtonLink, type ButtonSize } from '../button/button.tsx';
import type { DialogSize } from './dialog-client.tsx';
import { LazyDialog, warmDialog } from './lazy-dialog-client.tsx';

type Props = {
  /** The button's label. */
  label: ReactNode;
  kind: ButtonKind;
  buttonSize?: ButtonSize;
  /**
   * Where the link leads without script. If absent, the page must show the content another way
   * (`details`).
   */
  href?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  dialog: { label: string; title?: ReactNode; size?: DialogSize; closeIcon: ReactNode; footer?: ReactNode };
  /**
   * Rendered on the server and sent with the page, so keep it short. Long or interactive content
   * belongs in a client component that loads it.
   */
  children: ReactNode;
};

/** A button, or without script a link, that opens a dialog. */
export function DialogOpener({ label, kind, buttonSize = 48, href, id, className, dialog, children }: Props) {
  const [open, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const openHere = (event: MouseEvent) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  const shared = {
    kind,
    size: buttonSize,
    id,
    className,
    'aria-haspopup': 'dialog',
    onPointerEnter: warmDialog,
  } as const;
  return (
    <>
      {href ? (
        <ButtonLink {...shared} ref={link} href={href} onClick={openHere}>
          {label}
        </ButtonLink>
      ) : (
        <Button {...shared} ref={button} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      <LazyDialog {...dialog} open={open} onClose={() => setOpen(false)} opener={href ? link : button} href={href}>
        {children}
      </LazyDialog>
    </>
  );
}

/** A click for a new tab or window is left to the browser. */
const opensNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
