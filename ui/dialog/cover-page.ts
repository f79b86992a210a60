import { stepBack } from './step-back.ts';

/** Links wait no longer than this for a step back that never comes. */
const maxStepMs = 2_000;

/** Whether the current entry of the history belongs to the cover `name`. */
export const isCovered = (name: string): boolean => history.state?.covered === name;

/**
 * Adds an entry to the history for a cover (dialog, popover), so that Back closes it and the page
 * stays. Call the returned function when it was closed in another way: it removes the entry.
 */
export function coverPage(name: string, close: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const back = () => {
    end.abort();
    close();
  };
  // A link to a fragment replaces this entry; otherwise one would remain that Back does not seem to
  // leave.
  const follow = (event: MouseEvent) => {
    const place = isCovered(name) ? placeOf(event) : null;
    if (!place) return;
    event.preventDefault();
    back();
    location.replace(place);
  };
  void stepBack.done.then(() => {
    if (signal.aborted) return;
    history.pushState({ ...history.state, covered: name }, '');
    addEventListener('popstate', back, { signal });
    addEventListener('click', follow, { signal });
  });
  return () => {
    if (signal.aborted) return;
    end.abort();
    if (!isCovered(name)) return;
    stepBack.done = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
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
