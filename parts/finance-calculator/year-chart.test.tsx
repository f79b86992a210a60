import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { LoanYear } from '@/domain/finance/schedule.ts';
import { YearChart } from './year-chart.tsx';

const yearsOf = (count: number, principalCents: number) =>
  Array.from({ length: count }, (_, at) => ({ year: at + 1, principalCents, interestCents: 840_00 }) as LoanYear);

/** The labels of one drawing, by its place: wide, middle, narrow. */
function labels(years: LoanYear[], at: number): string[] {
  const drawing = renderToStaticMarkup(<YearChart years={years} />).match(/<svg[\s\S]*?<\/svg>/g)?.[at] ?? '';
  return [...drawing.matchAll(/loan-(?:interest|principal)-label[^>]*>([^<]+)/g)].map(([, text = '']) => text);
}

it('[PLUS-01] shows whole dollars where the bars have room for them, and thousands where they have not', () => {
  expect(new Set(labels(yearsOf(6, 10_803_00), 0))).toEqual(new Set(['$840', '$10,803']));
  expect(new Set(labels(yearsOf(6, 10_803_00), 2))).toEqual(new Set(['$840', '$10.8k']));
  expect(new Set(labels(yearsOf(5, 12_668_00), 2))).toEqual(new Set(['$840', '$12,668']));
});
