import type { Index } from '../index.ts';

/**
 * What searches make of single documents, cached by row, as pages of results show the same vehicles
 * again and again: their text as shown, their values to mark. A row's document never changes (a
 * write makes a new row), so this stays right as long as its index lives.
 */
export class StoredRows<T> {
  private readonly byIndex = new WeakMap<Index, Map<string, Map<number, T>>>();
  private readonly maxShapes: number;
  private readonly maxRows: number;

  /** Of each index `maxShapes` shapes are cached, and `maxRows` rows of each; the oldest are dropped first. */
  constructor(maxShapes: number, maxRows: number) {
    this.maxShapes = maxShapes;
    this.maxRows = maxRows;
  }

  /** Returns what belongs to a row in one shape, made by `make` when it is not cached. */
  of(index: Index, shape: string, make: (row: number) => T): (row: number) => T {
    const rows = this.rowsOf(index, shape);
    return (row) => {
      const cached = rows.get(row);
      if (cached !== undefined) return cached;
      const made = make(row);
      if (rows.size >= this.maxRows) dropOldest(rows);
      rows.set(row, made);
      return made;
    };
  }

  private rowsOf(index: Index, shape: string): Map<number, T> {
    const shapes = this.byIndex.get(index) ?? new Map<string, Map<number, T>>();
    this.byIndex.set(index, shapes);
    const stored = shapes.get(shape);
    if (stored) return stored;
    if (shapes.size >= this.maxShapes) dropOldest(shapes);
    const rows = new Map<number, T>();
    shapes.set(shape, rows);
    return rows;
  }
}

function dropOldest(map: Map<unknown, unknown>): void {
  for (const key of map.keys()) {
    map.delete(key);
    return;
  }
}
