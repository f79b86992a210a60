type Values = Readonly<Record<string, unknown>>;

/** A value that differs in a revision; `path` is its field, with dots inside objects. */
export type Difference = { path: string; current: unknown; former: unknown };

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects that count as one value: references, files, slugs. */
const isWhole = (value: Values): boolean => ['_ref', 'asset', 'current'].some((name) => name in value);

/**
 * The differences of a document and a revision by value; a list is one value. System fields are
 * ignored.
 */
export function differences(current: unknown, former: unknown, path = ''): Difference[] {
  const [here, there] = [isRecord(current) ? current : {}, isRecord(former) ? former : {}];
  const names = [...new Set([...Object.keys(here), ...Object.keys(there)])].filter((name) => !name.startsWith('_'));
  return names.flatMap((name) => {
    const at = path ? `${path}.${name}` : name;
    const [value, before] = [here[name], there[name]];
    if (sameValue(value, before)) return [];
    const deeper = [value, before].filter((one) => one !== undefined && one !== null);
    return deeper.every((one) => isRecord(one) && !isWhole(one))
      ? differences(value, before, at)
      : [{ path: at, current: value, former: before }];
  });
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function sameValue(left: unknown, right: unknown): boolean {
  if (isNothing(left) || isNothing(right)) return isNothing(left) && isNothing(right);
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, at) => sameValue(item, right[at]));
  if (isRecord(left) && isRecord(right)) {
    const names = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [...names].every((name) => name === '_type' || sameValue(left[name], right[name]));
  }
  return left === right;
}

/** Patches that restore the chosen values and change no others. */
export function patchesBack(chosen: readonly Difference[]): Record<string, unknown>[] {
  const back = chosen.filter(({ former }) => !isNothing(former));
  const gone = chosen.filter(({ former }) => isNothing(former)).map(({ path }) => path);
  const parents = [...new Set(back.flatMap(({ path }) => parentsOf(path)))].sort((a, b) => a.length - b.length);
  return [
    ...parents.map((path) => ({ setIfMissing: { [path]: {} } })),
    ...(back.length > 0 ? [{ set: Object.fromEntries(back.map(({ path, former }) => [path, former])) }] : []),
    ...(gone.length > 0 ? [{ unset: gone }] : []),
  ];
}

function parentsOf(path: string): string[] {
  const parts = path.split('.');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('.'));
}

/** The ids that a value refers to. */
export function referredIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referredIds);
  if (!isRecord(value)) return [];
  return typeof value._ref === 'string' ? [value._ref] : Object.values(value).flatMap(referredIds);
}

/** Removes references to missing documents, which could not be saved. */
export function withoutMissing(value: unknown, there: ReadonlySet<string>): unknown {
  if (Array.isArray(value))
    return value.map((item) => withoutMissing(item, there)).filter((item) => item !== undefined);
  if (!isRecord(value)) return value;
  if (typeof value._ref === 'string') return value._weak === true || there.has(value._ref) ? value : undefined;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutMissing(inner, there)]));
}
