import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteLender } from '@/demo/content/site-lender.ts';
import type { VehicleDocument } from '@/domain/stock/collection.ts';
import { importStock } from '@/domain/stock/import-stock.server.ts';
import { stateReserved } from '@/domain/stock/state-reserved.server.ts';
import { stockCardFromDocument } from '@/domain/stock/stock-card-from-document.ts';
import { ensureKey } from '@/scripts/start/search-key.ts';
import { DemoIndex } from './demo-index.ts';

let index: DemoIndex;
let key: string;
const until = new Date('2026-11-27T06:30:00Z');

beforeAll(async () => {
  index = await DemoIndex.start();
  const { url, adminKey } = index.service;
  key = await ensureKey('figures', { url, adminKey, stored: '' });
});
afterAll(() => index.stop());

async function all(): Promise<VehicleDocument[]> {
  const lines = await index.client.collections('vehicles').documents().export();
  return lines.split('\n').map((line) => JSON.parse(line) as VehicleDocument);
}
const named = async (id: string) => (await all()).find((vehicle) => vehicle.id === id);
const state = (id: string, reserved: boolean, end: Date | null = null) =>
  stateReserved(index.service.client(key), 'vehicles', id, { reserved, until: end });
const free = async () =>
  (await all()).find(({ status, reserved, sites }) => status === 'in_stock' && !reserved && sites.length > 1);

describe('[CHK-02] a hold in the search index', () => {
  it('marks one vehicle with the hold’s true end, returns who lists it, and takes it back; all else stays', async () => {
    const car = await free();
    if (!car) throw new Error('No vehicle is available.');
    const before = await all();
    expect(await state(car.id, true, until)).toEqual({ sites: car.sites, changed: true });
    const card = stockCardFromDocument(await named(car.id), []);
    expect(card).toMatchObject({ reserved: true, reservedUntilMs: until.getTime() });
    expect(await state(car.id, true, until)).toEqual({ sites: car.sites, changed: false });
    const filter = { q: '*', query_by: 'name', filter_by: `id:=\`${car.id}\` && reserved:=true`, per_page: 0 };
    expect((await index.client.collections('vehicles').documents().search(filter)).found).toBe(1);
    expect(await state(car.id, false)).toMatchObject({ changed: true });
    const byId = (one: VehicleDocument, other: VehicleDocument) => one.id.localeCompare(other.id);
    expect((await all()).sort(byId)).toEqual(before.sort(byId));
  });

  it('leaves what is sold alone, and what there is not', async () => {
    const sold = (await all()).find(({ status }) => status === 'sold');
    expect(await state(sold?.id ?? '', true, until)).toEqual({ sites: [], changed: false });
    expect(await state('no-such-vehicle', true, until)).toEqual({ sites: [], changed: false });
    expect(await state('a` || id:!=`b', true, until)).toEqual({ sites: [], changed: false });
  });

  it('[OPS-03] stays over an import, with its end', async () => {
    const car = await free();
    if (!car) throw new Error('No vehicle is available.');
    await state(car.id, true, until);
    const scope = { dealershipIds: [], sites: [], whole: false, missing: 'withdrawn' as const };
    await importStock({ typesense: index.client, vehicles: [], lenderOf: siteLender, now: index.now, scope });
    expect(await named(car.id)).toMatchObject({ reserved: true, reserved_until_timestamp: until.getTime() / 1_000 });
    await state(car.id, false);
  });
});
