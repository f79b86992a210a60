import { fieldPath } from './setting-names.ts';
import { isOfficeSetting } from './settings-documents.ts';

type OwnButton = { _key: string; key: string | null };

/** Where the setting at `path` is in a dealer's settings document, or in its office settings; a button by its member's key, since members move. */
export function documentPath(path: string, own: readonly OwnButton[]): string {
  if (isOfficeSetting(path)) return path;
  const [first, ...rest] = path.split('.');
  if (first !== 'buttons') return `settings.${fieldPath(path)}`;
  const member = own.find(({ key }) => (key ?? '') === rest.join('.'));
  return member ? `settings.buttons[_key==${JSON.stringify(member._key)}]` : 'settings.buttons';
}

/** The patch that leaves the setting at a path of the document to the layers below again (PLUS-02). */
export function resetPatch(field: string): { unset: string[] } {
  return { unset: [field] };
}
