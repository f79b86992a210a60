/** Storage key: a device stores purchases under it, a tab what was typed into other forms. */
export const progressKey = 'forecourt:progress';

/** Whether anything is stored; the code that reads it loads only then. */
export function hasProgress(store: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return store().getItem(progressKey) !== null;
  } catch {
    return false;
  }
}
