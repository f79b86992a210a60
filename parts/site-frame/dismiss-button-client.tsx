'use client';

import type { ReactNode } from 'react';
import { dismissedKey } from './hide-dismissed.ts';

type Props = {
  targetId: string;
  /** What is dismissed: another text is shown again. */
  memory: string;
  children: ReactNode;
};

/** Hides a bar, on this device, for good. */
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

/** Storage may be switched off: then the bar is dismissed for this page alone. */
function remember(key: string, memory: string): void {
  try {
    localStorage.setItem(key, memory);
  } catch {}
}
