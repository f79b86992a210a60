import { typedAmount } from '@/domain/vocabulary/typed-amount.ts';

/** A control of the filters' form as `FormData` gives it. */
type Entry = readonly [name: string, value: string];

const ended = /^(\w+)\[(min|max)\]$/;

/** A search's own path and the filters it means: `/search/ford` and `make=Ford`. */
type OwnPath = { path: string; preset: URLSearchParams };

/**
 * Parses `/search/ford?make=Ford` as a results page writes it; null for a path that presets
 * nothing.
 */
export function readOwnPath(written: string | undefined): OwnPath | null {
  const [path = '', query = ''] = (written ?? '').split('?');
  return query ? { path, preset: new URLSearchParams(query) } : null;
}

/**
 * The address for a submitted form of filters. It has the page's own path if exactly its presets
 * are chosen, else `path` (NAV-03). Empty and default values are left out, both ends of a range
 * become one parameter (`price=20000:45000`), and the page is the first (SRCH-01, SRCH-06).
 */
export function formAddress(
  path: string,
  entries: Iterable<Entry>,
  usualSort: string,
  own: OwnPath | null = null,
): string {
  const all = [...entries];
  if (own === null || !isHeld(own.preset, all)) return addressOn(path, all, usualSort);
  return addressOn(
    own.path,
    all.filter(([name]) => !own.preset.has(name)),
    usualSort,
  );
}

const isHeld = (preset: URLSearchParams, entries: readonly Entry[]): boolean =>
  [...new Set(preset.keys())].every((wanted) => {
    const chosen = entries.filter(([name]) => name === wanted).map(([, value]) => value);
    return chosen.toSorted().join('\n') === preset.getAll(wanted).toSorted().join('\n');
  });

/** One end of a range as text; empty if it is not an amount. */
function wholeText(typed: string): string {
  const amount = typedAmount(typed);
  return amount === null || amount < 0 ? '' : String(Math.trunc(amount));
}

function addressOn(path: string, entries: readonly Entry[], usualSort: string): string {
  const parameters = new URLSearchParams();
  const ranges = new Map<string, { min: string; max: string }>();
  for (const [name, value] of entries) {
    const [, attribute = '', end] = ended.exec(name) ?? [];
    if (end === 'min' || end === 'max') {
      const range = ranges.get(attribute) ?? { min: '', max: '' };
      ranges.set(attribute, { ...range, [end]: wholeText(value) });
    } else if (value.trim() !== '' && !(name === 'sortBy' && value === usualSort)) {
      parameters.append(name, value.trim());
    }
  }
  // A distance without a postcode is left out.
  if (!parameters.has('near')) parameters.delete('within');
  for (const [name, { min, max }] of ranges) if (min || max) parameters.set(name, `${min}:${max}`);
  const query = parameters.toString().replaceAll('%3A', ':');
  return query ? `${path}?${query}` : path;
}
