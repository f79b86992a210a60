import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Instance, startInstance } from '@/scripts/start/instance.ts';
import { freePort } from '@/scripts/start/ports.ts';
import { type DrawnImages, drawnImages } from '../drawn-images.ts';
import { controlServer } from './control.ts';
import { startVendors } from './vendors.ts';

/**
 * As many whole instances as journey files run side by side, each in an empty folder with vendors of its own. They show the gallery of
 * blocks, and have the control door by which a test kills a service.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const drawn = await drawnImages();
  // The first one builds what all of them serve.
  const first = await startOne(drawn);
  const others = Array.from({ length: project.config.maxWorkers - 1 }, () => startOne(drawn));
  const started = [first, ...(await Promise.all(others))];
  project.provide(
    'instances',
    started.map(({ provided }) => provided),
  );
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
    await drawn.remove();
  };
}

async function startOne(drawn: DrawnImages): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-journeys-'));
  await drawn.linkInto(dataDir);
  const port = await freePort();
  const vendors = await startVendors();
  const childVariables = { GALLERY: '1', ...vendors.variables };
  const instance: Instance = await startInstance({ port, dataDir, quiet: true, childVariables });
  const control = await controlServer(instance);
  return {
    provided: {
      services: instance.services,
      port,
      dataDir,
      control: control.url,
      seededAtMs: await seedingOf(dataDir),
    },
    stop: async () => {
      await control.close();
      await instance.stop();
      await vendors.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** When the demo was put in. */
async function seedingOf(dataDir: string): Promise<number> {
  const { search } = JSON.parse(await readFile(join(dataDir, 'seeded.json'), 'utf8')) as { search: string };
  return Date.parse(search);
}

type Started = { provided: ProvidedInstance; stop(): Promise<void> };

export type ProvidedInstance = {
  services: Instance['services'];
  port: number;
  dataDir: string;
  control: string;
  /** Epoch milliseconds. */
  seededAtMs: number;
};

declare module 'vitest' {
  export interface ProvidedContext {
    instances: ProvidedInstance[];
  }
}
