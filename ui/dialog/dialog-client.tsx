'use client';

import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { useBackCloses } from './use-back-closes.ts';

export type DialogSize = 'dialog' | 'sheet' | 'screen';
export type DialogProps = {
  open: boolean;
  onClose(): void;
  /** The accessible name; `title` is the visible heading. */
  label: string;
  title?: ReactNode;
  /**
   * `dialog`: in the middle, on phones at the bottom; `sheet`: at the right edge, full height;
   * `screen`: covers everything.
   */
  size?: DialogSize;
  /** The icon of the close button, rendered on the server. */
  closeIcon: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** Handles keys of the content, wherever the focus is in the dialog. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

type Look = { place: string; panel: string; head: string; title: string; body: string };

const looks: Record<DialogSize, Look> = {
  dialog: {
    place: 'grid place-items-center max-[481px]:place-items-end',
    panel:
      'max-h-[calc(100dvh-48px)] w-[min(560px,100vw-32px)] scroll-py-3 overflow-y-auto overscroll-contain rounded-[calc(var(--r-l)+4px)] bg-surface p-6 text-ink shadow-3 max-[481px]:w-screen max-[481px]:rounded-b-none',
    head: '-mt-2 -mr-2 mb-4',
    title: 'text-h3',
    body: '',
  },
  sheet: {
    place: 'flex justify-end',
    panel: 'flex h-dvh w-[min(480px,100vw)] flex-col bg-surface text-ink shadow-3',
    head: 'flex-none border-b border-line py-2 pr-2 pl-5',
    title: 'text-h3',
    body: 'min-h-0 flex-1 scroll-py-3 overflow-y-auto overscroll-contain p-5',
  },
  screen: {
    place: 'grid',
    panel: 'on-night grid h-dvh w-screen grid-rows-[auto_minmax(0,1fr)]',
    head: 'px-[clamp(12px,3vw,32px)] py-3',
    title: 'font-text text-body font-semibold tracking-[0] font-stretch-100%',
    body: 'contents',
  },
};

/**
 * A modal dialog (Headless UI): traps the focus; closes by Escape, Back and a press outside; the
 * page behind does not scroll. Its content is mounted only while open. Pages use LazyDialog, which
 * loads this at the first opening.
 */
export function Dialog({
  open,
  onClose,
  label,
  title,
  size = 'dialog',
  closeIcon,
  footer,
  onKeyDown,
  children,
}: DialogProps) {
  const look = looks[size];
  useBackCloses(open, onClose);
  return (
    <HeadlessDialog
      open={open}
      onClose={onClose}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="fixed inset-0 z-50"
    >
      <DialogBackdrop className="fixed inset-0 bg-[rgb(13_20_33/0.62)]" />
      <div className={clsx('fixed inset-0', look.place)}>
        <DialogPanel className={clsx('forced-colors:border motion-safe:animate-arrive', look.panel)}>
          <div className={clsx('flex items-center justify-between gap-4', look.head)}>
            {title && (
              <DialogTitle as="h2" className={look.title}>
                {title}
              </DialogTitle>
            )}
            <button
              type="button"
              className="ml-auto grid size-11 flex-none place-items-center rounded-pill hover:bg-current/14"
              data-autofocus
              aria-label="Close"
              onClick={onClose}
            >
              {closeIcon}
            </button>
          </div>
          <div className={look.body}>{children}</div>
          {footer && <div className="flex-none border-line border-t bg-surface px-5 py-3">{footer}</div>}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
