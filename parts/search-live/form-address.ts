/** A control of the filters' form as `FormData` gives it. */
type Entry = readonly [name: string, value: string];

const ended = /^(\w+)\[(min|max)\]$/;

/**
 * The address that a form of filters asks for, on `path`: what is empty or usual is left out, both ends of a range are one parameter
 * (`price=20000:45000`), and the page is the first again (SRCH-01, SRCH-06).
 */
export function formAddress(path: string, entries: Iterable<Entry>, usualSort: string): string {
  const parameters = new URLSearchParams();
  const ranges = new Map<string, { min: string; max: string }>();
  for (const [name, value] of entries) {
    const [, attribute = '', end] = ended.exec(name) ?? [];
    if (end === 'min' || end === 'max') {
      const range = ranges.get(attribute) ?? { min: '', max: '' };
      ranges.set(attribute, { ...range, [end]: value.replaceAll(/\D/g, '') });
    } else if (value.trim() !== '' && !(name === 'sortBy' && value === usualSort)) {
      parameters.append(name, value.trim());
    }
  }
  // A distance from nowhere says nothing.
  if (!parameters.has('near')) parameters.delete('within');
  for (const [name, { min, max }] of ranges) if (min || max) parameters.set(name, `${min}:${max}`);
  const query = parameters.toString().replaceAll('%3A', ':');
  return query ? `${path}?${query}` : path;
}
