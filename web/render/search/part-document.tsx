import type { ReactNode } from 'react';

/** The document around results that are asked for alone (`?part=results`): it is cut away, and what a site stands in costs its counts and its menus. */
export function PartDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU">
      <body>{children}</body>
    </html>
  );
}
