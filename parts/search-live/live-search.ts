import { searchPath } from '@/domain/routes/paths.ts';
import { addressOfResults } from '@/domain/routes/results-part.ts';
import { loadSuggestions } from '@/parts/search-box/load-suggestions.ts';
import { filterSheetId, searchFormId } from '@/parts/search-filters/filter-view.ts';
import { timedSignal } from '@/ui/signals/timed-signal.ts';
import { followCardPhotos } from './card-photos.ts';
import { followGestures } from './follow-gestures.ts';
import { formAddress, readOwnPath } from './form-address.ts';
import { isPlainClick } from './plain-click.ts';
import { adoptRanges, followThumb, followTyped } from './range-inputs.ts';
import { RecentResponses } from './recent-responses.ts';
import { beginWithLayout, storeLayout } from './remembered-layout.ts';
import { SearchMemory } from './search-memory.ts';
import { closeSheet, isSheetOpen } from './sheet-open.ts';
import { beginWithSort, chooseAlike } from './sort-selects.ts';
import { TypedWords } from './typed-words.ts';
import { wasTouched } from './was-touched.ts';
import { enter, here, isHere } from './window-address.ts';

/** Puts a response into the page. */
type ResponseTools = typeof import('./response.ts');

/** How long a search may take before the shopper sees that it failed. */
const timeoutMs = 8_000;
/** SRCH-05. */
const typingMs = 300;
const slidingMs = 400;

type Navigation = {
  /** Whether the address is a step of the history; back and forward are in it already, and what is being typed is one step. */
  history: 'push' | 'replace' | 'none';
  /** Where the window goes: stays, to the results, or to where it was. */
  scroll: 'keep' | 'results' | number;
  /** Whether the text is still being typed: the box then keeps it as it is. */
  typing?: boolean;
  /** Whether what is in sight comes first, and the rest after it was painted. */
  visibleFirst?: boolean;
};
/** A response, and what of it comes first; the same where it comes at once. */
type ResultHtml = { html: string; first: string };
const change: Navigation = { history: 'push', scroll: 'keep', visibleFirst: true };

/**
 * Updates a results page without loading it anew: what a filter, a chip or a page link leads to is
 * fetched, and its parts replace those of the page. The former results stay until then, and when
 * there is no response (SRCH-07). Returns the way to end it.
 */
export function liveSearch(page: HTMLElement): () => void {
  const form = document.getElementById(searchFormId);
  const sheet = document.getElementById(filterSheetId);
  if (!(form instanceof HTMLFormElement) || !sheet) return () => undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const responses = new RecentResponses();
  const scrolled = new Map<string, number>();
  /** The address whose results are on the page. */
  let at = here();
  /** Whether the page is to be loaded anew once the box is left. */
  let reloadOnBlur = false;
  let current = new AbortController();
  let timer = 0;
  let failed: (() => void) | null = null;
  /**
   * Puts the part of a response that is out of sight in its place, while that is still to be done.
   */
  let finish: (() => void) | null = null;
  const box = new TypedWords(form);
  const memory = new SearchMemory(page);

  const requested = () =>
    formAddress(
      new URL(form.action).pathname,
      box.entries(),
      form.dataset.sort ?? '',
      readOwnPath(page.dataset.ownPath),
    );

  async function go(address: string, move: Navigation): Promise<void> {
    clearTimeout(timer);
    current.abort();
    const mine = new AbortController();
    current = mine;
    page.setAttribute('aria-busy', 'true');
    try {
      const cached = responses.find(address, performance.now());
      // The code that puts a response in its place loads with the first of them.
      const [html, tools] = await Promise.all([cached ?? fetched(address, mine.signal), import('./response.ts')]);
      await tools.readyToShow();
      if (mine.signal.aborted) return;
      if (cached === null) responses.store(address, html, performance.now());
      const first = move.visibleFirst ? tools.inSight(html, page) : html;
      show(tools, { html, first }, address, move);
      if (finish) await tools.painted();
      if (mine.signal.aborted) return;
      finish?.();
    } catch {
      if (mine.signal.aborted) return;
      // The response before this one stays: all of it.
      finish?.();
      failed = () => void go(address, move);
      page.querySelector('[data-part=failure]')?.removeAttribute('hidden');
    }
    page.removeAttribute('aria-busy');
  }

  function show(
    tools: ResponseTools,
    { html, first }: ResultHtml,
    address: string,
    { history: step, scroll, typing }: Navigation,
  ) {
    const { fresh, title } = tools.readResponse(first);
    const canonical = fresh?.dataset.search ?? address;
    if (fresh && !typing) memory.answered(address, canonical);
    reloadOnBlur = tools.isElsewhere(page, fresh);
    if (reloadOnBlur && !tools.isTyped(typing)) return void location.assign(canonical);
    if (!fresh) return;
    if (step !== 'none' && !isHere(canonical)) {
      scrolled.set(here(), scrollY);
      enter(canonical, tools.stepBeside(step));
    }
    at = here();
    const putRest = () => {
      finish = null;
      const whole = tools.readResponse(html).fresh;
      if (whole) tools.putResults(page, whole, false);
    };
    finish = first === html ? null : putRest;
    tools.putResults(page, fresh, first !== html);
    box.answered(fresh, typing === true);
    document.title = title;
    if (scroll === 'results') document.getElementById('results')?.scrollIntoView();
    else if (scroll !== 'keep') scrollTo(0, scroll);
  }

  const later = (ms: number, move: () => Navigation) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void go(requested(), move()), ms);
  };
  const typed = (): Navigation => ({ history: box.step(), scroll: 'keep', typing: true });

  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'query') {
      box.begin();
      later(typingMs, typed);
    }
    if (target.dataset.end === undefined) return;
    box.end();
    followThumb(target);
    later(slidingMs, () => change);
  };
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) {
      // A distance is one from a postcode: without it there is nothing to search yet.
      if (target.name === 'within' && !new FormData(form).get('near')) return;
      chooseAlike(page, target);
    }
    // A thumb and the field that looks within a facet have no name.
    else if (!(target instanceof HTMLInputElement) || ['', 'query'].includes(target.name)) return;
    else if (target.type === 'text') followTyped(target);
    box.end();
    void go(requested(), change);
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    closeSheet();
    if (!(document.activeElement instanceof HTMLInputElement)) focusResults(page);
    const address = requested();
    memory.sent(address);
    void go(address, { history: box.step(), scroll: 'results' });
  };
  const onFocusOut = ({ target }: Event) => {
    // A filter or a link that is pressed on the way out goes instead of this.
    if (reloadOnBlur && !document.querySelector('a:active'))
      void go(requested(), { history: 'replace', scroll: 'keep' });
    if (box.leaves(target)) memory.sent(page.dataset.search ?? '');
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented || !isPlainClick(event)) return;
    if (target.closest('[data-retry]')) return failed?.();
    const link = target.closest<HTMLAnchorElement>('a[data-go]');
    if (!link?.pathname.startsWith(searchPath())) return;
    event.preventDefault();
    storeLayout(page, link);
    const paging = link.closest('nav') !== null;
    if (link.closest('[data-part=results]')) focusResults(page);
    // Cards of another layout are of another height.
    const visibleFirst = link.dataset.layout === undefined;
    void go(link.pathname + link.search, paging ? { history: 'push', scroll: 'results' } : { ...change, visibleFirst });
  };
  const onPopState = () => {
    const was = at;
    at = here();
    // Closed by the way back, the sheet leaves the filters as they were chosen. Without a change it was no more than the sheet, or a dialog.
    if (was === at) return;
    if (!isSheetOpen()) return void go(at, { history: 'none', scroll: scrolled.get(at) ?? 'keep' });
    closeSheet();
    enter(was, 'push');
    at = was;
  };
  const onSheet = () =>
    void import('./filter-sheet.ts').then(
      ({ followSheet }) => followSheet(sheet, signal),
      () => undefined,
    );

  page.addEventListener('input', onInput, { signal });
  page.addEventListener('change', onChange, { signal });
  page.addEventListener('submit', onSubmit, { signal });
  page.addEventListener('click', onClick, { signal });
  page.addEventListener('focusout', onFocusOut, { signal });
  window.addEventListener('popstate', onPopState, { signal });
  sheet.addEventListener('beforetoggle', onSheet, { signal, once: true });
  if (isSheetOpen()) onSheet();
  loadSuggestions(signal);
  followGestures(page, signal);
  followCardPhotos(page, signal);
  memory.begin();
  // What was chosen before this listened counts too.
  adoptRanges(form);
  if (wasTouched(form)) void go(requested(), change);
  else if ([beginWithSort(page), beginWithLayout(page, form)].includes(true))
    void go(requested(), { history: 'replace', scroll: 'keep' });
  return () => {
    current.abort();
    clearTimeout(timer);
    ending.abort();
  };
}

async function fetched(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(addressOfResults(address), {
    signal: timedSignal(signal, timeoutMs),
  });
  if (!response.ok) throw new Error(address);
  return response.text();
}

/** A control that goes away with the results it changes leaves the focus to them. */
function focusResults(page: HTMLElement): void {
  page.querySelector<HTMLElement>('#results')?.focus({ preventScroll: true });
}
