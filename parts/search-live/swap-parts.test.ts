// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findIn } from './find-in-facet.ts';
import { readResponse } from './response.ts';
import { swapParts } from './swap-parts.ts';

const facet = (open: boolean, values: string[]) =>
  `<fieldset data-facet="colour"><input id="find-colour" data-find value="">
    <details${open ? ' open' : ''}><summary>All</summary><ul>${values.map((one) => `<li>${one}</li>`).join('')}</ul></details>
  </fieldset>`;
type Parts = { search?: string; count?: string; results?: string; facets?: string; page?: string };
const page = ({ search = '/search', count = '9 cars', results = '', facets = '', page: number = '1' }: Parts) =>
  `<div data-search="${search}" data-own-path="">
    <div data-part="head"><h1>Cars</h1></div><p data-part="failure">Failed</p><p data-part="status"></p>
    <div data-part="results"><b data-count>${count}</b><a aria-current="page">${number}</a>${results}</div>
    <div data-part="facets">${facets}</div>
  </div>`;

const responseOf = (parts: Parts): HTMLElement => {
  const { fresh } = readResponse(page(parts));
  if (!fresh) throw new Error('The answer holds no results.');
  return fresh;
};
let shown: HTMLElement;
const part = (name: string) => shown.querySelector<HTMLElement>(`[data-part=${name}]`) as HTMLElement;

beforeEach(() => {
  // jsdom has none; the ids here need no escaping.
  vi.stubGlobal('CSS', { escape: String });
  document.body.innerHTML = page({ facets: facet(true, ['Red', 'Blue', 'Dark red']), results: '<input id="kept">' });
  shown = document.querySelector<HTMLElement>('[data-search]') as HTMLElement;
});

describe('[SRCH-23] the parts of a results page', () => {
  it('change together, with the search that the page is of', () => {
    swapParts(shown, responseOf({ search: '/search/ford', count: '2 cars', facets: facet(false, ['Red']) }), false);
    expect(shown.dataset.search).toBe('/search/ford');
    expect(part('results').textContent).toContain('2 cars');
    expect(part('failure').hidden).toBe(true);
    expect(part('status').textContent).toBe('2 cars found');
  });

  it('show which page it is beside a count that stays', () => {
    swapParts(shown, responseOf({ page: '3' }), false);
    expect(part('status').textContent).toBe('9 cars found, page 3');
  });

  it('keep what is unfolded, and what is looked for within a facet', () => {
    const field = document.querySelector<HTMLInputElement>('[data-find]');
    if (!field) throw new Error('The facet has no field.');
    field.value = 'red';
    findIn(field);
    swapParts(shown, responseOf({ facets: facet(false, ['Green', 'Red']) }), false);
    expect(part('facets').querySelector('details')?.open).toBe(true);
    expect([...part('facets').querySelectorAll('li')].map(({ hidden }) => hidden)).toEqual([true, false]);
  });

  it('keep the focus on the same control, and announce nothing of half a response', () => {
    document.getElementById('kept')?.focus();
    swapParts(shown, responseOf({ count: '7 cars', results: '<p>new</p><input id="kept">' }), true);
    expect(document.activeElement?.id).toBe('kept');
    expect(part('status').textContent).toBe('');
  });

  it('lose what the response has not', () => {
    const { fresh } = readResponse('<div data-search="/search"><div data-part="results">None</div></div>');
    if (fresh) swapParts(shown, fresh, false);
    expect(part('facets').innerHTML).toBe('');
  });
});

describe('a response', () => {
  it('has the results and the title of their page, or no results', () => {
    expect(readResponse('<title>Fords</title><div data-search="/s"></div>')).toMatchObject({ title: 'Fords' });
    expect(readResponse('<title>Missing</title><main></main>').fresh).toBeNull();
  });
});

describe('[SRCH-09] looking for values within a facet', () => {
  it('leaves those that hold every word, and unfolds the rest', () => {
    document.body.innerHTML = facet(false, ['Red', 'Blue', 'Dark red']);
    const field = document.querySelector<HTMLInputElement>('[data-find]') as HTMLInputElement;
    const hidden = () => [...document.querySelectorAll('li')].map((one) => one.hidden);
    field.value = ' RED dark ';
    findIn(field);
    expect([hidden(), document.querySelector('details')?.open]).toEqual([[true, true, false], true]);
    field.value = '';
    findIn(field);
    expect(hidden()).toEqual([false, false, false]);
  });
});
