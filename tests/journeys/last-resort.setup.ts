import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { instance } from './shop.ts';

/**
 * No journey of a file may bring a process of the instance to its last resort: an error that nothing caught hurts others, later, where
 * it is not looked for.
 */
let before: Map<string, number>;

const folder = () => join(instance().dataDir, 'logs');
const sizes = async (): Promise<Map<string, number>> => {
  const names = await readdir(folder());
  return new Map(
    await Promise.all(names.map(async (name) => [name, (await stat(join(folder(), name))).size] as const)),
  );
};

/** What was written behind `start`; a file that is smaller now was begun anew. */
async function linesBehind(name: string, start: number): Promise<string[]> {
  await using file = await open(join(folder(), name));
  const { size } = await file.stat();
  const from = start > size ? 0 : start;
  const { buffer } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
  return String(buffer).split('\n');
}

beforeAll(async () => {
  before = await sizes();
});

afterAll(async () => {
  const names = [...(await sizes()).keys()];
  const lines = await Promise.all(names.map((name) => linesBehind(name, before.get(name) ?? 0)));
  expect(lines.flat().filter((line) => /"(?:uncaughtException|unhandledRejection)"/.test(line))).toEqual([]);
});
