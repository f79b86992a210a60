import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder of renditions for the instances of a run, each of which would draw the same ones of the
 * demo's pictures: that of the whole `npm test` (`DRAWN_IMAGES`), else one that `remove` removes.
 */
export async function drawnImages(): Promise<{ folder: string; remove(): Promise<void> }> {
  const given = process.env.DRAWN_IMAGES;
  if (given) return { folder: given, remove: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-drawn-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
