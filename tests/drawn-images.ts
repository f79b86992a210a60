import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type DrawnImages = {
  /** Lets an instance read what others have drawn, and store there what it draws. */
  linkInto(dataDir: string): Promise<void>;
  remove(): Promise<void>;
};

/** Folders of an instance's data: renditions of pictures, and the demo's photos of cars. */
const shared = ['images', 'media'];

/**
 * A folder for the instances of a run, each of which would draw the same pictures of the demo: that
 * of the whole `npm test` (`DRAWN_IMAGES`), else one that `remove` removes.
 */
export async function drawnImages(): Promise<DrawnImages> {
  const given = process.env.DRAWN_IMAGES;
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'forecourt-drawn-')));
  for (const name of shared) await mkdir(join(folder, name), { recursive: true });
  return {
    linkInto: async (dataDir) => {
      for (const name of shared) await symlink(join(folder, name), join(dataDir, name));
    },
    remove: async () => {
      if (!given) await rm(folder, { recursive: true, force: true });
    },
  };
}
