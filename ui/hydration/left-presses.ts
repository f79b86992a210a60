/**
 * The `data-<name>` of the buttons that were pressed on the page before, which was left before its
 * scripts ran (`early-input.ts`). Each is returned once.
 */
export function leftPresses(name: 'favourite' | 'compare'): string[] {
  try {
    const key = `forecourt:left:${name}`;
    const left: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    return Array.isArray(left) ? left.map(String) : [];
  } catch {
    return [];
  }
}
