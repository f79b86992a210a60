import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { withImportLock } from './import-lock.ts';

/** A pool of one connection, whose statements have these results. */
function poolOf(query: (text: string) => Promise<{ rows: { taken: boolean }[] }>) {
  const release = vi.fn();
  const pool = { connect: async () => ({ query, release }) } as unknown as pg.Pool;
  return { pool, release };
}

it('[OPS-03] a connection that could not give the lock back ends, and the lock with it', async () => {
  const { pool, release } = poolOf(async (text) => {
    if (text.includes('unlock')) throw new Error('Connection terminated');
    return { rows: [{ taken: true }] };
  });
  expect(await withImportLock({ pool }, 1_000, async () => 'imported')).toBe('imported');
  expect(release.mock.calls).toEqual([[true]]);
});

it('[OPS-03] a connection whose lock came too late to be seen ends too', async () => {
  const { pool, release } = poolOf(() => Promise.reject(new Error('Query read timeout')));
  await expect(withImportLock({ pool }, 1_000, async () => 'never')).rejects.toThrow('Query read timeout');
  expect(release.mock.calls).toEqual([[true]]);
});

it('[OPS-03] a connection that never had the lock gives none back', async () => {
  const query = vi.fn(async (_text: string) => ({ rows: [{ taken: false }] }));
  const { pool, release } = poolOf(query);
  await expect(withImportLock({ pool }, -1, async () => 'never')).rejects.toThrow('took too long');
  expect(query.mock.calls.filter(([text]) => text.includes('unlock'))).toEqual([]);
  expect(release.mock.calls).toEqual([[false]]);
});
