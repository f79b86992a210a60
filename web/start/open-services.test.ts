import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTest, sourceFiles } from '@/tests/architecture/source-files.ts';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { readEnvironment } from '@/web/platform/env.ts';
import { integrationKinds, openServices } from './open-services.ts';

const env = readEnvironment({ SANITY_PROJECT_ID: 'forecourt' });

describe('the integrations of a deployment', () => {
  it('are sandboxes, and marked as such, where the environment names no vendor', async () => {
    const { services, close } = openServices(env, {});
    expect(integrationKinds(services)).toMatchObject({ quotes: 'sandbox', reviews: 'sandbox', geocoding: 'sandbox' });
    await close();
  });

  it('are the vendors that it names, each by variables of its own', async () => {
    const { services, close } = openServices(env, { YOUX_URL: 'https://youx.example/quote', GOOGLE_MAPS_KEY: 'a key' });
    expect(integrationKinds(services)).toMatchObject({ quotes: 'vendor', reviews: 'sandbox', geocoding: 'vendor' });
    expect(services.geocoding.mapsKey).toBe('a key');
    await close();
  });

  it('a variable that is wrong stops the start and is named', () => {
    expect(() => openServices(env, { SNAP21_URL: 'ftp://snap21.example' })).toThrow(
      'The web app cannot start: SNAP21_URL must be an http:// or https:// address.',
    );
  });
});

describe('the pool of the records', () => {
  let records: TestRecords;
  beforeAll(async () => {
    records = await testRecords();
  });
  afterAll(() => records.end());

  const openConnections = async () => {
    const [row] = await records.query(
      "select count(*)::int as found from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return row?.found;
  };

  it('is one, and closing the services ends all its connections', async () => {
    const { services, close } = openServices({ ...env, DATABASE_URL: records.url }, {});
    const sleep = async () => services.records?.database.execute(sql`select pg_sleep(0.05)`);
    await Promise.all(Array.from({ length: 20 }, sleep));
    expect(await openConnections()).toBe(8);
    await close();
    await expect.poll(openConnections).toBe(0);
  });
});

describe('the one place that makes them', () => {
  it('no other file of the web app makes a client of a store or a pool', () => {
    const makers = /\b(?:openRecords|connectContent|searchConnection|connectSearch)\(|new pg\.Pool\(/;
    const homes = [
      'web/start/open-services.ts',
      'web/records/database.ts',
      'web/content/client.ts',
      'web/stock/typesense-client.ts',
    ];
    const strays = sourceFiles().filter(
      ({ path, text }) => path.startsWith('web/') && !isTest(path) && !homes.includes(path) && makers.test(text),
    );
    expect(strays.map(({ path }) => path)).toEqual([]);
  });
});
