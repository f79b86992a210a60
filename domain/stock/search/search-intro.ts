import { grouped } from '@/domain/vocabulary/grouped.ts';

/** The sentence that follows the heading of a results page; empty where there is nothing to introduce. */
export function searchIntro(heading: string, count: number, site: string): string {
  if (count === 0) return '';
  const choice = count === 1 ? 'one in stock, with its price' : `${grouped(count)} to choose from, with prices`;
  return `${heading} at ${site}: ${choice}, photos and weekly repayments.`;
}
