// @isolated: it counts the processes of its own process.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TaskLimits } from '../../../node-service/task-processes.ts';
import { Drawers } from './drawers.ts';
import { transformOptions } from './transform-options.ts';

const staying = () => new AbortController().signal;
const requested = (query: string) => transformOptions(new URLSearchParams(query), '');
const small = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#446688' } })
  .png()
  .toBuffer();
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
/** Seconds of work as AVIF. */
const large = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, noise, background: '#000' } })
  .jpeg()
  .toBuffer();
const costly = requested('w=4000&fm=avif&blur=2000');

const all: Drawers[] = [];
function drawersWith(limits: Partial<TaskLimits> = {}): Drawers {
  const drawers = new Drawers(limits);
  all.push(drawers);
  return drawers;
}
afterEach(() => {
  for (const drawers of all.splice(0)) drawers.close();
});

async function processes(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  const isOurs = (line: string) =>
    line.trim().split(/\s+/)[1] === String(process.pid) && line.includes('assets/drawer.ts');
  return stdout.split('\n').filter(isOurs);
}

describe('images drawn in a process of their own', () => {
  it('are copies and facts, or report what is wrong with them', async () => {
    const drawers = drawersWith();
    const copy = await drawers.copy(small, 'png', requested('w=30&fm=webp'), staying());
    expect(await sharp(copy).metadata()).toMatchObject({ width: 30, height: 20, format: 'webp' });
    expect(await drawers.upload(small, 'png', staying())).toMatchObject({ facts: { width: 60, height: 40 } });
    const text = Buffer.from('words');
    await expect(drawers.copy(text, 'png', requested('w=30'), staying())).rejects.toMatchObject({ status: 400 });
    await expect(drawers.upload(text, 'png', staying())).rejects.toMatchObject({ type: 'invalidAssetError' });
    await expect(drawers.copy(small, 'svg', requested('w=30'), staying())).rejects.toMatchObject({ status: 400 });
    const comments = Buffer.from(`${'<!---->'.repeat(25)}x`);
    expect((await drawers.svg(comments, staying())).kind).toBe('refused');
    await expect(drawers.upload(comments, 'svg', staying())).rejects.toMatchObject({ type: 'invalidAssetError' });
    expect(await processes()).toHaveLength(1);
  });

  it.each([
    ['time', { taskMs: 600 }],
    ['memory', { maxMemory: 150 * 1024 * 1024 }],
  ])('are ended when they take too much %s, and the next is drawn', async (_what, limits) => {
    const drawers = drawersWith(limits);
    const drawn = drawers.copy(large, 'jpg', costly, staying());
    await expect(drawn).rejects.toMatchObject({ status: 400, type: 'imageTooCostlyError' });
    await vi.waitFor(async () => expect(await processes()).toEqual([]));
    expect((await drawersWith().copy(small, 'png', requested('w=30'), staying())).length).toBeGreaterThan(0);
  });

  it('are ended when no request waits for them', async () => {
    const drawers = drawersWith({ leftMs: 100 });
    const leaving = new AbortController();
    const drawn = drawers.copy(large, 'jpg', costly, leaving.signal);
    leaving.abort(new Error('nobody waits'));
    await expect(drawn).rejects.toThrow('nobody waits');
    await vi.waitFor(async () => expect(await processes()).toEqual([]));
  });

  it('leave no process behind that has no work', async () => {
    await drawersWith({ idleMs: 150 }).copy(small, 'png', requested('w=30'), staying());
    await vi.waitFor(async () => expect(await processes()).toEqual([]));
  });
});
