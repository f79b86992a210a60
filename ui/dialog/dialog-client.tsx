'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';

type Props = {
  open: boolean;
  onClose(): void;
  /** What the dialog is, for those who listen; with `title` it is in sight as well. */
  label: string;
  title?: ReactNode;
  /** `panel` stands in the middle, on phones at the bottom edge; `screen` covers everything. */
  size?: 'panel' | 'screen';
  /** The drawing on the close button, made on the server. */
  closeIcon: ReactNode;
  /** Keys of the content's own, wherever in the dialog the focus is. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/**
 * The browser's own modal dialog: focus goes in, stays in and comes back to where it was, Escape and a click beside it close it, and what is
 * behind it cannot be reached. Its content is there only while it is open.
 */
export function Dialog({ open, onClose, label, title, size = 'panel', closeIcon, onKeyDown, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[size]}`}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => isBeside(event) && dialog.current?.close()}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Tab') keepInside(event);
      }}
    >
      {open && (
        <div className={styles.content}>
          <div className={styles.head}>
            {title && <h2 className={styles.title}>{title}</h2>}
            <button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
              {closeIcon}
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** The dialog's own box is all content: only its backdrop is the dialog itself. */
const isBeside = ({ target, currentTarget }: MouseEvent): boolean => target === currentTarget;

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, iframe, video, [tabindex="0"]';

/** From the last control Tab leads to the first, and back; by itself it would leave the page for the browser's own controls. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(reachable)].filter((one) =>
    one.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
