import type { JsonObject } from './json.ts';
import { pause, Slice } from './pause.ts';
import type { DirtyMode } from './schema/coerce.ts';

/** One change of many documents: the members that each of them gets, or null where they are removed. */
export type Bulk = { ids: readonly string[]; change: JsonObject | null; dirty?: DirtyMode };

type BulkTarget = {
  /** Runs writes as one commit. */
  batch(work: () => void): void;
  /** Changes one document; passes over one that is not there. */
  applyTo(id: string, bulk: Bulk): void;
  /** Stores what is left to do beside the documents, in the same commit; null when nothing is. */
  note(rest: Bulk | null): void;
};

const sliceMilliseconds = 8;

/**
 * Changes many documents in slices, each one commit, between which other requests are served.
 * Before the first commit the rest is noted in the store, so that a killed process goes on with it
 * when it starts again: the documents change all or not at all. `noted`: this is such a rest.
 * Rejects as the first document that is refused does; as all get the same values, the others would
 * be refused too.
 */
export async function runBulk(target: BulkTarget, bulk: Bulk, noted = false): Promise<void> {
  const { ids } = bulk;
  const slice = new Slice(sliceMilliseconds);
  let at = 0;
  do {
    await pause();
    slice.restart();
    target.batch(() => {
      const first = at === 0;
      while (at < ids.length && !(at > 0 && slice.over())) target.applyTo(ids[at++] as string, bulk);
      const rest = at < ids.length;
      if (rest && first) target.note({ ...bulk, ids: ids.slice(at) });
      if (!rest && (noted || !first)) target.note(null);
    });
  } while (at < ids.length);
}
