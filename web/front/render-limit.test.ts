import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { frontParts, RunningFront } from './front.fixture.ts';
import { Busy } from './page-cache.ts';
import { limited, RenderLimit } from './render-limit.ts';

describe('RenderLimit', () => {
  it('lets so many run at once, the others in their order, and refuses what the line does not hold', async () => {
    const limit = new RenderLimit({ atOnce: 2, waiting: 3, waitMs: 5_000 });
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = (at: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(10);
      running -= 1;
      order.push(at);
    };
    const all = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map((at) => limit.run(work(at))));
    expect(all.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, true, true, false, false]);
    expect([most, order]).toEqual([2, [0, 1, 2, 3, 4]]);
    await limit.run(work(7));
  });

  it('gives up after its wait, and gives back the place of what failed', async () => {
    const limit = new RenderLimit({ atOnce: 1, waiting: 5, waitMs: 30 });
    const hung = Promise.withResolvers<void>();
    const first = limit.run(() => hung.promise);
    await expect(limit.run(async () => 'late')).rejects.toBeInstanceOf(Busy);
    hung.reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    expect(await limit.run(async () => 'next')).toBe('next');
  });
});

describe('a front in a flood', () => {
  it('renders pages, drafts, forms and endpoints within one limit; the rest is asked to come again', async () => {
    let running = 0;
    let most = 0;
    const parts = await frontParts(
      limited(
        async (_request, response) => {
          running += 1;
          most = Math.max(most, running);
          await pause(20);
          running -= 1;
          response.setHeader('Content-Type', 'text/html').end('<h1>page</h1>');
        },
        new RenderLimit({ atOnce: 3, waiting: 10, waitMs: 5_000 }),
      ),
    );
    const front = await new RunningFront(parts).listen();
    try {
      const asked = Array.from({ length: 60 }, (_, at) =>
        at % 2 ? front.ask(`/page-${at}`) : front.ask('/api/leads', {}, 'POST', '{}'),
      );
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(most).toBe(3);
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(13);
      expect((await front.ask('/afterwards')).status).toBe(200);
    } finally {
      await front.close();
    }
  });
});
