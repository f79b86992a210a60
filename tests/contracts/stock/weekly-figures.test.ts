import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteLender } from '@/demo/content/site-lender.ts';
import type { LenderTerms } from '@/domain/finance/lender-terms.ts';
import type { VehicleDocument } from '@/domain/stock/collection.ts';
import { importStock } from '@/domain/stock/import-stock.server.ts';
import { restateWeekly } from '@/domain/stock/restate-weekly.server.ts';
import { weeklyFieldNames, weeklyOfDocument } from '@/domain/stock/weekly-fields.ts';
import { ensureKey } from '@/scripts/start/search-key.ts';
import { DemoIndex } from './demo-index.ts';

const slug = 'northgate-hyundai';
let index: DemoIndex;
let figuresKey: string;

beforeAll(async () => {
  index = await DemoIndex.start();
  const { url, adminKey } = index.service;
  figuresKey = await ensureKey('figures', { url, adminKey, stored: '' });
});
afterAll(() => index.stop());

const terms = (of = slug) => siteLender(of) as LenderTerms;
const restate = (lender: LenderTerms | null, now = index.now) =>
  restateWeekly({ typesense: index.service.client(figuresKey), lenders: new Map([[slug, lender]]), now });
async function stock(): Promise<VehicleDocument[]> {
  const lines = await index.client.collections('vehicles').documents().export();
  return lines.split('\n').map((line) => JSON.parse(line) as VehicleDocument);
}
const ours = (all: readonly VehicleDocument[]) => all.filter(({ dealership_slug: owner }) => owner === slug);
const others = (all: readonly VehicleDocument[]) => all.filter(({ dealership_slug: owner }) => owner !== slug);
const byId = (one: VehicleDocument, other: VehicleDocument) => one.id.localeCompare(other.id);
const stated = (all: readonly VehicleDocument[]) => all.filter((vehicle) => weeklyOfDocument(vehicle) !== null);

describe('weekly figures when a lender changes', () => {
  it('[CARD-07] [FIN-02] change nothing where the terms are what they were', async () => {
    expect(await restate(terms())).toEqual({ changed: 0, sites: [], refused: new Map() });
  });

  it('[CARD-07] follow the new rate, exactly as an import would write them; all else stays', async () => {
    const before = await stock();
    const dearer = { ...terms(), interestRatePercent: 11.5 };
    const { changed, sites } = await restate(dearer);
    const after = await stock();
    expect(changed).toBe(stated(ours(before)).length);
    expect(changed).toBeGreaterThan(20);
    expect(sites).toEqual(['meridian-group', slug]);
    expect(others(after).sort(byId)).toEqual(others(before).sort(byId));
    expect(new Set(stated(ours(after)).map((vehicle) => vehicle.weekly_rate))).toEqual(new Set([11.5]));
    const [old, now] = [ours(before).sort(byId), ours(after).sort(byId)];
    now.forEach((vehicle, at) => {
      if (!weeklyOfDocument(vehicle)) return;
      expect(vehicle.weekly_cents).toBeGreaterThan(old[at]?.weekly_cents ?? Number.POSITIVE_INFINITY);
    });
    const filter = 'dealership_slug:=`northgate-hyundai` && weekly_price_range:=`$100 - $200`';
    const range = { q: '*', query_by: 'name', filter_by: filter, per_page: 0 };
    const counted = now.filter(({ weekly_price_range: band }) => band === '$100 - $200').length;
    expect((await index.client.collections('vehicles').documents().search(range)).found).toBe(counted);
    expect(await restate(dearer)).toMatchObject({ changed: 0, sites: [] });
  });

  it('[FIN-02] go, all of their fields, when no figure may be shown any more, and come back', async () => {
    const before = stated(ours(await stock())).length;
    await restate({ ...terms(), excludedDealerships: [slug] });
    for (const vehicle of ours(await stock()))
      for (const name of weeklyFieldNames) expect(vehicle).not.toHaveProperty(name);
    await restate(null);
    expect((await restate(terms())).changed).toBe(before);
    expect(stated(ours(await stock())).length).toBe(before);
  });

  it('[FIN-02] follow the calendar: a car becomes too old for Taurus on New Year’s Day', async () => {
    const taurus: LenderTerms = { ...terms(), lenderKind: 'taurus' };
    const year = new Date(index.now).getUTCFullYear();
    const oldest = Math.min(...ours(await stock()).map((vehicle) => vehicle.year));
    await restate(taurus, Date.UTC(oldest + 11, 5));
    const before = stated(ours(await stock())).filter((vehicle) => vehicle.year === oldest).length;
    await restate(taurus, Date.UTC(oldest + 12, 5));
    const after = stated(ours(await stock())).filter((vehicle) => vehicle.year === oldest).length;
    expect([before > 0, after]).toEqual([true, 0]);
    await restate(terms(), Date.UTC(year, 5));
  });

  it('[OPS-03] reach the new stock when an import comes in between', async () => {
    const dearer = { ...terms(), interestRatePercent: 12.25 };
    const typesense = index.service.client(figuresKey);
    const between = new Proxy(typesense, {
      get: (client, name) => {
        if (name !== 'collections') return Reflect.get(client, name);
        return (collection: string) => {
          if (collection !== 'vehicles' && !imported) return imports(client.collections(collection));
          return client.collections(collection);
        };
      },
    });
    let imported = false;
    /** The export responds after the stock was replaced. */
    const imports = (collection: ReturnType<typeof typesense.collections>) => ({
      documents: () => ({
        export: async (options: { filter_by: string; include_fields: string }) => {
          imported = true;
          const vehicles: unknown[] = [];
          const scope = { dealershipIds: [], sites: [], whole: false, missing: 'withdrawn' as const };
          await importStock({ typesense: index.client, vehicles, lenderOf: siteLender, now: Date.now(), scope });
          return collection.documents().export(options);
        },
      }),
    });
    const { changed } = await restateWeekly({ typesense: between, lenders: new Map([[slug, dearer]]), now: index.now });
    expect(imported).toBe(true);
    expect(changed).toBeGreaterThan(20);
    expect(new Set(stated(ours(await stock())).map((vehicle) => vehicle.weekly_rate))).toEqual(new Set([12.25]));
  });

  it('[CARD-07] have no result where there is no stock yet', async () => {
    const lenders = new Map([[slug, terms()]]);
    const order = { typesense: index.client, lenders, now: index.now, alias: 'vehicles_of_nobody' };
    expect(await restateWeekly(order)).toEqual({ changed: 0, sites: [], refused: new Map() });
  });

  it('[CARD-07] are written with a key that can do nothing else', async () => {
    const client = index.service.client(figuresKey);
    await expect(client.collections('vehicles').delete()).rejects.toThrow();
    await expect(
      client
        .collections('vehicles')
        .documents(index.documents[0]?.id ?? '')
        .delete(),
    ).rejects.toThrow();
    await expect(client.keys().retrieve()).rejects.toThrow();
  });
});
