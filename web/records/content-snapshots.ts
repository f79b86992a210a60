import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { contentSnapshots } from './schema.ts';

export type SnapshotStore = {
  save(key: string, value: unknown): Promise<void>;
  /** What was stored under the key; undefined for nothing. */
  find(key: string): Promise<unknown>;
};

/**
 * Content as it was last read, for what must go on while the content service is down. `database` is
 * called at each read and write.
 */
export const snapshotsIn = (database: () => Database): SnapshotStore => ({
  async save(key, value) {
    await database()
      .insert(contentSnapshots)
      .values({ key, value })
      .onConflictDoUpdate({ target: contentSnapshots.key, set: { value, readAt: sql`now()` } });
  },
  async find(key) {
    const [row] = await database()
      .select({ value: contentSnapshots.value })
      .from(contentSnapshots)
      .where(eq(contentSnapshots.key, key));
    return row?.value;
  },
});
