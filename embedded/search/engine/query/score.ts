import type { TextColumn } from '../columns/text-column.ts';
import type { Index } from '../index.ts';
import { bitsIn, Closeness, farthest } from './closeness.ts';
import type { Joined } from './intersect.ts';
import type { QueryFields, TextOptions } from './text-options.ts';

const levels = { words: 16, cost: 64, weight: 16, fields: 16 } as const;

/**
 * The parts of a score, in the order of their importance under `max_score`. Less is better for
 * `cost` and `distance`, more for the others.
 */
export type ScoreParts = {
  /** Words of the query found anywhere in the document. */
  words: number;
  /** Words of the query found in the best field. */
  together: number;
  cost: number;
  distance: number;
  exact: number;
  weight: number;
  fields: number;
};

/**
 * Text scores of joined rows, one number each, higher is better. The best field is the one with the
 * most words of the query, then the closest together, then an exact value, then the heaviest; its
 * weight breaks ties (`max_score`) or leads (`max_weight`).
 */
export function scoreRows(index: Index, joined: Joined, fields: QueryFields, options: TextOptions): Float64Array {
  const scorer = new Scorer(index, joined, fields, options);
  const scores = new Float64Array(joined.count);
  for (let at = 0; at < joined.count; at++) scores[at] = scorer.score(at);
  scorer.done();
  return scores;
}

class Scorer {
  private readonly joined: Joined;
  private readonly fields: QueryFields;
  private readonly options: TextOptions;
  private readonly closeness: Closeness;

  constructor(index: Index, joined: Joined, fields: QueryFields, options: TextOptions) {
    this.joined = joined;
    this.fields = fields;
    this.options = options;
    this.closeness = new Closeness(index, joined.used);
  }

  done(): void {
    this.closeness.clear();
  }

  score(at: number): number {
    const { masks, costs, rows } = this.joined;
    const total = masks.length;
    let common = -1;
    let anywhere = 0;
    let cost = 0;
    for (let word = 0; word < total; word++) {
      const mask = (masks[word] as Uint32Array)[at] as number;
      common &= mask;
      anywhere |= mask;
      cost += (costs[word] as Uint8Array)[at] as number;
    }
    const together = common !== 0 ? total : maxTogether(masks, at, anywhere);
    const tied = common !== 0 ? common : fieldsWith(masks, at, anywhere, together);
    return this.compose(rows[at] as number, total, together, cost, tied, anywhere);
  }

  private compose(row: number, words: number, together: number, cost: number, tied: number, anywhere: number): number {
    let best = -1;
    let weight = 0;
    let sum = 0;
    const { fields } = this.fields;
    const { matchType, exactFirst } = this.options;
    // Of a closeness, the lowest bit means that the value is exactly the query.
    const counted = exactFirst ? -1 : -2;
    for (let rest = tied; rest !== 0; rest &= rest - 1) {
      const field = 31 - Math.clz32(rest & -rest);
      const one = fields[field] as { column: TextColumn; weight: number };
      const near = this.closeness.of(row, field, one.column, together, words) & counted;
      sum += near * 16 + one.weight;
      const better =
        matchType === 'max_weight' ? one.weight > weight : near > best || (near === best && one.weight > weight);
      if (best >= 0 && !better) continue;
      best = near;
      weight = one.weight;
    }
    const exact = cost === 0 ? best & 1 : 0;
    const distance = farthest - (best >> 1);
    const found = this.options.manyFields ? bitsIn(anywhere) : 0;
    const many = clamp(words, levels.words);
    if (matchType === 'sum_score')
      return pack(many, together, cost, distance, exact, 0, 0) * 1024 + Math.min(1023, sum);
    const lead = matchType === 'max_weight' ? many * 16 + clamp(weight, levels.weight) : many;
    return pack(lead, together, cost, distance, exact, weight, found);
  }
}

function maxTogether(masks: readonly Uint32Array[], at: number, anywhere: number): number {
  let max = 0;
  for (let rest = anywhere; rest !== 0; rest &= rest - 1) max = Math.max(max, wordsIn(masks, at, rest & -rest));
  return max;
}

function fieldsWith(masks: readonly Uint32Array[], at: number, anywhere: number, together: number): number {
  let tied = 0;
  for (let rest = anywhere; rest !== 0; rest &= rest - 1)
    if (wordsIn(masks, at, rest & -rest) === together) tied |= rest & -rest;
  return tied;
}

function wordsIn(masks: readonly Uint32Array[], at: number, field: number): number {
  let count = 0;
  for (const mask of masks) if ((mask[at] as number) & field) count++;
  return count;
}

const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));

/** Under `max_score`, 30 bits: words 4, together 4, cost 6, distance 7, exact 1, weight 4, fields 4. */
export function packScore({ words, together, cost, distance, exact, weight, fields }: ScoreParts): number {
  return pack(clamp(words, levels.words), together, cost, distance, exact, weight, fields);
}

function pack(
  lead: number,
  together: number,
  cost: number,
  distance: number,
  exact: number,
  weight: number,
  fields: number,
): number {
  const withWords = lead * 16 + clamp(together, levels.words);
  const withCost = withWords * 64 + (levels.cost - 1 - clamp(cost, levels.cost));
  const best = (withCost * 128 + (farthest - clamp(distance, 128))) * 2 + exact;
  return best * 256 + clamp(weight, levels.weight) * 16 + clamp(fields, levels.fields);
}

/** A score with a bit more, the lowest: whether the words themselves were found and not synonyms of them. */
export function withSynonymBit(score: number, found: boolean): number {
  return score * 2 + (found ? 1 : 0);
}

/** The `text_match_info` of a score as JSON text; `demoting`: it has the bit of synonyms. */
export function scoreInfo(shown: number, dropped: number, demoting: boolean): string {
  const score = demoting ? Math.floor(shown / 2) : shown;
  const fields = score % 16;
  const weight = Math.floor(score / 16) % 16;
  const best = Math.floor(score / 256);
  const cost = levels.cost - 1 - (Math.floor(best / 256) % 64);
  const words = Math.floor(best / (256 * 64 * 16)) % 16;
  return `{"best_field_score":"${best}","best_field_weight":${weight},"fields_matched":${fields},"num_tokens_dropped":${dropped},"score":"${shown}","tokens_matched":${words},"typo_prefix_score":${cost}}`;
}
