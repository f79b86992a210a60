/** The path and the parameters of the window's address. */
export const here = (): string => location.pathname + location.search;

/** The same search again is no second step in the history. */
export const isHere = (address: string): boolean =>
  new URL(address, location.href).href === location.href.split('#')[0];

/** Makes an address the window's, as a step of the history or in place of the one that it is at. */
export function enter(address: string, step: 'push' | 'replace'): void {
  // With Next's own state of the page as it is: else its router would render the whole page for the address.
  const { covered, within = covered, ...state } = history.state ?? {};
  if (step === 'push') history.pushState(state, '', address);
  // An address in the place of the entry that a sheet made is what was chosen within that sheet.
  else history.replaceState(within ? { ...state, within } : state, '', address);
}
