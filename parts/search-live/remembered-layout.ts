const keyOf = (page: HTMLElement): string => `forecourt:${page.dataset.site ?? ''}:view`;

/** Stores the last layout of the results; without storage it is the grid. */
export function storeLayout(page: HTMLElement, link: HTMLElement): void {
  const { layout } = link.dataset;
  try {
    if (layout) localStorage.setItem(keyOf(page), layout);
  } catch {}
}

/**
 * Restores the list layout for a shopper who comes from another page of the site; a link from
 * elsewhere shows what its sender saw. Returns false if nothing changes.
 */
export function beginWithLayout(page: HTMLElement, form: HTMLFormElement): boolean {
  const { searchParams, origin } = new URL(location.href);
  if (searchParams.has('view') || !document.referrer.startsWith(`${origin}/`)) return false;
  try {
    if (localStorage.getItem(keyOf(page)) !== 'list') return false;
  } catch {
    return false;
  }
  const input = Object.assign(document.createElement('input'), { type: 'hidden', name: 'view', value: 'list' });
  form.querySelector('[data-part=facets]')?.append(input);
  return true;
}
