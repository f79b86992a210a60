import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Instance, startInstance } from '@/scripts/start/instance.ts';
import { freePort } from '@/scripts/start/ports.ts';
import { controlServer } from './control.ts';
import { startVendors } from './vendors.ts';

/** Starts one whole instance in an empty folder for all journeys, which also shows the gallery of blocks, and the small control door by which a test kills a service. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-journeys-'));
  const port = await freePort();
  const vendors = await startVendors();
  const childVariables = { GALLERY: '1', ...vendors.variables };
  const instance: Instance = await startInstance({ port, dataDir, quiet: true, childVariables });
  const control = await controlServer(instance);
  project.provide('instance', { services: instance.services, port, dataDir, control: control.url });
  return async () => {
    await control.close();
    await instance.stop();
    await vendors.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}

export type ProvidedInstance = {
  services: Instance['services'];
  port: number;
  dataDir: string;
  control: string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    instance: ProvidedInstance;
  }
}
