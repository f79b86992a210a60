/** Resolves when the entry of what was closed last is gone: a step back takes a moment. */
let gone: Promise<unknown> = Promise.resolve();

/**
 * Resolves when the history is where it was before what was closed last. A page that is loaded anew before that is not: the step back, which is
 * still to come, ends the load.
 */
export const uncovered = async (): Promise<void> => void (await gone);

/** Whether the entry of the history that the browser is at was made for what lies over the page; `name` tells which. */
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
  void gone.then(() => {
    if (signal.aborted) return;
    history.pushState({ ...history.state, covered: name }, '');
    addEventListener('popstate', back, { signal });
  });
  return () => {
    if (signal.aborted) return;
    end.abort();
    if (!isCovered(name)) return;
    gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
  };
}
