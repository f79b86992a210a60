import type { Index } from '../index.ts';

/** Pages of results show the same vehicles again and again; more kinds of page than this are not told apart. */
const mostShapes = 8;
const mostTexts = 4_096;

type Texts = Map<number, string>;

/**
 * Documents as they are shown, after `include_fields` and `exclude_fields`, by row. A row's document never changes (a write makes a new
 * row), so a text stays right as long as its index lives. Bounded: the oldest go first.
 */
const shapes = new WeakMap<Index, Map<string, Texts>>();

/** The texts of rows in one shape, each made by `make` when it is not known. */
export function shownTexts(index: Index, shape: string, make: (row: number) => string): (row: number) => string {
  const texts = textsOf(index, shape);
  return (row) => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const text = make(row);
    if (texts.size >= mostTexts) dropOldest(texts);
    texts.set(row, text);
    return text;
  };
}

function textsOf(index: Index, shape: string): Texts {
  const byShape = shapes.get(index) ?? new Map<string, Texts>();
  shapes.set(index, byShape);
  const known = byShape.get(shape);
  if (known) return known;
  if (byShape.size >= mostShapes) dropOldest(byShape);
  const texts: Texts = new Map();
  byShape.set(shape, texts);
  return texts;
}

function dropOldest(map: Map<unknown, unknown>): void {
  for (const key of map.keys()) {
    map.delete(key);
    return;
  }
}
