import { mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openLog } from './child-log.ts';

it('[OPS-04] moves a big log aside while its service runs, and loses no line at the change', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-log-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const log = openLog(folder, 'web', 10_000);
  const stream = new PassThrough();
  log.follow(stream);
  for (let at = 0; at < 350; at += 1) {
    stream.write(`line ${String(at).padStart(4, '0')} ${'x'.repeat(40)}\n`);
    if (at % 25 === 0) await pause(5);
  }
  stream.end();
  await vi.waitFor(() => expect(log.lastOutput()).toContain('line 0349'));
  log.close();
  await pause(50);
  const lines = async (name: string) => (await readFile(join(folder, name), 'utf8')).trim().split('\n');
  const [older, newer] = [await lines('web.log.1'), await lines('web.log')];
  const numbers = [...older, ...newer].map((line) => Number(line.slice(5, 9)));
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => 350 - numbers.length + at));
  expect((await stat(join(folder, 'web.log'))).size).toBeLessThan(12_000);
  expect((await stat(join(folder, 'web.log.1'))).size).toBeLessThan(16_000);
});

it('[OPS-04] goes on once a full disk has room again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-log-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'web.log');
  await symlink('/dev/full', file);
  const log = openLog(folder, 'web');
  const stream = new PassThrough();
  log.follow(stream);
  stream.write('lost\n');
  await pause(100);
  await rm(file);
  const read = () => readFile(file, 'utf8');
  stream.write('lost too\n');
  await expect(read()).rejects.toThrow('ENOENT');
  await pause(1_000);
  stream.write('written\n');
  await expect.poll(() => read().catch(() => '')).toBe('written\n');
  log.close();
});
