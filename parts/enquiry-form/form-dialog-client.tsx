'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import type { ButtonKind, ButtonSize } from '@/ui/button/button.tsx';
import { DialogOpener } from '@/ui/dialog/dialog-opener-client.tsx';
import type { DialogFormProps } from './dialog-form-client.tsx';

/** Fetched when the dialog opens: most visitors never do. */
const DialogForm = lazy(async () => ({ default: (await import('./dialog-form-client.tsx')).DialogForm }));

type Props = DialogFormProps & {
  label: ReactNode;
  title: string;
  /** Where those without script go instead. */
  href: string;
  kind?: ButtonKind;
  buttonSize?: ButtonSize;
  /** Of the link, for others that open the same dialog. */
  id?: string;
  className?: string;
  closeIcon: ReactNode;
};

/** A link that opens a form in a dialog; without script it leads to a page. */
export function FormDialog({
  label,
  title,
  href,
  kind = 'filled',
  buttonSize = 48,
  id,
  className,
  closeIcon,
  ...form
}: Props) {
  return (
    <DialogOpener
      label={label}
      kind={kind}
      buttonSize={buttonSize}
      href={href}
      id={id}
      className={className}
      dialog={{ label: title, title, closeIcon }}
    >
      <Suspense>
        <DialogForm {...form} />
      </Suspense>
    </DialogOpener>
  );
}
