const keyOf = (site: string): string => `forecourt:${site}:sort`;

/** Stores the order that was chosen last on a site (SRCH-08); a browser that stores nothing begins with the usual one. */
export function storeSort(site: string, sort: string): void {
  try {
    localStorage.setItem(keyOf(site), sort);
  } catch {}
}

/**
 * The order to begin with: the one chosen last, for who comes from another page of the site and whose address names none. Who follows a
 * link from elsewhere sees what the sender saw. Null when nothing is to be changed.
 */
export function sortToBegin(site: string, offered: readonly string[], now: string): string | null {
  const { searchParams, origin } = new URL(location.href);
  if (searchParams.has('sortBy') || !document.referrer.startsWith(`${origin}/`)) return null;
  try {
    const stored = localStorage.getItem(keyOf(site));
    return stored !== null && stored !== now && offered.includes(stored) ? stored : null;
  } catch {
    return null;
  }
}
