'use client';

import type { ReactNode } from 'react';
import { Button } from '@/ui/button/button.tsx';

/** Opens the browser's own print dialog. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button kind="filled" size={44} className="gap-2 noscript:hidden" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
