const keyOf = (page: HTMLElement): string => `forecourt:${page.dataset.site ?? ''}:view`;

/** Stores how the results lay last on a site; a browser that stores nothing begins with the grid. */
export function storeLayout(page: HTMLElement, link: HTMLElement): void {
  const { layout } = link.dataset;
  try {
    if (layout) localStorage.setItem(keyOf(page), layout);
  } catch {}
}

/**
 * Puts the list back for who comes from another page of the site and chose it before; who follows a link from elsewhere sees what the
 * sender saw. False where nothing changes by it.
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
