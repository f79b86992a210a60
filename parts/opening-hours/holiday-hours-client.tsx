'use client';

import { type ReactNode, useRef, useState } from 'react';
import { LazyDialog } from '@/ui/dialog/lazy-dialog-client.tsx';

type Props = { label: string; title: string; closeIcon: ReactNode; children: ReactNode };

/** The button "View Holiday Hours" and its dialog (LOC-04). */
export function HolidayHoursButton({ label, title, closeIcon, children }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="min-h-8 cursor-pointer text-link text-small font-semibold underline decoration-1 underline-offset-4 hover:decoration-2 max-tablet:min-h-11 noscript:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      <LazyDialog
        open={open}
        onClose={() => setOpen(false)}
        opener={button}
        label={title}
        title={title}
        closeIcon={closeIcon}
      >
        {children}
      </LazyDialog>
    </>
  );
}
