import type { Predicate } from '../filter/predicate.ts';
import type { Index } from '../index.ts';
import { Uint8List, Uint32List } from '../memory/growable.ts';
import { WordRows } from '../text/word-rows.ts';
import type { Candidate, Expansion } from './expand.ts';
import type { QueryFields } from './text-options.ts';

/** Rows in which every word of the query was found; valid until the next join. At place i: masks[w][i] are the fields that hold word w, costs[w][i] its cost. */
export type Joined = {
  rows: Uint32Array;
  count: number;
  masks: Uint32Array[];
  costs: Uint8Array[];
  /** Candidates that brought rows, per word of the query. */
  used: Candidate[][];
  /** How many entries of word lists were read. */
  read: number;
};

/**
 * Joins the words of a query: the rarest opens the list, the others narrow it. Of each word's candidates, cheapest and most frequent
 * first, as many take part as `max` per number of typos and have a row together with the words before (and within the filter).
 */
export function join(
  index: Index,
  expansions: readonly Expansion[],
  fields: QueryFields,
  filter: Predicate | null,
  max: number,
): Joined {
  const order = expansions
    .map((_, at) => at)
    .sort((one, other) => size(index, expansions[one]) - size(index, expansions[other]));
  const joiner = new Joiner(index, fields, filter, max);
  const used: Candidate[][] = expansions.map(() => []);
  order.forEach((word, step) => {
    used[word] = joiner.add((expansions[word] as Expansion).candidates, step);
  });
  const result = joiner.finish(order.length);
  const masks: Uint32Array[] = [];
  const costs: Uint8Array[] = [];
  order.forEach((word, step) => {
    masks[word] = result.masks[step] as Uint32Array;
    costs[word] = result.costs[step] as Uint8Array;
  });
  return { rows: result.rows, count: result.count, masks, costs, used, read: joiner.entries };
}

function size(index: Index, expansion: Expansion | undefined): number {
  return expansion?.candidates.reduce((sum, { token }) => sum + index.text.frequency.at(token), 0) ?? 0;
}

/**
 * Reused from search to search, as they may be long: the rows of one word, and those of all words
 * with the data of each.
 */
const wordRows = new WordRows();
const slotRows = new Uint32List();
const slotStages = new Uint8List();
const slotMasks: Uint32List[] = [];
const slotCosts: Uint8List[] = [];

class Joiner {
  private readonly index: Index;
  private readonly fields: QueryFields;
  private readonly filter: Predicate | null;
  private readonly max: number;
  private count = 0;
  entries = 0;

  constructor(index: Index, fields: QueryFields, filter: Predicate | null, maxCount: number) {
    this.index = index;
    this.fields = fields;
    this.filter = filter;
    this.max = maxCount;
  }

  /** Takes the next word; returns the candidates that brought rows. */
  add(candidates: readonly Candidate[], step: number): Candidate[] {
    slotMasks[step] ??= new Uint32List();
    slotCosts[step] ??= new Uint8List();
    if (step > 0) this.makeRoom(step, this.count);
    const perEdits: number[] = [];
    return candidates.filter((candidate) => {
      const taken = perEdits[candidate.edits] ?? 0;
      if (taken >= this.max && candidate.cost > 0) return false;
      const brought = step === 0 ? this.open(candidate, candidates.length > 1) : this.narrow(candidate, step);
      if (brought && candidate.cost > 0) perEdits[candidate.edits] = taken + 1;
      return brought;
    });
  }

  finish(steps: number): Omit<Joined, 'used' | 'read'> {
    const slots = this.index.scratch.data;
    const rows = slotRows.data;
    const stages = slotStages.data;
    const masks = slotMasks.slice(0, steps).map((list) => list.data);
    const costs = slotCosts.slice(0, steps).map((list) => list.data);
    let retained = 0;
    for (let at = 0; at < this.count; at++) {
      const row = rows[at] as number;
      slots[row] = 0;
      if (stages[at] !== steps) continue;
      rows[retained] = row;
      for (let word = 0; word < steps; word++) {
        (masks[word] as Uint32Array)[retained] = (masks[word] as Uint32Array)[at] as number;
        (costs[word] as Uint8Array)[retained] = (costs[word] as Uint8Array)[at] as number;
      }
      retained++;
    }
    return { rows, count: retained, masks, costs };
  }

  /**
   * The first word: every living row opens a slot. With several candidates the filter decides which
   * of them count, so it runs here.
   */
  private open(candidate: Candidate, several: boolean): boolean {
    const slots = this.index.scratch.data;
    const alive = this.index.alive.data;
    const filter = several ? this.filter : null;
    const { rows, masks, length } = this.read(candidate.token);
    this.makeRoom(0, this.count + length);
    const opened = slotRows.data;
    const stages = slotStages.data;
    let brought = false;
    for (let at = 0; at < length; at++) {
      const row = rows[at] as number;
      const mask = (masks[at] as number) & candidate.mask;
      if (mask === 0 || alive[row] === 0 || (filter && !filter.test(row))) continue;
      brought = true;
      let slot = (slots[row] as number) - 1;
      if (slot < 0) {
        slot = this.count++;
        opened[slot] = row;
        stages[slot] = 0;
        slots[row] = slot + 1;
      }
      this.note(slot, 0, mask, candidate.cost);
    }
    return brought;
  }

  private narrow(candidate: Candidate, step: number): boolean {
    const slots = this.index.scratch.data;
    const stages = slotStages.data;
    const { rows, masks, length } = this.read(candidate.token);
    let brought = false;
    for (let at = 0; at < length; at++) {
      const slot = (slots[rows[at] as number] as number) - 1;
      if (slot < 0) continue;
      const mask = (masks[at] as number) & candidate.mask;
      if (mask === 0 || (stages[slot] as number) < step) continue;
      brought = true;
      this.note(slot, step, mask, candidate.cost);
    }
    return brought;
  }

  private read(token: number): WordRows {
    wordRows.length = 0;
    const found = this.index.text.read(token, this.fields.selection, wordRows);
    this.entries += found.length;
    return found;
  }

  private note(slot: number, step: number, mask: number, cost: number): void {
    const masks = (slotMasks[step] as Uint32List).data;
    const costs = (slotCosts[step] as Uint8List).data;
    const stages = slotStages.data;
    if (stages[slot] === step || cost < (costs[slot] as number)) {
      masks[slot] = mask;
      costs[slot] = cost;
    } else if (cost === costs[slot]) masks[slot] = (masks[slot] as number) | mask;
    stages[slot] = step + 1;
  }

  private makeRoom(step: number, slots: number): void {
    slotRows.reserve(slots);
    slotStages.reserve(slots);
    slotMasks[step]?.reserve(slots);
    slotCosts[step]?.reserve(slots);
  }
}
