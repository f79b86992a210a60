import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptySearch } from '@/domain/stock/search/search-state.ts';
import { NothingFound } from './nothing-found.tsx';

const loosening = { search: emptySearch, dropped: [{ condition: 'fuel' as const, label: 'Diesel' }], count: 1_400 };
const markup = (loosenings: (typeof loosening)[]) =>
  renderToStaticMarkup(
    <NothingFound view={{ addressOf: () => '/search/less' }} loosenings={loosenings} clearHref="/fresh" />,
  );

it('[SRCH-17] [PLUS-05] what one filter less would find is above “Clear Filters”, each with its count and link', () => {
  const html = markup([loosening]);
  const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/No results found .* Without Diesel 1,400 cars Clear Filters/);
  expect(html).toMatch(/<a href="\/search\/less"[^>]*>Without/);
  expect(html).toMatch(/<a[^>]*href="\/fresh"/);
});

it('[SRCH-17] without any nearer search only “Clear Filters” is left', () => {
  expect(markup([])).not.toContain('Closest matches');
  expect(markup([])).toContain('Clear Filters');
});
