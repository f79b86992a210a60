'use client';

import type { ComponentProps } from 'react';
import { lazyDrawn, leftAsDrawn } from '@/ui/lazy/lazy-drawn-client.tsx';

const Calculator = lazyDrawn(
  async () => (await import('./calculator-client.tsx')).Calculator,
  leftAsDrawn('section', holdFigures),
);

/**
 * The calculator with its script in a file of its own, so that other pages do not load it; the
 * server renders it all the same.
 */
export function CalculatorLater(props: ComponentProps<typeof Calculator>) {
  return <Calculator {...props} />;
}

/** If the script did not load: fields that cannot change the estimate beside them would mislead. */
function holdFigures(calculator: HTMLElement): void {
  for (const input of calculator.querySelectorAll('input')) input.disabled = true;
}
