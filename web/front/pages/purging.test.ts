import { describe, expect, it } from 'vitest';
import type { Invalidation } from '@/web/records/invalidation.ts';
import { localInvalidation, Purging } from './purging.ts';

/** One instance: its purges, and its part in the fan-out. */
function instance(invalidation: Invalidation) {
  const purged: string[][] = [];
  const purging = new Purging(invalidation, async (tags) => void purged.push(tags));
  return { purged, purging };
}

const silent: Invalidation = { publish: async () => undefined, subscribe: async () => async () => undefined };

describe('Purging', () => {
  it('[PLUS-07] reaches every instance, each once, before the publish has its response here', async () => {
    const shared = localInvalidation();
    const [one, other] = [instance(shared), instance(shared)];
    await Promise.all([one.purging.listen(), other.purging.listen()]);
    await one.purging.purge(['site:a']);
    expect([one.purged, other.purged]).toEqual([[['site:a']], [['site:a']]]);
  });

  it('purges here when no instance listens yet', async () => {
    const { purged, purging } = instance(localInvalidation());
    await purging.purge(['site:a']);
    expect(purged).toEqual([['site:a']]);
  });

  it('[PLUS-07] purges here by itself when it does not receive its own publish in time', async () => {
    const { purged, purging } = instance(silent);
    await purging.listen();
    await purging.purge(['site:a']);
    expect(purged).toEqual([['site:a']]);
  });

  it('[PLUS-07] purges here and fails when the others cannot be notified', async () => {
    const { purged, purging } = instance({ ...silent, publish: () => Promise.reject(new Error('records are away')) });
    await expect(purging.purge(['site:a'])).rejects.toThrow('records are away');
    expect(purged).toEqual([['site:a']]);
  });

  it('[PLUS-07] purges here once for a publish that comes again while the others cannot be notified', async () => {
    const { purged, purging } = instance({ ...silent, publish: () => Promise.reject(new Error('records are away')) });
    for (const idempotencyKey of ['a', 'a', 'b', 'a'])
      await expect(purging.purge(['site:a'], { idempotencyKey })).rejects.toThrow('records are away');
    expect(purged).toEqual([['site:a'], ['site:a']]);
  });

  it('[PLUS-07] purges everything once it listens after a failure: it may have missed a publish', async () => {
    let attempts = 0;
    const { purged, purging } = instance({
      ...silent,
      subscribe: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('records start later');
        return async () => undefined;
      },
    });
    await purging.listen();
    expect(purged).toEqual([['*']]);
  });

  it('receives nothing any more once stopped', async () => {
    const shared = localInvalidation();
    const { purged, purging } = instance(shared);
    await purging.listen();
    await purging.stop();
    await shared.publish(['site:a']);
    expect(purged).toEqual([]);
  });

  it('logs nothing when there is nothing to purge', async () => {
    const { purged, purging } = instance({ ...silent, publish: () => Promise.reject(new Error('was told')) });
    await purging.purge([]);
    expect(purged).toEqual([]);
  });
});
