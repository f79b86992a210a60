import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instance, shop, until } from './shop.ts';
import { restoreDemoStock } from './stock.fixture.ts';
import { feedFile, startedImport, stockImport } from './stock-import-run.ts';

const root = join(import.meta.dirname, '../..');
const feeds = join(root, 'demo/stock/feeds');
const slug = 'harbour-ford';

const found = async (query = ''): Promise<number> =>
  (JSON.parse((await shop(slug, `/api/stock-count?${query}`)).body) as { found: number }).found;
let demoStock = 0;
async function restore(): Promise<void> {
  for (const dealer of [slug, 'southbank-ford']) await restoreDemoStock(dealer);
}
const forDealer = ['--dealer', slug];

/** How many collections the search service holds of the stock. */
async function collections(): Promise<number> {
  const { url, adminKey } = instance().services.search;
  const response = await fetch(`${url}/collections`, { headers: { 'x-typesense-api-key': adminKey } });
  return ((await response.json()) as { name: string }[]).filter(({ name }) => /^vehicles_\d/.test(name)).length;
}

describe("a dealer's feed", () => {
  beforeAll(async () => {
    demoStock = await found();
  });
  afterAll(async () => {
    if ((await found()) !== demoStock) await restore();
  });

  it('[OPS-03] a dry run of a CSV file reports what would change and changes nothing; JSON and XML go in, and reach the cached page', async () => {
    const before = await found();
    const { code, out } = await stockImport([join(feeds, 'harbour-ford.csv'), ...forDealer, '--partial', '--dry-run']);
    expect([code, out]).toEqual([0, expect.stringMatching(/Nothing was changed[\s\S]*3 added: harbour-ford-hx9001/)]);
    expect(await found()).toBe(before);
    await shop(slug, '/');
    const json = await stockImport([join(feeds, 'harbour-ford.json'), ...forDealer, '--partial', '--dry-run']);
    expect([json.code, json.out]).toEqual([0, expect.stringContaining('1 added: harbour-ford-hx900')]);
    expect((await stockImport([join(feeds, 'harbour-ford.xml'), ...forDealer, '--partial'])).code).toBe(0);
    expect(await found()).toBe(before + 1);
    await until('the new cars on the page', async () => /HX900\d/.test((await shop(slug, '/')).body));
    expect((await shop(slug, '/')).body).not.toMatch(/44100|61500|30200/);
  });

  it('[OPS-03] of several dealers names the dealer of each row by its location code', async () => {
    const count = async (site: string) =>
      (JSON.parse((await shop(site, '/api/stock-count?make=Ford')).body) as { found: number }).found;
    const [one, other] = [await count(slug), await count('southbank-ford')];
    const { code, out } = await stockImport([join(feeds, 'two-dealers.csv'), '--partial']);
    expect([code, out]).toEqual([0, expect.stringContaining('Harbour Ford, Southbank Ford, 2 rows')]);
    expect([await count(slug), await count('southbank-ford')]).toEqual([one + 1, other + 1]);
    const unknown = await stockImport([join(feeds, 'with-errors.csv'), '--partial']);
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('Location code is missing')]);
  });

  it('[SRCH-09] [PLUS-20] badges and colours that differ in signs alone are found each for itself; photos and columns that are not used are named, and the exit code shows that', async () => {
    const badges = ['GX', 'GX+', 'G X', 'S', 'S+'];
    const rows = badges.map(
      (badge, at) =>
        `BG${at},Ford,Signs,2023,45990,${badge},Silver${'.'.repeat(at)},https://not-listed.example/1.jpg,7`,
    );
    const header = 'Stock number,Make,Model,Year,DAP Price,Badge,Colour,ImageList,Wibble';
    const file = await feedFile('signs.csv', [header, ...rows]);
    const { code, err } = await stockImport([file, ...forDealer, '--partial']);
    expect([code, err]).toEqual([3, expect.stringContaining('column "Wibble" is not read')]);
    expect(err).toContain('https://not-listed.example, which is not among the media origins');
    const counts = await Promise.all(
      badges.flatMap((badge, at) => [
        found(`model=Signs&badge=${encodeURIComponent(badge)}`),
        found(`model=Signs&colour=${encodeURIComponent(`Silver${'.'.repeat(at)}`)}`),
      ]),
    );
    expect(counts).toEqual(badges.flatMap(() => [1, 1]));
  });

  it('[OPS-03] wrong rows are reported by line, field and reason, and the good ones go in', async () => {
    const { code, err } = await startedImport([join(feeds, 'with-errors.csv'), ...forDealer, '--partial']);
    expect(code).toBe(2);
    expect(err).toContain('line 3 (HX9102): Year "22" is not a year like 2024');
    expect(err).toContain('line 4 (HX9103): Body "Hovercraft" is not a body that the filters know');
    expect(err).toContain('line 5: Stock number is missing');
    expect(await found('make=Ford&model=Ranger')).toBeGreaterThan(0);
  });

  it('[OPS-03] an import that ends at Ctrl-C or is cut off leaves the old stock, and a search during an import never sees half of one', async () => {
    const header = 'Stock number,Car type,Make,Model,DAP Price,Year,Body';
    const rows = Array.from({ length: 1_000 }, (_, at) => `BIG${at},used,Ford,Falcon,9990,2014,Sedan`);
    const args = [await feedFile('big.csv', [header, ...rows]), ...forDealer, '--partial'];
    const before = await found();
    const stopped = await startedImport(args, (child) => child.kill('SIGINT'));
    expect([stopped.code, stopped.err]).toEqual([
      1,
      expect.stringContaining('the old stock stays: it was interrupted'),
    ]);
    expect([await found(), await collections()], 'after Ctrl-C').toEqual([before, 1]);
    const cut = await startedImport(args, (child) => child.kill('SIGKILL'));
    expect([cut.code, await found(), await collections()], 'after a cut').toEqual([null, before, 2]);
    const seen = new Set<number>();
    let done = false;
    const running = stockImport(args).finally(() => {
      done = true;
    });
    while (!done) {
      seen.add(await found());
      await pause(20);
    }
    expect((await running).code).toBe(0);
    expect([await found(), await collections()]).toEqual([before + 1_000, 1]);
    expect([...seen].filter((count) => count !== before && count !== before + 1_000)).toEqual([]);
  });

  it('[OPS-03] a whole feed withdraws what it does not name, of that dealer alone', async () => {
    const others = async () =>
      (JSON.parse((await shop('southbank-ford', '/api/stock-count')).body) as { found: number }).found;
    const before = await others();
    const few = [join(feeds, 'harbour-ford.csv'), ...forDealer];
    const stock = await found();
    for (const flags of [[], ['--dry-run']]) {
      const stopped = await stockImport([...few, ...flags]);
      expect(stopped, flags.join()).toMatchObject({
        code: 1,
        err: expect.stringMatching(/would take away \d+ of the \d+ vehicles of Harbour Ford.*--shrink/),
      });
    }
    expect(await found()).toBe(stock);
    const { code, out } = await stockImport([...few, '--shrink']);
    expect([code, out]).toEqual([0, expect.stringMatching(/[1-9]\d+ withdrawn/)]);
    expect(await found()).toBe(3);
    expect(await others()).toBe(before);
    await restore();
    expect(await found()).toBe(demoStock);
  });

  it('[OPS-03] a file that is none is refused in a sentence', async () => {
    const { code, err } = await stockImport([await feedFile('broken.json', ['{"a": ']), ...forDealer]);
    expect([code, err]).toEqual([1, expect.stringMatching(/^The file is not JSON: .+\n$/)]);
    expect((await stockImport([join(feeds, 'harbour-ford.csv'), '--dealer', 'nobody'])).err).toContain(
      'There is no site "nobody"',
    );
  });
});
