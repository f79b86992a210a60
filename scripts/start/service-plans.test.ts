import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serviceEnvironment } from './child-environment.ts';
import { readConfiguration } from './configuration.ts';
import { contentPlan, mediaPlan, type Situation, sandboxPlan, searchPlan, webPlan } from './service-plans.ts';
import { settleServices } from './settle-services.ts';
import { Supervisor } from './supervisor.ts';

const root = join(import.meta.dirname, '..', '..');
let dataDir = '';
let situation: Situation;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-plans-'));
  const configuration = readConfiguration({ PORT: '3000', DATA_DIR: dataDir }, root);
  const services = await settleServices(configuration, null, []);
  situation = { root, configuration, services, base: serviceEnvironment() };
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

const files = { distDir: '', studioDir: '' };
const pidOf = async (name: string): Promise<number> =>
  JSON.parse(await readFile(join(dataDir, 'pids', `${name}.json`), 'utf8')).pid;

describe('the plans of the services', () => {
  it('[OPS-05] say of each where it answers as long as it does not hang; a development server, which compiles, is not watched', () => {
    const { content, search, media, sandbox } = situation.services;
    const plans = [
      contentPlan(situation, ''),
      searchPlan(situation),
      mediaPlan(situation),
      sandboxPlan(situation),
      webPlan(situation, { ...files, dev: false }),
      webPlan(situation, { ...files, dev: true }),
    ];
    expect(plans.map(({ aliveAt }) => aliveAt)).toEqual([
      ...[content, search, media, sandbox].map(({ url }) => `${url}/health`),
      'http://127.0.0.1:3000/api/health/live',
      undefined,
    ]);
  });

  it('[OPS-05] the sandbox is left alone while it answers, ended once it hangs, and answers again', async () => {
    const said: string[] = [];
    const supervisor = new Supervisor(dataDir, (line) => said.push(line));
    try {
      const pulse = { everyMs: 50, withinMs: 2_000, failures: 2 };
      await supervisor.start([{ ...sandboxPlan(situation), pulse }]);
      const pid = await pidOf('sandbox');
      await pause(10 * pulse.everyMs);
      expect(said).toEqual([]);
      process.kill(pid, 'SIGSTOP');
      await vi.waitFor(() => expect(said).toContain('sandbox is back'), 15_000);
      expect(said).toContain('sandbox does not answer any more; ending it');
      expect(await pidOf('sandbox')).not.toBe(pid);
      expect((await fetch(`${situation.services.sandbox.url}/health`)).status).toBe(200);
    } finally {
      await supervisor.stop();
    }
  });
});
