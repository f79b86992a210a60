import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeInterrupted } from './builds.ts';
import { childEnvironment } from './child-environment.ts';
import { sourceHash } from './source-hash.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-sources-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const hash = (): Promise<string> => sourceHash(root, ['web', 'package-lock.json']);

describe('the name of a build', () => {
  it('[OPS-01] changes with any source, a new file and a new name, and comes back with them', async () => {
    await write('web/app/page.tsx', 'one');
    const first = await hash();
    await write('web/app/page.tsx', 'two');
    const second = await hash();
    await write('web/app/other.tsx', '');
    const third = await hash();
    await write('package-lock.json', '{}');
    expect(new Set([first, second, third, await hash()]).size).toBe(4);
    await rm(join(root, 'web/app/other.tsx'));
    await rm(join(root, 'package-lock.json'));
    await write('web/app/page.tsx', 'one');
    expect(await hash()).toBe(first);
  });

  it('does not change with tests, builds and what other folders hold', async () => {
    await write('web/app/page.tsx', 'one');
    const first = await hash();
    await write('web/app/page.test.tsx', 'x');
    await write('web/.build/web-1/server.js', 'x');
    await write('web/next-env.d.ts', 'x');
    await write('docs/page.md', 'x');
    expect(await hash()).toBe(first);
  });
});

describe('what an interrupted build left', () => {
  it('[OPS-01] goes at the next build; one that is under way and finished ones stay', async () => {
    const running = `unfinished-web-${process.pid}`;
    // No process has this number: the largest of Linux is 2 ** 22.
    for (const name of ['unfinished-web-99999999', 'unfinished-studio-99999998', running, 'web-1a2b3c'])
      await write(`.build/${name}/file.js`, '');
    await removeInterrupted(join(root, '.build'));
    expect((await readdir(join(root, '.build'))).sort()).toEqual([running, 'web-1a2b3c']);
  });
});

describe('the environment of a child', () => {
  it('is the same under a test runner and at the terminal', () => {
    const terminal = { PATH: '/bin', HOME: '/root', LANG: 'C' };
    expect(
      childEnvironment({
        ...terminal,
        VITEST: 'true',
        VITEST_POOL_ID: '1',
        NODE_ENV: 'test',
        NODE_OPTIONS: '-r x',
        MODE: 'test',
      }),
    ).toEqual({ ...terminal, NODE_ENV: 'production' });
  });
});
