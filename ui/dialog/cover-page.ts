/** Resolves when the entry of what was closed last is gone: a step back takes a moment. */
let gone: Promise<unknown> = Promise.resolve();

/**
 * Resolves when the history is where it was before what was closed last. A page that is loaded anew before that is not: the step back, which is
 * still to come, ends the load.
 */
export const uncovered = async (): Promise<void> => void (await gone);

/**
 * Whether the entry of the history that the browser is at was made for what lies over the page;
 * `name` identifies which.
 */
export const isCovered = (name: string): boolean => history.state?.covered === name;

/**
 * Gives what opens over the page an entry of the history, so that the browser's way back closes it and the page stays. The result is for when
 * it was closed in another way: it takes the entry away, so that one step back still leads where it led.
 */
export function coverPage(name: string, close: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const back = () => {
    end.abort();
    close();
  };
  // A link to a place of the page takes this entry, where its own would leave this one behind as a step back that does nothing.
  const follow = (event: MouseEvent) => {
    const place = isCovered(name) ? placeOf(event) : null;
    if (!place) return;
    event.preventDefault();
    back();
    location.replace(place);
  };
  void gone.then(() => {
    if (signal.aborted) return;
    history.pushState({ ...history.state, covered: name }, '');
    addEventListener('popstate', back, { signal });
    addEventListener('click', follow, { signal });
  });
  return () => {
    if (signal.aborted) return;
    end.abort();
    if (!isCovered(name)) return;
    gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
  };
}

/** The address of a place of this page to which a click leads in this window; null for any other click. */
function placeOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  if (!link?.hash || link.target || event.defaultPrevented) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return link.href === location.href.replace(/#.*/, '') + link.hash ? link.href : null;
}
