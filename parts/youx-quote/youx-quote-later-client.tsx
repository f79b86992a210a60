'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

const YouxQuote = lazy(async () => ({ default: (await import('./youx-quote-client.tsx')).YouxQuote }));

/** The quote in a file of its own, for the few sites that ask for one (FIN-10). */
export function YouxQuoteLater(props: ComponentProps<typeof YouxQuote>) {
  return (
    <Suspense>
      <YouxQuote {...props} />
    </Suspense>
  );
}
