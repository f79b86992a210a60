import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startInstance } from '@/scripts/start/instance.ts';
import { freePort } from '@/scripts/start/ports.ts';
import { drawnImages } from '../drawn-images.ts';

/** A Wednesday at noon in Brisbane: every dealer is open, and no holiday is near. */
const moment = Date.UTC(2026, 10, 25, 2);

/** One whole instance that begins at the same moment in every run; it also shows the gallery. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-looks-'));
  const drawn = await drawnImages();
  await drawn.linkInto(dataDir);
  const port = await freePort();
  const clock = pathToFileURL(join(import.meta.dirname, 'fixed-clock.mjs')).href;
  const childVariables = {
    GALLERY: '1',
    FORECOURT_CLOCK: String(moment - Date.now()),
    NODE_OPTIONS: `--import ${clock}`,
  };
  const instance = await startInstance({ port, dataDir, quiet: true, childVariables });
  project.provide('looks', { port });
  return async () => {
    await instance.stop();
    await rm(dataDir, { recursive: true, force: true });
    await drawn.remove();
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    looks: { port: number };
  }
}
