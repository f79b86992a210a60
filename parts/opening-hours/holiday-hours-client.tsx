'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import styles from './opening-hours.module.css';

/** Fetched at the first click: most visitors never open it. */
const Dialog = lazy(async () => ({ default: (await import('@/ui/dialog/dialog-client.tsx')).Dialog }));

type Props = { label: string; title: string; closeIcon: ReactNode; children: ReactNode };

/** The button "View Holiday Hours" and its dialog (LOC-04). */
export function HolidayHoursButton({ label, title, closeIcon, children }: Props) {
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <button type="button" className={styles.holidayButton} aria-haspopup="dialog" onClick={() => setShown('open')}>
        {label}
      </button>
      {shown !== 'never' && (
        <Suspense>
          <Dialog
            open={shown === 'open'}
            onClose={() => setShown('closed')}
            label={title}
            title={title}
            closeIcon={closeIcon}
          >
            {children}
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
