import { stepBack } from './step-back.ts';

/** Links and covers wait no longer than this for a step back that never comes. */
const maxStepMs = 2_000;

/** The open covers. */
const covers = new Map<string, AbortController>();

/** Whether the current entry of the history belongs to the cover `name`. */
export const isCovered = (name: string): boolean => history.state?.covered === name;

/**
 * Adds an entry to the history for a cover (dialog, popover), so that Back closes it and the page
 * stays. Call the returned function when it was closed in another way: it removes the entry. Covers
 * that are open at the same time have different names.
 */
export function coverPage(name: string, close: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  // Opened again before the `close` event of the first time, which is asynchronous: the entry stays.
  covers.get(name)?.abort();
  covers.set(name, end);
  signal.addEventListener('abort', () => covers.get(name) === end && covers.delete(name));
  const enter = () => {
    if (!isCovered(name)) history.pushState({ ...history.state, covered: name }, '');
  };
  const leave = () => {
    end.abort();
    close();
  };
  const back = (event: Event) => {
    // The step of another cover: of one that this one opened, or of the one before, later than it was
    // waited for, back over this one's entry.
    if (event === stepBack.event) enter();
    else leave();
  };
  // A link to a fragment replaces this entry; otherwise one would remain that Back does not seem to
  // leave.
  const follow = (event: MouseEvent) => {
    const place = isCovered(name) ? placeOf(event) : null;
    if (!place) return;
    event.preventDefault();
    leave();
    location.replace(place);
  };
  void stepBack.done.then(() => {
    if (signal.aborted) return;
    enter();
    addEventListener('popstate', back, { signal });
    addEventListener('click', follow, { signal });
  });
  return () => {
    if (signal.aborted) return;
    end.abort();
    if (!isCovered(name)) return;
    stepBack.done = new Promise((resolve) => {
      const stepped = (event: Event) => {
        stepBack.event = event;
        resolve(event);
      };
      addEventListener('popstate', stepped, { once: true, capture: true });
      setTimeout(resolve, maxStepMs);
    });
    history.back();
  };
}

/**
 * The address of a fragment of this page that a click leads to in this window; null for other
 * clicks.
 */
function placeOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  if (!link?.hash || link.target || event.defaultPrevented) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return link.href === location.href.replace(/#.*/, '') + link.hash ? link.href : null;
}
