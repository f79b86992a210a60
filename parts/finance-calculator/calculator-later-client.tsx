'use client';

import type { ComponentProps } from 'react';
import { lazyDrawn, leftAsDrawn } from '@/ui/lazy/lazy-drawn-client.tsx';

const Calculator = lazyDrawn(
  async () => (await import('./calculator-client.tsx')).Calculator,
  leftAsDrawn('section', holdFigures),
);

/** The calculator with its engine in a file of its own: pages without one do not load it. It is drawn on the server all the same. */
export function CalculatorLater(props: ComponentProps<typeof Calculator>) {
  return <Calculator {...props} />;
}

/** Figures that could be changed without an effect on the estimate beside them would mislead. */
function holdFigures(calculator: HTMLElement): void {
  for (const input of calculator.querySelectorAll('input')) input.disabled = true;
}
