/**
 * Marks the document while it is at its top, until `signal` is aborted: results far below are laid
 * out then (`result-cell`), which would move the page of a reader further down.
 */
export function markTop(signal: AbortSignal): void {
  const mark = () => document.documentElement.toggleAttribute('data-at-top', !scrollY);
  mark();
  addEventListener('scroll', mark, { signal });
}
