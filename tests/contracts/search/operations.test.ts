import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SearchService } from '@/embedded/search/service.ts';
import { cluster } from './cluster.ts';
import { RunningService } from './running-service.ts';
import { stock } from './vehicles.ts';

let service: RunningService;
let folder = '';
beforeAll(async () => {
  service = await RunningService.start();
  folder = await mkdtemp(join(tmpdir(), 'search-snapshot-'));
  await stock(service.client(), 'cars');
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

const operate = (what: string, query = '') => service.request('POST', `/operations/${what}${query}`);

describe('what operators need', () => {
  it('[OPS-03] is done or has nothing to do: compaction, caches, a vote, schema changes under way', async () => {
    for (const what of ['db/compact', 'cache/clear', 'vote'])
      expect(JSON.parse((await operate(what)).text)).toEqual({ success: true });
    expect(await service.client().operations.getSchemaChanges()).toEqual([]);
    expect((await service.client().debug.retrieve()).version).toMatch(/^3\d\.\d/);
  });

  it('counts requests by address, with how long they took, ids left out', async () => {
    await service.client().collections('cars').documents('car-1').retrieve();
    const stats = (await service.client().stats.retrieve()) as unknown as Record<string, Record<string, number>>;
    const names = Object.keys(stats.requests_per_second ?? {});
    expect(names).toContain('POST /collections/cars/documents/import');
    expect(names.join()).not.toContain('car-1');
    expect(Object.keys(stats.latency_ms ?? {}).sort()).toEqual(names.sort());
  });

  it('measures the machine and the process', async () => {
    const metrics = (await service.client().metrics.retrieve()) as unknown as Record<string, string>;
    const of = (name: string) => Number(metrics[name]);
    expect(of('system_memory_used_bytes')).toBeLessThan(of('system_memory_total_bytes'));
    expect(of('system_disk_used_bytes')).toBeLessThan(of('system_disk_total_bytes'));
    expect(of('typesense_memory_resident_bytes')).toBeGreaterThan(1_000_000);
  });

  it.skipIf(cluster)('logs slow requests from the time on that is set, and refuses a time that is none', async () => {
    const set = (time: unknown) =>
      service.request('POST', '/config', JSON.stringify({ 'log-slow-requests-time-ms': time }));
    expect((await set('soon')).status).toBe(400);
    expect((await set(0)).status).toBe(200);
    await service.client().collections('cars').retrieve();
    await expect.poll(() => service.log.join('\n')).toContain('SLOW REQUEST');
    expect((await set(-1)).status).toBe(200);
  });

  it.skipIf(cluster)('copies everything into a folder that another service can open', async () => {
    const place = join(folder, 'copy');
    expect((await operate('snapshot', `?snapshot_path=${encodeURIComponent(place)}`)).status).toBe(201);
    expect(await readdir(place)).toContain('search.sqlite');
    const copy = await SearchService.open(place, 'another-admin-key');
    expect(copy.catalogue.find('cars').documents).toBe(10);
    copy.close();
    expect((await operate('snapshot', `?snapshot_path=${encodeURIComponent(place)}`)).status).toBe(400);
  });

  it('is for keys that may', async () => {
    const { value = '' } = await service
      .client()
      .keys()
      .create({ description: 'search', actions: ['documents:search'], collections: ['*'] });
    for (const [method, path] of [
      ['POST', '/operations/snapshot'],
      ['POST', '/config'],
      ['GET', '/debug'],
      ['GET', '/stats.json'],
      ['GET', '/metrics.json'],
    ] as const)
      expect((await service.request(method, path, method === 'POST' ? '{}' : undefined, value)).status).toBe(401);
  });
});
