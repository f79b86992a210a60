import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { emptySearch } from '@/domain/stock/search/search-state.ts';
import { RangeGroup } from './range-group.tsx';

type Range = { min: number | null; max: number | null };

function rendered(counts: readonly number[], range?: Range): string {
  const bars = counts.map((count, at) => ({ from: 10_000 + at * 10_000, count }));
  const price = { items: [], facetStats: { min: 10_400, max: 49_990 }, bars };
  const search = { ...emptySearch, filters: range ? { price: range } : {} };
  return renderToStaticMarkup(
    <RangeGroup view={{ search, result: { facets: { price } } as never }} attribute="price" title="Price" />,
  );
}

const barsOf = (html: string) =>
  [...html.matchAll(/<rect data-from="(\d+)"[^>]*height="([\d.]+)"[^>]*class="([^"]+)"/g)].map(
    ([, from, height, colour]) => [Number(from), Number(height), colour === 'fill-action'],
  );
const valuesOf = (html: string) =>
  [...html.matchAll(/<input type="range" id="r-price-(?:min|max)"[^>]*value="(\d+)"/g)].map(([, value]) =>
    Number(value),
  );

describe('[SRCH-13] a range of numbers', () => {
  it('shows how the stock lies on it, the fullest bar as high as the drawing, and all of it held', () => {
    expect(barsOf(rendered([4, 8, 0, 2]))).toEqual([
      [10_000, 18, true],
      [20_000, 36, true],
      [30_000, 1.5, true],
      [40_000, 9, true],
    ]);
  });

  it('what the thumbs hold is in colour, and they are where the search is', () => {
    const html = rendered([4, 8, 1, 2], { min: 20_000, max: 30_000 });
    expect(barsOf(html).map(([, , held]) => held)).toEqual([false, true, true, false]);
    expect(valuesOf(html)).toEqual([20_000, 30_000]);
    expect(valuesOf(rendered([4, 8]))).toEqual([10_000, 50_000]);
  });

  it('a bound that the stock does not reach holds at its end', () => {
    expect(valuesOf(rendered([4, 8], { min: 1_000, max: 900_000 }))).toEqual([10_000, 50_000]);
  });

  it('without bars, and without figures of the stock, no drawing', () => {
    expect(rendered([])).not.toContain('<svg');
    const view = { search: emptySearch, result: { facets: {} } as never };
    expect(renderToStaticMarkup(<RangeGroup view={view} attribute="price" title="Price" />)).toBe('');
  });
});
