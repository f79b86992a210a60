import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstScripts } from './first-scripts.ts';

let build = '';
beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'forecourt-build-'));
});
afterEach(() => rm(build, { recursive: true, force: true }));

describe('the first scripts of a build', () => {
  it('are those that its manifest names, below the static folder', async () => {
    const rootMainFiles = ['static/chunks/react.js', 'static/chunks/next.js', 'server/never.js'];
    await writeFile(join(build, 'build-manifest.json'), JSON.stringify({ rootMainFiles, polyfillFiles: [] }));
    expect([...(await firstScripts(build))]).toEqual(['chunks/react.js', 'chunks/next.js']);
  });

  it.each([
    ['absent', null],
    ['no JSON', 'oops'],
    ['without the list', '{}'],
  ])('are none when the manifest is %s', async (_, text) => {
    if (text) await writeFile(join(build, 'build-manifest.json'), text);
    expect((await firstScripts(build)).size).toBe(0);
  });
});
