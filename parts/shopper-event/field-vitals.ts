import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalFigure } from '@/domain/events/figure-batch.ts';

type Report = (vital: Omit<VitalFigure, 'age'>) => void;

/** Reports each web vital of this page once, when it is final. */
export function followVitals(report: Report): void {
  onLCP(({ value }) => report({ vital: 'LCP', value }));
  onINP(({ value }) => report({ vital: 'INP', value }));
  onCLS(({ value }) => report({ vital: 'CLS', value }));
  onFCP(({ value }) => report({ vital: 'FCP', value }));
  onTTFB(({ value }) => report({ vital: 'TTFB', value }));
}
