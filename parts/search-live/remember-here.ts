/** Remembers the search that stands on the page as one of the browser's last (SRCH-24); what it takes is fetched when the page is at rest. */
export function rememberHere(page: HTMLElement): void {
  const { site = '', search = '' } = page.dataset;
  const write = async () => {
    const { rememberAddress } = await import('@/parts/search-box/recent-searches.ts');
    rememberAddress(localStorage, site, search);
  };
  const atRest = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  atRest(() => void write().catch(() => undefined));
}
