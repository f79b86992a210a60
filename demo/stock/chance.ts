/** Chance that repeats: the same seed yields the same numbers on every machine. */
export type Chance = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Whole numbers, both ends included. */
  whole(min: number, max: number): number;
  between(least: number, maxCount: number): number;
  /** True in `share` of all cases. */
  happens(share: number): boolean;
  /** Throws a RangeError when there is nothing to choose from. */
  oneOf<T>(values: readonly T[]): T;
  /** One of `values`, each as likely as its weight. */
  weighted<T>(values: readonly T[], weight: (value: T) => number): T;
  /** `count` different ones, in the order of `values`. */
  some<T>(values: readonly T[], count: number): T[];
  /** One character of `alphabet` for each place. */
  text(alphabet: string, length: number): string;
};

export function chance(seed: string): Chance {
  const next = xorshift(hash(seed));
  const between = (least: number, maxCount: number) => least + next() * (maxCount - least);
  const whole = (least: number, maxCount: number) => Math.floor(between(least, maxCount + 1));
  const weighted = <T>(values: readonly T[], weight: (value: T) => number): T => {
    let left = next() * values.reduce((sum, value) => sum + weight(value), 0);
    for (const value of values) {
      left -= weight(value);
      if (left < 0) return value;
    }
    const last = values.at(-1);
    if (last === undefined) throw new RangeError('There is nothing to choose from.');
    return last;
  };
  const some = <T>(values: readonly T[], count: number): T[] => {
    const order = values.map((value, index) => ({ value, index, rank: next() })).sort((a, b) => a.rank - b.rank);
    return order
      .slice(0, count)
      .sort((a, b) => a.index - b.index)
      .map(({ value }) => value);
  };
  return {
    next,
    between,
    whole,
    weighted,
    some,
    happens: (share) => next() < share,
    oneOf: (values) => weighted(values, () => 1),
    text: (alphabet, length) => Array.from({ length }, () => alphabet[whole(0, alphabet.length - 1)]).join(''),
  };
}

/** Marsaglia's xorshift with 32 bits of state: plenty for a few hundred vehicles. The first numbers after a seed are thrown away. */
function xorshift(seed: number): () => number {
  let state = seed === 0 ? 1 : seed;
  const step = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 16; round += 1) step();
  return step;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
