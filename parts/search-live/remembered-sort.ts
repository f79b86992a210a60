const keyOf = (site: string): string => `forecourt:${site}:sort`;

/** Stores the last chosen order of a site (SRCH-08); without storage it is the default. */
export function storeSort(site: string, sort: string): void {
  try {
    localStorage.setItem(keyOf(site), sort);
  } catch {}
}

/**
 * The order chosen last, for a shopper who comes from another page of the site to an address
 * without an order; a link from elsewhere shows what its sender saw. Null if nothing changes.
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
