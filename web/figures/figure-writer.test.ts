import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SiteBatch } from '@/web/records/figures.ts';
import { FiguresFull, FigureWriter } from './figure-writer.ts';

const batch = (site = 'a'): SiteBatch => ({
  id: randomUUID(),
  site,
  page: 'home',
  device: 'phone',
  arrivedAt: 0,
  events: [],
  vitals: [],
});

describe('the writer of figures', () => {
  it('writes what arrives together at once, one write after the other', async () => {
    const groups: number[] = [];
    let writing = 0;
    const writer = new FigureWriter<SiteBatch>({
      shareOf: ({ site }) => site,
      write: async (batches) => {
        writing += 1;
        expect(writing).toBe(1);
        groups.push(batches.length);
        await new Promise((later) => setTimeout(later, 5));
        writing -= 1;
      },
    });
    await Promise.all([
      ...Array.from({ length: 10 }, () => writer.add(batch())),
      new Promise((later) => setTimeout(later, 2)).then(() => Promise.all([1, 2, 3].map(() => writer.add(batch())))),
    ]);
    expect(groups).toEqual([10, 3]);
  });

  it('acknowledges nothing before it is written, and nothing that was not', async () => {
    let fail = true;
    const writer = new FigureWriter<SiteBatch>({
      shareOf: ({ site }) => site,
      write: async () => {
        if (fail) throw new Error('away');
      },
    });
    await expect(writer.add(batch())).rejects.toThrow('away');
    fail = false;
    await writer.add(batch());
  });

  it('refuses when too many wait, and writes what waits before it ends', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let written = 0;
    const writer = new FigureWriter<SiteBatch>({
      shareOf: ({ site }) => site,
      write: async (batches) => {
        await promise;
        written += batches.length;
      },
    });
    const sites = ['a', 'b', 'c', 'd'];
    const all = Array.from({ length: 2_000 }, (_, at) => writer.add(batch(sites[at % 4])));
    await expect(writer.add(batch('e'))).rejects.toThrow(FiguresFull);
    resolve();
    await writer.stop();
    await Promise.all(all);
    expect(written).toBe(2_000);
  });

  it('[CFG-04] one site’s flood takes its own share of the room, and no other’s', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const writer = new FigureWriter<SiteBatch>({ shareOf: ({ site }) => site, write: () => promise });
    const flood = Array.from({ length: 600 }, () => writer.add(batch('a')).catch((error: unknown) => error));
    const other = writer.add(batch('b'));
    resolve();
    await other;
    const refused = (await Promise.all(flood)).filter((error) => error instanceof FiguresFull);
    expect(refused).toHaveLength(100);
  });

  it('[CFG-04] a batch that the records refuse takes no other with it', async () => {
    const written: string[] = [];
    const writer = new FigureWriter<SiteBatch>({
      shareOf: ({ site }) => site,
      write: async (batches) => {
        if (batches.some(({ site }) => site === 'bad'))
          throw new Error('Failed query', { cause: Object.assign(new Error('out of range'), { code: '22003' }) });
        written.push(...batches.map(({ site }) => site));
      },
    });
    const all = await Promise.allSettled(['a', 'bad', 'b'].map((site) => writer.add(batch(site))));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(written).toEqual(['a', 'b']);
  });
});
