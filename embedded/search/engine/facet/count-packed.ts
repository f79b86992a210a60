import type { CodedRows } from '../columns/coded-rows.ts';
import { maxCodes, type PackedCodes, rowWidth } from '../columns/packed-codes.ts';
import type { Matches } from '../search/matches.ts';
import { countCodes, occurring } from './count.ts';
import type { Counts } from './counts.ts';

/** For each place of a packed row so many counters; of one search at a time. */
const tallies = new Uint32Array(rowWidth * maxCodes);

/**
 * Counts the values of a search's facets: those of packed fields in one pass over the matches, the
 * others one by one when requested.
 */
export class FacetCounts {
  private readonly packed: PackedCodes;
  private readonly matches: Matches;

  constructor(packed: PackedCodes, facets: readonly CodedRows[], matches: Matches) {
    this.packed = packed;
    this.matches = matches;
    if (matches.complete) return;
    const places = facets.map((coded) => packed.placeOf(coded)).filter((place) => place >= 0);
    countPlaces(packed.codes.data, Uint8Array.from(places), matches);
  }

  /** Valid until the next is requested. */
  of(coded: CodedRows): Counts {
    const place = this.matches.complete ? -1 : this.packed.placeOf(coded);
    return place < 0 ? countCodes(coded, this.matches) : occurring(tallies, place * maxCodes, coded.size);
  }
}

function countPlaces(codes: Uint8Array, places: Uint8Array, { rows, count }: Matches): void {
  tallies.fill(0);
  for (let at = 0; at < count; at++) {
    const start = (rows[at] as number) * rowWidth;
    for (let each = 0; each < places.length; each++) {
      const place = places[each] as number;
      const slot = place * maxCodes + (codes[start + place] as number);
      tallies[slot] = (tallies[slot] as number) + 1;
    }
  }
}
