import type { CharacterTable } from '../text/characters.ts';
import { tokenise } from '../text/tokenise.ts';

/** The codes of a growing dictionary by their folded words: "CX-5" and "cx 5" may be one. New values are taken in when next used, or before. */
export class FoldedValues {
  private readonly codes = new Map<string, number[]>();
  private foldedCount = 1;

  /** Codes of the values that consist of just these words. */
  codesOf(words: readonly string[], values: readonly string[], characters: CharacterTable): readonly number[] {
    this.update(values, characters);
    return this.codes.get(words.join(' ')) ?? [];
  }

  /** Takes in the values that came since the last call. */
  update(values: readonly string[], characters: CharacterTable): void {
    for (; this.foldedCount < values.length; this.foldedCount++) {
      const key = tokenise(values[this.foldedCount] as string, characters).join(' ');
      const same = this.codes.get(key);
      if (same) same.push(this.foldedCount);
      else this.codes.set(key, [this.foldedCount]);
    }
  }

  get bytes(): number {
    return this.codes.size * 150;
  }
}
