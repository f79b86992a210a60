import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { log, reason } from '@/web/platform/log.ts';

const manifest = z.object({ rootMainFiles: z.array(z.string()) });
const folder = 'static/';

/**
 * The scripts with which every page of a Next build begins, by their paths below its static folder. `buildFolder` is absolute; without
 * a manifest that names them there are none.
 */
export async function firstScripts(buildFolder: string): Promise<ReadonlySet<string>> {
  try {
    const { rootMainFiles } = manifest.parse(
      JSON.parse(await readFile(join(buildFolder, 'build-manifest.json'), 'utf8')),
    );
    return new Set(rootMainFiles.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length)));
  } catch (error) {
    log('warn', 'first-scripts-unknown', { reason: reason(error) });
    return new Set();
  }
}
