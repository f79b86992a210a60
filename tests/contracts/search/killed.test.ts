import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  readonly known = new Map<string, number | null>();
  readonly pending = new Map<string, number | null>();
  answers = 0;

  begin(changes: [id: string, km: number | null][]) {
    for (const [id, km] of changes) this.pending.set(id, km);
  }

  done() {
    for (const [id, km] of this.pending) this.known.set(id, km);
    this.pending.clear();
    this.answers++;
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

describe.skipIf(cluster)('a kill at any moment', () => {
  it('loses nothing that was acknowledged: each document is as it was answered, or as the change under way makes it', async () => {
    const acknowledged = new Acknowledged();
    await service.client().collections().create(vehicleSchema('mixed'));
    for (let round = 0; round < rounds; round++) {
      const writing = write(acknowledged, 'mixed', round * 10_000).catch(() => undefined);
      await after(15 + ((round * 37) % 120));
      await service.kill();
      await writing;
      await service.boot();
      const there = await stored('mixed');
      for (const [id, km] of acknowledged.known) {
        const allowed = [km, ...(acknowledged.pending.has(id) ? [acknowledged.pending.get(id)] : [])];
        expect(allowed, `${id} after round ${round}`).toContain(there.get(id) ?? null);
      }
      const { found } = await service.client().collections('mixed').documents().search({ q: '*' });
      expect(found).toBe(there.size);
      acknowledged.known.clear();
      acknowledged.pending.clear();
      for (const [id, km] of there) acknowledged.known.set(id, km);
    }
    expect(acknowledged.answers).toBeGreaterThan(rounds);
  }, 60_000);

  it('leaves an alias on one collection or the other, and a schema as it was or as it shall be', async () => {
    const client = service.client();
    for (const name of ['left', 'right']) await client.collections().create(vehicleSchema(name));
    await client.aliases().upsert('swing', { collection_name: 'left' });
    for (let round = 0; round < 4; round++) {
      const moving = (async () => {
        for (let turn = 0; ; turn++) {
          await client.aliases().upsert('swing', { collection_name: turn % 2 ? 'left' : 'right' });
          const fields = [turn % 2 ? { name: 'extra', drop: true } : { name: 'extra', type: 'string', optional: true }];
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
  }, 60_000);
});
