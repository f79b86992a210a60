import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cluster } from './cluster.ts';
import { RunningService } from './running-service.ts';
import { type Vehicle, vehicleSchema, vehicles } from './vehicles.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
});
afterAll(() => service.stop());

const rounds = 8;
const ids = 40;
const [model] = vehicles as [Vehicle];

/** What the service acknowledged of each document: its kilometres, or that it is gone; and the one change that may be under way. */
class Acknowledged {
  readonly expected = new Map<string, number | null>();
  readonly pending = new Map<string, number | null>();
  responses = 0;

  begin(changes: [id: string, km: number | null][]) {
    for (const [id, km] of changes) this.pending.set(id, km);
  }

  done() {
    for (const [id, km] of this.pending) this.expected.set(id, km);
    this.pending.clear();
    this.responses++;
  }
}

/** Single writes, imports and deletions by filter in turn, until the service is gone. */
async function write(acknowledged: Acknowledged, name: string, from: number): Promise<void> {
  const documents = service.client().collections<Vehicle>(name).documents();
  for (let km = from; ; km++) {
    const one = `d${km % ids}`;
    acknowledged.begin([[one, km]]);
    await documents.upsert({ ...model, id: one, km });
    acknowledged.done();
    const many = Array.from({ length: 12 }, (_, at) => `d${(km * 7 + at) % ids}`);
    acknowledged.begin(many.map((id) => [id, km]));
    await documents.import(
      many.map((id) => ({ ...model, id, km })),
      { action: 'upsert' },
    );
    acknowledged.done();
    const [first = '', second = ''] = many;
    acknowledged.begin([
      [first, null],
      [second, null],
    ]);
    await documents.delete({ filter_by: `id:[${first},${second}]` });
    acknowledged.done();
  }
}

async function stored(name: string): Promise<Map<string, number>> {
  const lines = await service.client().collections(name).documents().export({ include_fields: 'id,km' });
  const documents = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Vehicle);
  return new Map(documents.map(({ id, km }) => [id, km]));
}

/**
 * Kills the service once the change has begun to reach its documents, and returns how many are
 * changed after the next start.
 */
async function changedAfterKill(changed: () => Promise<number>, change: () => Promise<unknown>): Promise<number> {
  const changing = change().catch(() => undefined);
  await expect.poll(changed, { interval: 1 }).toBeGreaterThan(0);
  await service.kill();
  await changing;
  await service.boot();
  return changed();
}

describe.skipIf(cluster)('a kill at any moment', () => {
  it('leaves a change or removal by filter that had begun complete, and the writes after it as they were acknowledged', async () => {
    const client = service.client();
    await client.collections().create(vehicleSchema('bulk'));
    const cars = Array.from({ length: 6000 }, (_, at) => ({ ...model, id: `b${at}`, km: 1 }));
    const documents = client.collections<Vehicle>('bulk').documents();
    await documents.import(cars);
    const found = async (filter: string) => (await documents.search({ q: '*', filter_by: filter })).found;
    const patched = await changedAfterKill(
      () => found('km:2'),
      () => documents.update({ km: 2 } as Vehicle, { filter_by: 'km:1' }),
    );
    expect(patched).toBe(6000);
    await documents.upsert({ ...model, id: 'b0', km: 1 });
    const left = await changedAfterKill(
      async () => 6000 - (await found('')),
      () => documents.delete({ filter_by: 'km:2' }),
    );
    expect(left).toBe(5999);
    await service.kill();
    await service.boot();
    expect(await documents.export()).toContain('"b0"');
    expect((await documents.upsert({ ...model, id: 'b1', km: 2 })).km).toBe(2);
  });

  it('loses nothing that was acknowledged: each document is as the response stated, or as the change under way makes it', async () => {
    const acknowledged = new Acknowledged();
    await service.client().collections().create(vehicleSchema('mixed'));
    for (let round = 0; round < rounds; round++) {
      const before = acknowledged.responses;
      const writing = write(acknowledged, 'mixed', round * 10_000).catch(() => undefined);
      await vi.waitFor(() => expect(acknowledged.responses).toBeGreaterThan(before), { interval: 1 });
      await after(15 + ((round * 37) % 120));
      await service.kill();
      await writing;
      await service.boot();
      const there = await stored('mixed');
      for (const [id, km] of acknowledged.expected) {
        const allowed = [km, ...(acknowledged.pending.has(id) ? [acknowledged.pending.get(id)] : [])];
        expect(allowed, `${id} after round ${round}`).toContain(there.get(id) ?? null);
      }
      const { found } = await service.client().collections('mixed').documents().search({ q: '*' });
      expect(found).toBe(there.size);
      acknowledged.expected.clear();
      acknowledged.pending.clear();
      for (const [id, km] of there) acknowledged.expected.set(id, km);
    }
    expect(acknowledged.responses).toBeGreaterThanOrEqual(rounds);
  });

  it('leaves an alias on one collection or the other, and a schema as it was or as it shall be', async () => {
    const client = service.client();
    for (const name of ['left', 'right']) await client.collections().create(vehicleSchema(name));
    await client.aliases().upsert('swing', { collection_name: 'left' });
    for (let round = 0; round < 4; round++) {
      const moving = (async () => {
        for (let swap = 0; ; swap++) {
          await client.aliases().upsert('swing', { collection_name: swap % 2 ? 'left' : 'right' });
          const fields = [swap % 2 ? { name: 'extra', drop: true } : { name: 'extra', type: 'string', optional: true }];
          await client.collections('left').update({ fields } as never);
        }
      })().catch(() => undefined);
      await after(10 + round * 25);
      await service.kill();
      await moving;
      await service.boot();
      expect(['left', 'right']).toContain((await client.aliases('swing').retrieve()).collection_name);
      const names = (await client.collections('left').retrieve()).fields?.map(({ name }) => name) ?? [];
      expect(names.filter((name) => name !== 'extra')).toEqual(vehicleSchema('left').fields.map(({ name }) => name));
      if (names.includes('extra'))
        await client.collections('left').update({ fields: [{ name: 'extra', drop: true }] } as never);
    }
  });
});
