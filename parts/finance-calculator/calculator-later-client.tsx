'use client';

import dynamic from 'next/dynamic';

/** The calculator with its engine in a file of its own: pages without one do not load it. It is drawn on the server all the same. */
export const CalculatorLater = dynamic(async () => (await import('./calculator-client.tsx')).Calculator);
