import { beforeEach, expect, it } from 'vitest';
import { CountBuffer } from './count-buffer.ts';

type Count = { group: string; key: string; count: number };
let added: Count[][];
let pruned: number[];
let now: number;
let isAway: boolean;
let buffer: CountBuffer<Count>;
beforeEach(() => {
  [added, pruned, now, isAway] = [[], [], 1_800_000_000_000, false];
  buffer = new CountBuffer<Count>(
    {
      now: () => now,
      add: async (counts) => {
        if (isAway) throw new Error('away');
        added.push(counts);
      },
      prune: async (at) => void pruned.push(at),
    },
    {
      keyOf: ({ key }) => key,
      groupOf: ({ group }) => group,
      maxOf: () => 2,
      merge: (existing, { count }) => ({ ...existing, count: existing.count + count }),
    },
  );
});
const count = (group: string, key: string) => buffer.count({ group, key, count: 1 });

it('[ANL-01] counts are merged by key, and a group has no more keys than its maximum', async () => {
  for (const key of ['x', 'x', 'y', 'z']) count('a', key);
  count('b', 'z');
  await buffer.flush();
  expect(added).toEqual([
    [
      { group: 'a', key: 'x', count: 2 },
      { group: 'a', key: 'y', count: 1 },
      { group: 'b', key: 'z', count: 1 },
    ],
  ]);
  await buffer.flush();
  expect(added).toHaveLength(1);
});

it('[OPS-04] counts that could not be added are added with the next, once', async () => {
  count('a', 'x');
  isAway = true;
  await expect(buffer.flush()).rejects.toThrow('away');
  isAway = false;
  count('a', 'x');
  await buffer.stop();
  expect(added).toEqual([[{ group: 'a', key: 'x', count: 2 }]]);
});

it('[ANL-01] old rows leave once a day', async () => {
  for (const hours of [0, 23, 1]) {
    now += hours * 3_600_000;
    count('a', 'x');
    await buffer.flush();
  }
  expect(pruned).toHaveLength(2);
  expect(added.flat().map((one) => one.count)).toEqual([1, 1, 1]);
});
