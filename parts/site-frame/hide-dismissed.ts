/**
 * Storage key of a dismissed bar. Its value is the bar's text, so that a different text is shown
 * again.
 */
export const dismissedKey = (barId: string): string => `forecourt.dismissed.${barId}`;

/**
 * Source of an inline script that hides a dismissed bar before the first paint, so that nothing
 * jumps.
 */
export function hideDismissed(barId: string, memory: string): string {
  const [key, value] = [dismissedKey(barId), memory].map((text) => JSON.stringify(text).replaceAll('<', '\\u003c'));
  return `try{if(localStorage.getItem(${key})===${value})document.getElementById(${JSON.stringify(barId)}).hidden=true}catch{}`;
}
