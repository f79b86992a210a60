import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '@/web/platform/env.ts';
import { integrationKinds, openServices } from '@/web/start/open-services.ts';
import { serviceEnvironment } from './child-environment.ts';
import { readConfiguration } from './configuration.ts';
import { withEnvFile } from './env-file.ts';
import { webPlan } from './service-plans.ts';
import { settleServices } from './settle-services.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-env-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(() => {
  for (const name of ['REGO_URL', 'CRM_URL', 'SMTP_URL', 'SMS_URL', 'YOUX_URL', 'TRUSTED_PROXIES'])
    vi.stubEnv(name, undefined);
});

afterEach(() => void vi.unstubAllEnvs());

/** The environment of the web where `.env` contains this. */
async function webOf(envFile: string) {
  const file = join(folder, '.env');
  await writeFile(file, envFile);
  const environment = withEnvFile(file, { DATA_DIR: folder });
  const configuration = readConfiguration(environment, folder);
  const services = await settleServices(configuration, null, []);
  const situation = { root: folder, configuration, services, base: serviceEnvironment(environment) };
  return webPlan(situation, { distDir: '.build/next', studioDir: '', dev: false }).env;
}

describe('what the web gets of .env', () => {
  it('[OPS-02] every vendor that it names; the others are sandboxes', async () => {
    const env = await webOf(
      'REGO_URL=https://rego.example\nSMTP_URL=\nCRM_URL=https://crm.example\nTYPESENSE_SEARCH_KEY=\n',
    );
    const { services, close } = openServices(readEnvironment({ ...env, DATABASE_URL: '' }), env);
    expect(integrationKinds(services)).toMatchObject({
      rego: 'vendor',
      crm: 'vendor',
      mail: 'sandbox',
      sms: 'sandbox',
      payments: 'sandbox',
      quotes: 'sandbox',
    });
    await close();
  });

  it('[OPS-02] a vendor’s gateway on the same machine is no sandbox: only what the supervisor runs is', async () => {
    const env = await webOf('SMS_URL=http://127.0.0.1:9/send\nSMTP_URL=smtp://localhost:9\nSANDBOXES=sms\n');
    const { services, close } = openServices(readEnvironment({ ...env, DATABASE_URL: '' }), env);
    const kinds = { sms: 'vendor', mail: 'vendor', crm: 'sandbox', payments: 'sandbox' };
    expect(integrationKinds(services)).toMatchObject(kinds);
    await close();
  });

  it('whom to trust as a proxy', async () => {
    const trusted = async (envFile: string) => readEnvironment(await webOf(envFile)).TRUSTED_PROXIES;
    expect(await trusted('TRUSTED_PROXIES=203.0.113.7\n')).toBe('203.0.113.7');
    expect(await trusted('')).toBe('private');
  });
});

describe('what no service gets', () => {
  it('is what test runners and bundlers leave behind, wherever it is', () => {
    const base = serviceEnvironment({ NODE_OPTIONS: '--inspect', VITEST_POOL_ID: '1', KEPT: 'yes' });
    expect(base).toMatchObject({ KEPT: 'yes', NODE_ENV: 'production' });
    expect(Object.keys(base).filter((name) => /^(VITEST|NODE_OPTIONS)/.test(name))).toEqual([]);
  });

  it('but what its start adds', () => {
    expect(serviceEnvironment({ A: '1' }, { A: '2', NODE_OPTIONS: '--x' })).toMatchObject({
      A: '2',
      NODE_OPTIONS: '--x',
    });
  });
});
