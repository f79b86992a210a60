'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { financeWords } from '@/domain/finance/finance-cta.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog-client.tsx';
import type { FinanceFormProps } from './finance-form-client.tsx';

/** Fetched when the dialog opens: most visitors never do. */
const FinanceForm = lazy(async () => ({ default: (await import('./finance-form-client.tsx')).FinanceForm }));

type Props = FinanceFormProps & { label: string; href: string; closeIcon: ReactNode };

/** "Get Finance Now" opens the dialog "Finance Enquiry"; without script the same link leads to the finance page (FIN-11). */
export function FinanceDialog({ label, href, closeIcon, ...form }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ButtonLink
        kind="filled"
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
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        label={financeWords.dialog}
        title={financeWords.dialog}
        closeIcon={closeIcon}
      >
        <Suspense>
          <FinanceForm {...form} />
        </Suspense>
      </Dialog>
    </>
  );
}
