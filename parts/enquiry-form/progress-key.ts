/** Under which a device stores purchases, and a tab what was typed into other forms. */
export const progressKey = 'forecourt:progress';

/** Whether there may be something; the code that reads it is fetched only then. */
export function hasProgress(store: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return store().getItem(progressKey) !== null;
  } catch {
    return false;
  }
}
