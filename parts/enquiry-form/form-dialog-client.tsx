'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type ButtonKind, ButtonLink } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog-client.tsx';
import type { DialogFormProps } from './dialog-form-client.tsx';

/** Fetched when the dialog opens: most visitors never do. */
const DialogForm = lazy(async () => ({ default: (await import('./dialog-form-client.tsx')).DialogForm }));

type Props = DialogFormProps & {
  label: string;
  title: string;
  /** Where those without script go instead. */
  href: string;
  kind?: ButtonKind;
  closeIcon: ReactNode;
};

/** A link that opens a form in a dialog; without script it leads to a page. */
export function FormDialog({ label, title, href, kind = 'filled', closeIcon, ...form }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ButtonLink
        kind={kind}
        href={href}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label}
      </ButtonLink>
      <Dialog open={open} onClose={() => setOpen(false)} label={title} title={title} closeIcon={closeIcon}>
        <Suspense>
          <DialogForm {...form} />
        </Suspense>
      </Dialog>
    </>
  );
}
