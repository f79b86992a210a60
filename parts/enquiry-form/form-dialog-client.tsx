'use client';

import { type ReactNode, useState } from 'react';
import type { ButtonKind, ButtonSize } from '@/ui/button/button.tsx';
import { DialogOpener } from '@/ui/dialog/dialog-opener-client.tsx';
import { useLazy } from '@/ui/lazy/use-lazy-client.ts';
import type { DialogFormProps } from './dialog-form-client.tsx';

/** Loaded when the dialog opens: most shoppers never open it. */
const loadForm = async () => (await import('./dialog-form-client.tsx')).DialogForm;

type Props = DialogFormProps & {
  label: ReactNode;
  title: string;
  /** Where the link leads without script. */
  href: string;
  kind?: ButtonKind;
  buttonSize?: ButtonSize;
  /** Id of the link, for other buttons that open the same dialog. */
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
      <FormHere {...form} />
    </DialogOpener>
  );
}

/** Mounted while the dialog is open, so that the next opening loads again what failed to load. */
function FormHere(form: DialogFormProps) {
  const [missed, setMissed] = useState(false);
  const DialogForm = useLazy(true, loadForm, () => setMissed(true));
  if (!missed) return DialogForm && <DialogForm {...form} />;
  return <p role="alert">We couldn’t load the form. Please check your connection, close this and try again.</p>;
}
