'use client';

import { type ReactNode, useEffect, useState } from 'react';
import styles from './announcement-bar.module.css';

type Props = {
  targetId: string;
  /** What was dismissed: another text is shown again. */
  memory: string;
  children: ReactNode;
};

const store = 'forecourt.dismissed';

/** Hides an announcement, on this device, for good. */
export function DismissButton({ targetId, memory, children }: Props) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (remembered() === memory) setGone(true);
  }, [memory]);
  useEffect(() => {
    document.getElementById(targetId)?.toggleAttribute('hidden', gone);
  }, [gone, targetId]);
  const dismiss = () => {
    remember(memory);
    setGone(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.dismiss} aria-label="Dismiss announcement" onClick={dismiss}>
      {children}
    </button>
  );
}

/** Storage may be switched off: then the announcement is dismissed for this page alone. */
function remembered(): string | null {
  try {
    return localStorage.getItem(store);
  } catch {
    return null;
  }
}

function remember(memory: string): void {
  try {
    localStorage.setItem(store, memory);
  } catch {
    // See `remembered`.
  }
}
