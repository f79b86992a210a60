import type { Index } from './index.ts';

const maxTexts = 64;
const maxTextLength = 4000;

type Cached<T> = { fields: number; byText: Map<string, T> };

/**
 * What parameters mean for an index, by their text, as pages of one kind send the same ones again
 * and again. Cached as long as the index has the same fields.
 */
export class Readings<T> {
  private readonly byIndex = new WeakMap<Index, Cached<T>>();

  of(index: Index, text: string, read: () => T): T {
    const { byText } = this.cachedOf(index);
    const before = byText.get(text);
    if (before !== undefined) return before;
    const reading = read();
    if (text.length > maxTextLength) return reading;
    if (byText.size >= maxTexts) byText.clear();
    byText.set(text, reading);
    return reading;
  }

  private cachedOf(index: Index): Cached<T> {
    const before = this.byIndex.get(index);
    const fields = index.columns.byName.size;
    if (before?.fields === fields) return before;
    const fresh: Cached<T> = { fields, byText: new Map() };
    this.byIndex.set(index, fresh);
    return fresh;
  }
}
