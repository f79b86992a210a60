import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { allOf, RepeatedWork } from './repeated-work.ts';

it('runs one after the other until it stops, also after a failure, and lets the last one end', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let [runs, inside, ended] = [0, 0, 0];
  const work = new RepeatedWork(
    async () => {
      runs += 1;
      inside += 1;
      expect(inside).toBe(1);
      await pause(10);
      inside -= 1;
      if (runs === 1) throw new Error('away');
      ended += 1;
    },
    { everyMs: 5, failure: 'test-failed' },
  );
  work.start();
  await expect.poll(() => runs).toBeGreaterThan(2);
  await work.stop();
  const after = runs;
  expect(ended).toBe(runs - 1);
  await pause(40);
  expect(runs).toBe(after);
});

it('one part that fails keeps no other from its turn, and its reason is the result', async () => {
  const done: number[] = [];
  const run = async (part: number) => {
    if (part === 2) throw new Error('second');
    done.push(part);
  };
  await expect(allOf([1, 2, 3], run)).rejects.toThrow('second');
  await allOf([4], run);
  expect(done).toEqual([1, 3, 4]);
});
