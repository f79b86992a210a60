// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { beginWithLayout, storeLayout } from './remembered-layout.ts';
import { sortToBegin, storeSort } from './remembered-sort.ts';
import { beginWithSort, chooseAlike } from './sort-selects.ts';
import { wasTouched } from './was-touched.ts';

const sorts = (name: string) =>
  `<select data-sort name="${name}"><option value="relevant" selected>a<option value="latest">b</select>`;
const markup = `<div data-search data-site="a">${sorts('one')}${sorts('two')}
  <form><div data-part="facets"></div><input name="make" type="checkbox" value="Ford"><input type="range"></form>
  <a data-layout="list" id="list"></a><a id="plain"></a></div>`;
const found = <E extends Element>(selector: string): E => document.querySelector<E>(selector) as E;
const page = () => found<HTMLElement>('[data-search]');
const form = () => found<HTMLFormElement>('form');
const comeFrom = (referrer: string, address = '/search') => {
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  history.replaceState(null, '', address);
};
const ownPage = () => `${location.origin}/`;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = markup;
  comeFrom(ownPage());
});

describe('[SRCH-08] the order that was chosen last', () => {
  it('is begun with on the next page of the site', () => {
    storeSort('a', 'latest');
    expect(sortToBegin('a', ['relevant', 'latest'], 'relevant')).toBe('latest');
    expect(beginWithSort(page())).toBe(true);
    expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(['latest', 'latest']);
  });

  it('is not, where it is the present one, is not offered, or is another site’s', () => {
    storeSort('a', 'latest');
    expect(sortToBegin('a', ['relevant', 'latest'], 'latest')).toBeNull();
    expect(sortToBegin('a', ['relevant'], 'relevant')).toBeNull();
    expect(sortToBegin('b', ['relevant', 'latest'], 'relevant')).toBeNull();
  });

  it('is not, where the address names one or the link came from elsewhere', () => {
    storeSort('a', 'latest');
    comeFrom(ownPage(), '/search?sortBy=relevant');
    expect(beginWithSort(page())).toBe(false);
    comeFrom('https://elsewhere.example/');
    expect(beginWithSort(page())).toBe(false);
  });

  it('is chosen alike at each width, and stored', () => {
    const [first, second] = document.querySelectorAll<HTMLSelectElement>('select');
    if (!first || !second) throw new Error('A select is missing.');
    first.value = 'latest';
    chooseAlike(page(), first);
    expect([second.value, localStorage.getItem('forecourt:a:sort')]).toEqual(['latest', 'latest']);
    const other = Object.assign(document.createElement('select'), { innerHTML: '<option>relevant' });
    chooseAlike(page(), other);
    expect(first.value).toBe('latest');
  });
});

describe('how the results lay last', () => {
  const input = () => form().querySelector<HTMLInputElement>('input[name=view]');

  it('is begun with on the next page of the site', () => {
    storeLayout(page(), found('#list'));
    expect(beginWithLayout(page(), form())).toBe(true);
    expect([input()?.value, input()?.type]).toEqual(['list', 'hidden']);
  });

  it('is not, where the address has it, the link came from elsewhere, or nothing but the grid was chosen', () => {
    storeLayout(page(), found('#plain'));
    expect(beginWithLayout(page(), form())).toBe(false);
    storeLayout(page(), found('#list'));
    comeFrom('https://elsewhere.example/');
    expect(beginWithLayout(page(), form())).toBe(false);
    comeFrom(ownPage(), '/search?view=grid');
    expect(beginWithLayout(page(), form())).toBe(false);
    expect(input()).toBeNull();
  });
});

describe('a form of filters', () => {
  it('was touched where a named control differs from what the page came with', () => {
    expect(wasTouched(form())).toBe(false);
    found<HTMLInputElement>('[type=range]').value = '70';
    expect(wasTouched(form())).toBe(false);
    found<HTMLInputElement>('[name=make]').checked = true;
    expect(wasTouched(form())).toBe(true);
  });

  it('and where another option is selected', () => {
    form().insertAdjacentHTML('beforeend', '<select name="within"><option selected>a<option>b</select>');
    expect(wasTouched(form())).toBe(false);
    found<HTMLSelectElement>('[name=within]').value = 'b';
    expect(wasTouched(form())).toBe(true);
  });
});
