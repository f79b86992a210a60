/** The entry of a list that has one at `index`. */
export function entryAt<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`there is no entry ${index} of ${list.length}`);
  return entry;
}
