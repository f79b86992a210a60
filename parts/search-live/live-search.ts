import { searchPath } from '@/domain/routes/paths.ts';
import { addressOfResults } from '@/domain/routes/results-part.ts';
import { loadSuggestions } from '@/parts/search-box/load-suggestions.ts';
import { filterSheetId, searchFormId } from '@/parts/search-filters/filter-view.ts';
import { leaveFor } from '@/ui/dialog/step-back.ts';
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

/** The module that puts a response into the page. */
type ResponseTools = typeof import('./response.ts');

/** SRCH-05. */
const typingMs = 300;
const slidingMs = 400;

type Navigation = {
  /** How the history changes: `none` for Back and Forward; what is being typed shares one entry. */
  history: 'push' | 'replace' | 'none';
  /**
   * Where the window scrolls: `keep` for nowhere, to the results, or to a former position in
   * pixels.
   */
  scroll: 'keep' | 'results' | number;
  /** Whether the shopper is still typing: the box then keeps its text. */
  typing?: boolean;
  /** Whether the visible part is put in first, and the rest after a paint. */
  visibleFirst?: boolean;
};
/** A response and the part to show first; equal if it is shown at once. */
type ResultHtml = { html: string; first: string };
const change: Navigation = { history: 'push', scroll: 'keep', visibleFirst: true };

/**
 * Updates a results page in place: fetches the address behind a filter, chip or page link, and
 * replaces the parts of the page. The former results stay meanwhile, and if the request fails
 * (SRCH-07). Returns a function that ends it.
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
  /** Whether to load the page anew once the box is left. */
  let reloadOnBlur = false;
  let current = new AbortController();
  let timer = 0;
  let failed: (() => void) | null = null;
  /** Puts in the rest of a response; null when there is none left. */
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
      // `response.ts` loads together with the first response.
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
      // The former response stays, complete.
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
    if (reloadOnBlur && !tools.isTyped(typing)) return void leaveFor(canonical);
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
      // A distance needs a postcode: without one there is nothing to search yet.
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
    // A link that took the focus is followed instead.
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
    // In another layout cards have another height.
    const visibleFirst = link.dataset.layout === undefined;
    void go(link.pathname + link.search, paging ? { history: 'push', scroll: 'results' } : { ...change, visibleFirst });
  };
  const onPopState = () => {
    const was = at;
    at = here();
    // Back only closes an open sheet: the filters stay. An unchanged address means that only the
    // sheet, or a dialog, was closed.
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
  // Handles what was chosen before this listened.
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
    signal: timedSignal(signal),
  });
  if (!response.ok) throw new Error(address);
  return response.text();
}

/** The pressed control is replaced with the results: moves the focus to them. */
function focusResults(page: HTMLElement): void {
  page.querySelector<HTMLElement>('#results')?.focus({ preventScroll: true });
}
