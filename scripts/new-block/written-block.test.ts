import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WorkingCopy, workingCopy } from './working-copy.fixture.ts';

describe('[BLK-09] a block that `npm run new:block` wrote', { timeout: 120_000 }, () => {
  let copy: WorkingCopy;

  beforeAll(() => {
    copy = workingCopy('new-block-test');
    copy.run('npm', 'run', '--silent', 'new:block', 'price-drop');
  }, 120_000);
  afterAll(() => copy.remove());

  it('is one folder: nothing else changes but what is generated', () => {
    const changed = copy.changes();
    const own = changed.filter((file) => file.startsWith('blocks/price-drop/'));
    expect(own).toHaveLength(4);
    const others = changed.filter((file) => !own.includes(file));
    expect(others.filter((file) => !/^blocks\/\w+\.generated\.ts$|^schemas\/generated\//.test(file))).toEqual([]);
  });

  it('has the types and the style of the others', () => {
    const config = {
      extends: '../tsconfig.json',
      compilerOptions: { incremental: false },
      include: ['../ui/css-properties.d.ts', '../blocks/price-drop/*', '../blocks/*.generated.ts'],
      exclude: [],
    };
    mkdirSync(join(copy.folder, '.build'), { recursive: true });
    writeFileSync(join(copy.folder, '.build/types.json'), JSON.stringify(config));
    copy.run('node_modules/.bin/tsc', '-p', '.build/types.json');
    copy.run('node_modules/.bin/biome', 'check', 'blocks/price-drop');
  });

  it('is shown, checked and read like every other: what all blocks are tested for holds for it at once', () => {
    const report = join(copy.folder, '.build/report.json');
    copy.run('env', `TEST_REPORT=${report}`, 'node_modules/.bin/vitest', 'run', ...only);
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const ran = testResults.flatMap(({ assertionResults }) => assertionResults.filter(ofNewBlock));
    expect(ran.filter(({ status }) => status !== 'passed')).toEqual([]);
    expect(
      new Set(testResults.filter(({ assertionResults }) => assertionResults.some(ofNewBlock)).map(fileOf)),
    ).toEqual(new Set(tests.map((path) => join(copy.folder, path))));
  });
});

/** What is tested of whichever blocks there are. */
const tests = ['blocks', 'bad-content', 'reading-order', 'shown-words'].map((name) => `blocks/${name}.test.tsx`);

/** In one process: each would load all blocks. */
const only = ['--project', 'unit', '--no-file-parallelism', '-t', 'price-drop', ...tests];

type Ran = { fullName: string; status: string };
type Report = { testResults: { name: string; assertionResults: Ran[] }[] };

const fileOf = ({ name }: { name: string }): string => name;
const ofNewBlock = ({ fullName, status }: Ran): boolean => status !== 'skipped' && fullName.includes('price-drop');
