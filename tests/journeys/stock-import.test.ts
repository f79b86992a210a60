import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { instance, shop, until } from './shop.ts';
import { restoreDemoStock } from './stock.fixture.ts';
import { feedFile, stockImport } from './stock-import-run.ts';

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

describe("a dealer's feed", () => {
  beforeEach(async () => {
    await restore();
    demoStock = await found();
  });
  afterAll(restore);

  it('[OPS-03] a dry run of a CSV file reports what would change and changes nothing; JSON and XML go in, and reach the cached page', async () => {
    const before = await found();
    const { code, out } = await stockImport([join(feeds, 'harbour-ford.csv'), ...forDealer, '--partial', '--dry-run']);
    expect([code, out]).toEqual([0, expect.stringMatching(/Nothing was changed[\s\S]*3 added: harbour-ford-hx9001/)]);
    expect(await found()).toBe(before);
    await shop(slug, '/');
    for (const [at, file] of ['harbour-ford.json', 'harbour-ford.xml'].entries()) {
      expect((await stockImport([join(feeds, file), ...forDealer, '--partial'])).code, file).toBe(0);
      expect(await found(), file).toBe(before + at + 1);
    }
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

  it('[OPS-03] ends at Ctrl-C with the old stock in place and nothing left behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'feed-'));
    const header = 'Stock number,Make,Model,DAP Price,Year';
    const rows = Array.from({ length: 20_000 }, (_, at) => `CUT${at},Ford,Falcon,9990,2014`);
    await writeFile(join(folder, 'long.csv'), [header, ...rows].join('\n'));
    const before = await found();
    const flags = ['--import', './scripts/alias.ts', 'scripts/stock/import.ts', join(folder, 'long.csv'), ...forDealer];
    const child = spawn(process.execPath, [...flags, '--partial'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: instance().dataDir },
    });
    let output = '';
    child.stderr.on('data', (piece) => {
      if (output === '') child.kill('SIGINT');
      output += piece;
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect([code, output]).toEqual([1, expect.stringContaining('the old stock stays: it was interrupted')]);
    expect(await found()).toBe(before);
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
    const { code, err } = await stockImport([join(feeds, 'with-errors.csv'), ...forDealer, '--partial']);
    expect(code).toBe(2);
    expect(err).toContain('line 3 (HX9102): Year "22" is not a year like 2024');
    expect(err).toContain('line 4 (HX9103): Body "Hovercraft" is not a body that the filters know');
    expect(err).toContain('line 5: Stock number is missing');
    expect(await found('make=Ford&model=Ranger')).toBeGreaterThan(0);
  });

  it('[OPS-03] an import that is cut off leaves the old stock, and a search during an import never sees half of one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'feed-'));
    const header = 'Stock number,Car type,Make,Model,DAP Price,Year,Body';
    const rows = Array.from({ length: 3_000 }, (_, at) => `BIG${at},used,Ford,Falcon,9990,2014,Sedan`);
    await writeFile(join(folder, 'big.csv'), [header, ...rows].join('\n'));
    const before = await found();
    for (const cut of [1_000, 1_700]) await stockImport([join(folder, 'big.csv'), ...forDealer, '--partial'], cut);
    const after = await found();
    expect([before, before + 3_000]).toContain(after);
    const seen = new Set<number>();
    let done = false;
    const running = stockImport([join(folder, 'big.csv'), ...forDealer, '--partial']).then((run) => {
      done = true;
      return run;
    });
    while (!done) seen.add(await found());
    expect((await running).code).toBe(0);
    expect(await found()).toBe(before + 3_000);
    expect([...seen].filter((count) => count !== after && count !== before + 3_000)).toEqual([]);
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
    await restoreDemoStock(slug);
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
