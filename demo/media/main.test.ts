import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@/scripts/start/ports.ts';

const root = join(import.meta.dirname, '../..');
const node = join(root, 'node_modules/node/bin/node');

describe('[OPS-01] the media process', () => {
  let cacheDir = '';
  const started: ChildProcess[] = [];

  beforeAll(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'forecourt-media-'));
  });
  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL');
    await rm(cacheDir, { recursive: true, force: true });
  });

  function start(port: number | string): ChildProcess {
    const child = fork(join(root, 'demo/media/main.ts'), {
      cwd: root,
      execPath: node,
      execArgv: ['--import', './scripts/alias.ts'],
      env: { ...process.env, NODE_OPTIONS: '', MEDIA_PORT: String(port), MEDIA_CACHE_DIR: cacheDir },
      silent: true,
    });
    started.push(child);
    return child;
  }

  async function firstText(stream: ChildProcess['stdout']): Promise<string> {
    if (!stream) return '';
    const [chunk] = (await once(stream, 'data')) as [Buffer];
    return chunk.toString('utf8').trim();
  }

  it('writes ready when it responds, and ends with 0 on SIGTERM', async () => {
    const port = await freePort();
    const child = start(port);
    expect(await firstText(child.stdout)).toBe('ready');
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('ends when the process that started it is gone', async () => {
    const child = start(await freePort());
    expect(await firstText(child.stdout)).toBe('ready');
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('refuses a port that is taken, and one that is none, in one sentence', async () => {
    const port = await freePort();
    const first = start(port);
    expect(await firstText(first.stdout)).toBe('ready');
    const second = start(port);
    expect(await firstText(second.stderr)).toMatch(/^Port \d+ is taken/);
    expect(await once(second, 'exit')).toEqual([1, null]);
    expect(await firstText(start('high').stderr)).toMatch(/^MEDIA_PORT must be/);
  });
});
