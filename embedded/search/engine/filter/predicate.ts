import { RowSet } from '../memory/row-set.ts';

/**
 * A compiled filter term: a set of rows, dead ones possibly included, that can be listed, tested,
 * or used to narrow another set.
 */
export type Predicate = {
  /** Roughly how many rows match. */
  estimate: number;
  collect(): RowSet;
  test(row: number): boolean;
  /** Reduces the set to the matching rows. */
  narrow(set: RowSet): void;
  /** Reduces the set to the others; absent where that is not faster than row by row. */
  exclude?(set: RowSet): void;
};

/** A predicate defined by its test alone; listing it scans all rows. */
export function scanning(rows: number, estimate: number, test: (row: number) => boolean): Predicate {
  return {
    estimate,
    test,
    narrow: (set) => set.retain(test),
    collect: () => {
      const found = new RowSet(Math.min(rows, Math.max(64, estimate)));
      for (let row = 0; row < rows; row++) if (test(row)) found.add(row);
      return found;
    },
  };
}

export const nothing: Predicate = {
  estimate: 0,
  test: () => false,
  collect: () => new RowSet(0),
  narrow: (set) => {
    set.count = 0;
  },
};

/** A predicate defined by its rows. */
export function listed(rows: number, found: RowSet): Predicate {
  let marks: Uint8Array | null = null;
  const marked = () => {
    if (!marks) {
      marks = new Uint8Array(rows);
      for (let at = 0; at < found.count; at++) marks[found.rows[at] as number] = 1;
    }
    return marks;
  };
  const test = (row: number) => marked()[row] === 1;
  return {
    estimate: found.count,
    test,
    narrow: (set) => retainMarked(set, marked(), 1),
    exclude: (set) => retainMarked(set, marked(), 0),
    collect: () => copyOf(found),
  };
}

function retainMarked(set: RowSet, marks: Uint8Array, mark: 0 | 1): void {
  const { rows, count } = set;
  let retained = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number;
    if (marks[row] === mark) rows[retained++] = row;
  }
  set.count = retained;
}

export function negated(rows: number, inner: Predicate): Predicate {
  const predicate = scanning(rows, Math.max(0, rows - inner.estimate), (row) => !inner.test(row));
  return inner.exclude ? { ...predicate, narrow: inner.exclude } : predicate;
}

/** All must match: listed from the smallest, narrowed by the others. */
export function all(parts: readonly Predicate[]): Predicate {
  const ordered = [...parts].sort((one, other) => one.estimate - other.estimate);
  const [first, ...rest] = ordered;
  if (!first) return nothing;
  return {
    estimate: first.estimate,
    test: (row) => ordered.every((part) => part.test(row)),
    narrow: (set) => {
      for (const part of ordered) part.narrow(set);
    },
    collect: () => {
      const set = first.collect();
      for (const part of rest) part.narrow(set);
      return set;
    },
  };
}

/**
 * Marks the rows of the set that one of the parts holds: each part narrows what those before it
 * left, as it does that best by itself.
 */
function marksOfAny(rows: number, parts: readonly Predicate[], set: RowSet): Uint8Array {
  const marks = new Uint8Array(rows);
  const left = copyOf(set);
  for (const part of parts) {
    const passed = copyOf(left);
    part.narrow(passed);
    for (let at = 0; at < passed.count; at++) marks[passed.rows[at] as number] = 1;
    retainMarked(left, marks, 0);
  }
  return marks;
}

function copyOf({ rows, count }: RowSet): RowSet {
  const copy = new RowSet(0);
  copy.rows = rows.slice(0, count);
  copy.count = count;
  return copy;
}

/** Any may match. */
export function any(rows: number, parts: readonly Predicate[]): Predicate {
  const test = (row: number) => parts.some((part) => part.test(row));
  const estimate = Math.min(
    rows,
    parts.reduce((sum, part) => sum + part.estimate, 0),
  );
  return {
    estimate,
    test,
    narrow: (set) => {
      if (set.count < rows >> 3) set.retain(test);
      else retainMarked(set, marksOfAny(rows, parts, set), 1);
    },
    collect: () => {
      const marks = new Uint8Array(rows);
      const found = new RowSet(estimate);
      for (const part of parts) {
        const { rows: own, count } = part.collect();
        for (let at = 0; at < count; at++) {
          const row = own[at] as number;
          if (marks[row] === 0) found.add(row);
          marks[row] = 1;
        }
      }
      return found;
    },
  };
}
