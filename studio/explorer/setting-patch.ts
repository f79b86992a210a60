import { fieldPath } from './setting-names.ts';

/** Where the setting at `path` stands in a dealer's settings document; a button by its key, since members move. */
export function documentPath(path: string): string {
  const [first, ...key] = path.split('.');
  if (first === 'buttons') return `settings.buttons[key == ${JSON.stringify(key.join('.'))}]`;
  return `settings.${fieldPath(path)}`;
}

/** The patch that leaves a setting to the layers below again (PLUS-02). */
export function resetPatch(path: string): { unset: string[] } {
  return { unset: [documentPath(path)] };
}
