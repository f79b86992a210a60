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
  it('[OPS-05] name of each the address that responds as long as it does not hang; a development server, which compiles, is not watched', () => {
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

  it('[CHK-04] give the web a payment provider without an account, each dealer a merchant of its own', () => {
    const { sandbox, ...others } = situation.services;
    const staff = [{ name: 'A', email: 'a@example.com', password: 'p', site: 'southbank-ford' }];
    const env = webPlan({ ...situation, services: { ...others, sandbox, staff } }, { ...files, dev: false }).env;
    expect(env).toMatchObject({
      STRIPE_API_URL: sandbox.url,
      STRIPE_SECRET_KEY: sandbox.paymentsKey,
      STRIPE_WEBHOOK_SECRET: sandbox.paymentsSecret,
      STRIPE_ACCOUNTS: 'southbank-ford=acct_sandboxsouthbankford',
      SANDBOXES: 'mail,crm,sms,payments',
    });
    expect(sandboxPlan(situation).env.SANDBOX_PAYMENTS).toBe(
      `${sandbox.paymentsKey}|${sandbox.paymentsSecret}|http://127.0.0.1:3000/api/webhooks/payments`,
    );
  });

  it('[CHK-04] leave a payment provider alone that the environment names', () => {
    const environment = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    const configuration = readConfiguration({ ...environment, PORT: '3000', DATA_DIR: dataDir }, root);
    const base = serviceEnvironment(environment);
    const { env } = webPlan({ ...situation, configuration, base }, { ...files, dev: false });
    expect(env).toMatchObject(environment);
    expect(env).not.toHaveProperty('STRIPE_API_URL');
    expect(env.SANDBOXES).toBe('mail,crm,sms');
  });

  it('[OPS-05] the sandbox is left alone while it responds, ended once it hangs, and responds again', async () => {
    const lines: string[] = [];
    const supervisor = new Supervisor(dataDir, (line) => lines.push(line));
    try {
      const pulse = { everyMs: 50, withinMs: 2_000, failures: 2 };
      await supervisor.start([{ ...sandboxPlan(situation), pulse }]);
      const pid = await pidOf('sandbox');
      await pause(10 * pulse.everyMs);
      expect(lines).toEqual([]);
      process.kill(pid, 'SIGSTOP');
      await vi.waitFor(() => expect(lines).toContain('sandbox is back'));
      expect(lines).toContain('sandbox does not answer any more; ending it');
      expect(await pidOf('sandbox')).not.toBe(pid);
      expect((await fetch(`${situation.services.sandbox.url}/health`)).status).toBe(200);
    } finally {
      await supervisor.stop();
    }
  });
});
