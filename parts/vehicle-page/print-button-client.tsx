'use client';

import type { ReactNode } from 'react';
import { Button, type ButtonKind } from '@/ui/button/button.tsx';

export function PrintButton({ kind = 'filled', children }: { kind?: ButtonKind; children: ReactNode }) {
  return (
    <Button kind={kind} size={44} className="gap-2 noscript:hidden" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
