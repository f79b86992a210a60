/** Works on each, one after the other, whatever becomes of the others; rejects with the first failure once all were tried. */
export async function eachInOrder<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>): Promise<void> {
  const failures: { error: unknown }[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push({ error }));
  const [first] = failures;
  if (first) throw first.error;
}
