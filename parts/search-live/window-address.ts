/** Path and query of the window's address. */
export const here = (): string => location.pathname + location.search;

/** Whether the window is at this address already; its fragment is ignored. */
export const isHere = (address: string): boolean =>
  new URL(address, location.href).href === location.href.split('#')[0];

/** Changes the window's address, as a new entry of the history or in place of the current one. */
export function enter(address: string, step: 'push' | 'replace'): void {
  // Keeps Next's state: without it the router would render the page for the address.
  const { covered, within = covered, ...state } = history.state ?? {};
  if (step === 'push') history.pushState(state, '', address);
  // Replacing the entry of an open sheet marks the new one as made within that sheet.
  else history.replaceState(within ? { ...state, within } : state, '', address);
}
