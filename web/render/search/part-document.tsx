import type { ReactNode } from 'react';
import { partMark } from '@/domain/routes/results-part.ts';

/** The document around results that are requested alone (`?part=results`). The front cuts it away; the site’s own document would cost counts and menus. */
export function PartDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU">
      <body>{children}</body>
    </html>
  );
}

/** What is left of that document: the front cuts at both marks (web/front/pages/results-part.ts). */
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
