// @isolated: it counts the processes of its own process.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ImageRequest } from '@/domain/media/image-address.ts';
import { type TaskLimits, TooCostly } from '@/node-service/task-processes.ts';
import { ImageDrawers } from './image-drawers.ts';

const wanted: ImageRequest = { source: 'demo', path: 'x', rev: 'v1', width: 320, format: 'webp', crop: null };
const staying = () => new AbortController().signal;
const small = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#446688' } })
  .png()
  .toBuffer();
/** 30 million pixels that no encoder finds easy: seconds of work as AVIF. */
const large = await sharp({
  create: {
    width: 6_000,
    height: 5_000,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
    background: '#000',
  },
})
  .jpeg()
  .toBuffer();
const costly: ImageRequest = { ...wanted, width: 2560, format: 'avif' };

const all: ImageDrawers[] = [];
function drawersWith(limits: Partial<TaskLimits> = {}): ImageDrawers {
  const drawers = new ImageDrawers(limits);
  all.push(drawers);
  return drawers;
}
afterEach(() => {
  for (const drawers of all.splice(0)) drawers.close();
});

/** The drawing processes of a process, of this one unless set otherwise. */
async function processes(parent = process.pid): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  const isOurs = (line: string) => line.trim().split(/\s+/)[1] === String(parent) && line.includes('image-drawer.ts');
  return stdout.split('\n').filter(isOurs);
}

/** Whether a process still does anything; one that has ended may wait for its parent to take note. */
async function runs(pid: string): Promise<boolean> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=', '-p', pid]).catch(() => ({ stdout: '' }));
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
}

describe('pictures drawn in a process of their own', () => {
  it('are what was requested, and null is what is none', async () => {
    const drawers = drawersWith();
    const body = await drawers.draw(small, wanted, staying());
    expect(await sharp(body ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 320, format: 'webp' });
    expect(await drawers.draw(Buffer.from('words'), wanted, staying())).toBeNull();
    expect(await processes()).toHaveLength(1);
  });

  it('are ended when they take too long, and the next is drawn', async () => {
    const drawers = drawersWith({ taskMs: 700 });
    await drawers.draw(small, wanted, staying()).catch(() => null);
    const begun = performance.now();
    await expect(drawers.draw(large, costly, staying())).rejects.toBeInstanceOf(TooCostly);
    expect(performance.now() - begun).toBeLessThan(8_000);
    await vi.waitFor(async () => expect(await processes()).toEqual([]));
  });

  it('are ended when they take too much memory', async () => {
    const drawers = drawersWith({ maxMemory: 150 * 1024 * 1024 });
    await expect(drawers.draw(large, costly, staying())).rejects.toBeInstanceOf(TooCostly);
    expect(await drawers.draw(small, wanted, staying())).not.toBeNull();
  });

  it('are ended when no request waits for them, but for those that are nearly done', async () => {
    const drawers = drawersWith({ leftMs: 300 });
    await drawers.draw(small, wanted, staying());
    const leaving = new AbortController();
    const abandoned = drawers.draw(large, costly, leaving.signal);
    const begun = performance.now();
    leaving.abort(new Error('nobody waits'));
    await expect(abandoned).rejects.toThrow('nobody waits');
    expect(performance.now() - begun).toBeLessThan(5_000);
    const left = new AbortController();
    const done = drawers.draw(small, wanted, left.signal);
    left.abort();
    await done.catch(() => null);
    expect(await drawers.draw(small, wanted, staying())).not.toBeNull();
  });

  it('leave no process behind when the one that requested them is killed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-drawn-'));
    writeFileSync(join(folder, 'large.jpg'), large);
    const program = `
      const { ImageDrawers } = await import('${import.meta.dirname}/image-drawers.ts');
      const { readFileSync } = await import('node:fs');
      const large = readFileSync('${folder}/large.jpg');
      const image = { width: 2560, format: 'avif', crop: null };
      void new ImageDrawers().draw(large, image, new AbortController().signal).catch(() => undefined);
      setInterval(() => undefined, 1_000);
      console.log('drawing');
    `;
    const args = ['--import', './scripts/alias.ts', '--input-type=module', '-e', program];
    const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => {
      parent.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    });
    await once(parent.stdout, 'data');
    const children = () => processes(parent.pid);
    await vi.waitFor(async () => expect(await children()).toHaveLength(1));
    const [drawer = ''] = (await children()).map((line) => line.trim().split(' ')[0] ?? '');
    await new Promise((resolve) => setTimeout(resolve, 500));
    parent.kill('SIGKILL');
    await vi.waitFor(async () => expect(await runs(drawer)).toBe(false), 5_000);
  });

  it('come of a process that knows no secret of this one, and that does not outlive its work', async () => {
    const drawers = drawersWith({ idleMs: 3_000 });
    process.env.SANITY_API_TOKEN = 'a secret';
    await drawers.draw(small, wanted, staying());
    const [line = ''] = await processes();
    const { stdout } = await promisify(execFile)('ps', ['eww', '-p', line.trim().split(' ')[0] ?? '', '-o', 'args=']);
    expect(stdout).not.toContain('a secret');
    delete process.env.SANITY_API_TOKEN;
    await vi.waitFor(async () => expect(await processes()).toEqual([]));
  });
});
