'use client';

import { type ComponentProps, Suspense } from 'react';
import { lazyDrawn } from '@/ui/lazy/lazy-drawn-client.tsx';

const YouxQuote = lazyDrawn(
  async () => (await import('./youx-quote-client.tsx')).YouxQuote,
  () => null,
);

/** The quote with its script in a file of its own, for the few sites that have one (FIN-10). */
export function YouxQuoteLater(props: ComponentProps<typeof YouxQuote>) {
  return (
    <Suspense>
      <YouxQuote {...props} />
    </Suspense>
  );
}
