// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filterSheetId, searchFormId } from '@/parts/search-filters/filter-view.ts';
import { stepBack } from '@/ui/dialog/step-back.ts';
import { followSheet } from './filter-sheet.ts';
import { liveSearch } from './live-search.ts';

type ResultFields = { search?: string; count?: string; around?: boolean; left?: string };
const results = ({
  search = '/search',
  count = '9 cars',
  around = false,
  left = '',
}: ResultFields = {}) => `<title>${count}</title>
<div data-search="${search}" data-own-path="" data-site="a"${around ? ' data-around=""' : ''}>
  <div data-part="head"><h1>Cars</h1></div><div data-part="failure" hidden><button data-retry>Try again</button></div><p data-part="status"></p>
  <div id="results" tabindex="-1"><div data-part="results"><b data-count>${count}</b>
    <a data-go href="/search?body=Ute" id="go">Utes</a><nav><a data-go href="/search?page=2" id="next">Next</a></nav></div></div>
  <section id="${filterSheetId}"><form id="${searchFormId}" action="/search" data-sort="relevant">
    <input name="query" id="query" value="${left}"><div data-part="facets"><input type="checkbox" name="make" value="Ford" id="ford"></div><button>Show</button>
  </form></section>
</div>`;
const found = <E extends Element>(selector: string): E => document.querySelector<E>(selector) as E;
const page = () => found<HTMLElement>('[data-search]');
const shown = () => found('[data-count]').textContent;

let calls: string[];
let reply: () => Promise<Response>;
let end: () => void;
const begin = () => {
  end = liveSearch(page());
};
const settled = () => vi.waitFor(() => expect(page().hasAttribute('aria-busy')).toBe(false));

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: String });
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  history.replaceState(null, '', '/search');
  calls = [];
  reply = async () => new Response(results({ search: '/search?make=Ford', count: '2 cars' }));
  vi.stubGlobal('fetch', (address: string) => {
    calls.push(address);
    return reply();
  });
  document.body.innerHTML = results();
});
afterEach(() => {
  end?.();
  vi.unstubAllGlobals();
});

describe('[SRCH-07] a results page', () => {
  it('applies a filter in place: its part is fetched, and the address follows', async () => {
    begin();
    found<HTMLInputElement>('#ford').click();
    await vi.waitFor(() => expect(shown()).toBe('2 cars'));
    await settled();
    expect(calls).toEqual(['/search?make=Ford&part=results']);
    expect([location.pathname + location.search, document.title]).toEqual(['/search?make=Ford', '2 cars']);
  });

  it('follows a link of its own in place, and leaves one that opens a window to the browser', async () => {
    begin();
    const click = (more: MouseEventInit = {}) =>
      found('#go').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
    click({ ctrlKey: true });
    expect(calls).toEqual([]);
    expect(click()).toBe(false);
    await vi.waitFor(() => expect(shown()).toBe('2 cars'));
    expect(calls).toEqual(['/search?body=Ute&part=results']);
  });

  it('keeps the results when nothing comes, shows an error, and tries again at a press', async () => {
    reply = async () => new Response('', { status: 503 });
    begin();
    found<HTMLElement>('#go').click();
    await settled();
    expect([shown(), found<HTMLElement>('[data-part=failure]').hidden, location.search]).toEqual(['9 cars', false, '']);
    reply = async () => new Response(results({ search: '/search?body=Ute', count: '3 cars' }));
    found<HTMLElement>('[data-retry]').click();
    await vi.waitFor(() => expect(shown()).toBe('3 cars'));
    expect(found<HTMLElement>('[data-part=failure]').hidden).toBe(true);
  });

  it('shows the result of the last of two taps', async () => {
    const first = Promise.withResolvers<Response>();
    reply = () => first.promise;
    begin();
    found<HTMLElement>('#go').click();
    reply = async () => new Response(results({ search: '/search?page=2', count: '5 cars' }));
    found<HTMLElement>('#next').click();
    await vi.waitFor(() => expect(shown()).toBe('5 cars'));
    first.resolve(new Response(results({ count: 'too late' })));
    await settled();
    expect(shown()).toBe('5 cars');
  });

  it('[SRCH-23] goes back to what it showed without a new request', async () => {
    begin();
    found<HTMLElement>('#go').click();
    await vi.waitFor(() => expect(shown()).toBe('2 cars'));
    reply = async () => new Response(results({ count: '9 cars' }));
    found<HTMLElement>('#next').click();
    await vi.waitFor(() => expect(shown()).toBe('9 cars'));
    found<HTMLElement>('#go').click();
    await vi.waitFor(() => expect(shown()).toBe('2 cars'));
    expect(calls).toEqual(['/search?body=Ute&part=results', '/search?page=2&part=results']);
  });

  it('[SRCH-05] loads no page of other blocks while words are typed, but once the box is left', async () => {
    document.body.innerHTML = results({ around: true });
    reply = async () => new Response(results({ search: '/search/used-cars', count: '2 cars', around: true }));
    const loads: string[] = [];
    const own = location;
    vi.stubGlobal('location', {
      assign: (address: string) => loads.push(address),
      get pathname() {
        return own.pathname;
      },
      search: '',
      href: own.href,
    });
    begin();
    const box = found<HTMLInputElement>('#query');
    box.focus();
    box.value = 'used';
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(shown()).toBe('2 cars'));
    await settled();
    expect([box.value, box === document.activeElement, loads]).toEqual(['used', true, []]);
    box.blur();
    await vi.waitFor(() => expect(loads).toEqual(['/search/used-cars']));
  });

  it('[PLUS-11] loads a page of other blocks after the step back of a closed sheet, which would end that load', async () => {
    document.body.innerHTML = results({ around: true });
    reply = async () => new Response(results({ search: '/search/used-cars', count: '2 cars' }));
    const loads: string[] = [];
    const own = location;
    vi.stubGlobal('location', {
      assign: (address: string) => loads.push(address),
      pathname: '/search',
      href: own.href,
    });
    let stepped = (_: unknown) => {};
    stepBack.done = new Promise((resolve) => {
      stepped = resolve;
    });
    begin();
    found<HTMLElement>('#go').click();
    await settled();
    expect([calls.length, loads]).toEqual([1, []]);
    stepped(null);
    await vi.waitFor(() => expect(loads).toEqual(['/search/used-cars']));
  });

  it('[PLUS-11] shows results where the way forward led to the entry of a closed sheet', async () => {
    history.replaceState({ covered: filterSheetId }, '');
    begin();
    found<HTMLElement>('#go').click();
    await vi.waitFor(() => expect(shown()).toBe('2 cars'));
    await settled();
    expect(history.state).toEqual({ within: filterSheetId });
  });

  it('[SRCH-05] searches typed text after a pause, and sends a form at once', async () => {
    begin();
    const box = found<HTMLInputElement>('#query');
    for (const text of ['u', 'ut', 'ute']) {
      box.value = text;
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await vi.waitFor(() => expect(calls).toEqual(['/search?query=ute&part=results']));
    await settled();
    box.value = 'wagon';
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    found('form').dispatchEvent(sent);
    expect([sent.defaultPrevented, calls.at(-1)]).toEqual([true, '/search?query=wagon&part=results']);
    await settled();
  });

  it('[LOC-07] keeps a distance until its postcode comes, and searches nothing by it before', async () => {
    const group = `<fieldset><select name="within" id="within"><option value="50" selected>50 km<option value="100">100 km</select>
      <input name="near" id="near"></fieldset>`;
    const put = (html: string) => html.replace('<div data-part="facets">', `$&${group}`);
    document.body.innerHTML = put(results());
    reply = async () => new Response(put(results({ search: '/search?make=Ford', count: '2 cars' })));
    begin();
    const within = () => found<HTMLSelectElement>('#within').value;
    found<HTMLSelectElement>('#within').value = '100';
    found('#within').dispatchEvent(new Event('change', { bubbles: true }));
    expect(calls).toEqual([]);
    found<HTMLInputElement>('#ford').click();
    await vi.waitFor(() => expect(shown()).toBe('2 cars'));
    await settled();
    expect([calls, within()]).toEqual([['/search?make=Ford&part=results'], '100']);
    found<HTMLInputElement>('#ford').checked = false;
    found<HTMLInputElement>('#near').value = '3000';
    found('#near').dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(calls.at(-1)).toBe('/search?within=100&near=3000&part=results'));
    await settled();
    expect(within()).toBe('100');
  });

  it('takes what was chosen before it listened', async () => {
    found<HTMLInputElement>('#ford').checked = true;
    begin();
    await vi.waitFor(() => expect(shown()).toBe('2 cars'));
    expect(calls).toEqual(['/search?make=Ford&part=results']);
  });

  it('listens no more once it is ended, and does nothing without its form', () => {
    begin();
    end();
    found<HTMLElement>('#go').addEventListener('click', (event) => event.preventDefault());
    found<HTMLElement>('#go').click();
    found('form').remove();
    liveSearch(page())();
    expect(calls).toEqual([]);
  });
});

describe('[SRCH-06] the sheet of filters on phones', () => {
  let open: boolean;
  const signal = () => new AbortController().signal;
  const sheet = () => found<HTMLElement>(`#${filterSheetId}`);
  const toggle = (to: boolean) => {
    open = to;
    sheet().dispatchEvent(new Event('toggle'));
  };
  beforeEach(() => {
    open = false;
    document.body.innerHTML = `<button popovertarget="${filterSheetId}" id="opener">Filters</button>
      <section id="${filterSheetId}"><button id="closer" popovertarget="${filterSheetId}" popovertargetaction="hide">Close</button><a href="/" id="last">x</a></section>`;
    // jsdom has no popovers: whether one is open is set by this test.
    const { matches } = Element.prototype;
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return selector === ':popover-open' ? open && this.id === filterSheetId : matches.call(this, selector);
    });
    HTMLElement.prototype.checkVisibility = () => true;
  });
  afterEach(() => vi.restoreAllMocks());

  it('is a dialog while it is open, holds the page still, and gives the focus back', () => {
    followSheet(sheet(), signal());
    toggle(true);
    expect([sheet().getAttribute('role'), document.documentElement.style.overflow, document.activeElement?.id]).toEqual(
      ['dialog', 'hidden', 'closer'],
    );
    toggle(false);
    expect([sheet().hasAttribute('role'), document.documentElement.style.overflow, document.activeElement?.id]).toEqual(
      [false, '', 'opener'],
    );
  });

  it('keeps the keyboard: from the last control to the first, and back', () => {
    open = true;
    followSheet(sheet(), signal());
    const tab = (shiftKey = false) =>
      sheet().dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', shiftKey, cancelable: true }));
    found<HTMLElement>('#last').focus();
    expect(tab()).toBe(false);
    expect(document.activeElement?.id).toBe('closer');
    tab(true);
    expect(document.activeElement?.id).toBe('last');
    found<HTMLElement>('#closer').focus();
    expect(tab()).toBe(true);
  });
});
