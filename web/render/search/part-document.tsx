import type { ReactNode } from 'react';
import { partMark } from '@/domain/routes/results-part.ts';

/**
 * A minimal document around results requested with `?part=results`, which the front cuts off; the
 * site's own document would need counts and menus.
 */
export function PartDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU">
      <body>{children}</body>
    </html>
  );
}

/** The part that stays: the front cuts at both marks (web/front/pages/results-part.ts). */
export function CutOut({ children }: { children: ReactNode }) {
  const mark = <template {...{ [partMark]: '' }} />;
  return (
    <>
      {mark}
      {children}
      {mark}
    </>
  );
}
