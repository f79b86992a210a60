/**
 * Where a device stores that a bar was dismissed: the bar's text, so that another one is shown
 * again.
 */
export const dismissedKey = (barId: string): string => `forecourt.dismissed.${barId}`;

/** A script that hides a dismissed bar before it is painted, long before the page's own scripts arrive: nothing jumps. */
export function hideDismissed(barId: string, memory: string): string {
  const [key, value] = [dismissedKey(barId), memory].map((text) => JSON.stringify(text).replaceAll('<', '\\u003c'));
  return `try{if(localStorage.getItem(${key})===${value})document.getElementById(${JSON.stringify(barId)}).hidden=true}catch{}`;
}
