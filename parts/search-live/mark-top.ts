/**
 * Marks the document while it is at its top: results far below are laid out then (`result-cell`),
 * which would move the page of a reader further down. Returns a function that ends it.
 */
export function markTop(): () => void {
  const mark = () => document.documentElement.toggleAttribute('data-at-top', scrollY < 1);
  mark();
  addEventListener('scroll', mark, { passive: true });
  return () => removeEventListener('scroll', mark);
}
