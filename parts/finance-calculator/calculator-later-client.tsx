'use client';

import { type ComponentProps, lazy } from 'react';

const Calculator = lazy(async () => ({ default: (await import('./calculator-client.tsx')).Calculator }));

/**
 * The calculator with its engine in a file of its own: pages without one do not load it. It is drawn on the server all the same, in sight
 * from the first: not in a `Suspense`, whose content React may send hidden.
 */
export function CalculatorLater(props: ComponentProps<typeof Calculator>) {
  return <Calculator {...props} />;
}
