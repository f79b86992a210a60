'use client';

import type { ReactNode } from 'react';
import { dismissedKey } from './hide-dismissed.ts';

type Props = {
  targetId: string;
  /** The dismissed text; a different one is shown again. */
  memory: string;
  children: ReactNode;
};

/** Hides a bar on this device until its text changes. */
export function DismissButton({ targetId, memory, children }: Props) {
  const dismiss = () => {
    remember(dismissedKey(targetId), memory);
    document.getElementById(targetId)?.toggleAttribute('hidden', true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="announcement-dismiss" aria-label="Dismiss announcement" onClick={dismiss}>
      {children}
    </button>
  );
}

/** With storage switched off the bar is dismissed for this page only. */
function remember(key: string, memory: string): void {
  try {
    localStorage.setItem(key, memory);
  } catch {}
}
