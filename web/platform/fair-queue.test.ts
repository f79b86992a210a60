import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Work that is done when the test releases it. */
class Work {
  readonly started: string[] = [];
  readonly #ends = new Map<string, () => void>();

  readonly start = (name: string) => () => {
    this.started.push(name);
    return new Promise<void>((end) => this.#ends.set(name, end));
  };

  async end(name: string): Promise<void> {
    this.#ends.get(name)?.();
    await new Promise((settled) => setImmediate(settled));
  }
}

const a = { site: 's', client: 'a' };
const b = { site: 's', client: 'b' };
const options = { atOnce: 1, maxWaiting: 6, maxWaitingEach: 4 };

describe('a fair queue', () => {
  it('lets clients take turns, however many pieces one of them wants', async () => {
    const [queue, work] = [new FairQueue(options), new Work()];
    for (const name of ['a1', 'a2', 'a3', 'a4']) queue.add(a, work.start(name));
    queue.add(b, work.start('b1'));
    for (const name of ['a1', 'b1', 'a2', 'a3', 'a4']) await work.end(name);
    expect(work.started).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
    expect(queue.idle).toBe(true);
  });

  it('has so many under way at once', async () => {
    const [queue, work] = [new FairQueue({ ...options, atOnce: 2 }), new Work()];
    for (const name of ['a1', 'a2', 'a3']) queue.add(a, work.start(name));
    expect(work.started).toEqual(['a1', 'a2']);
    await work.end('a2');
    expect(work.started).toEqual(['a1', 'a2', 'a3']);
  });

  it('refuses what is more than one client may wait for, and more than all may', () => {
    const [queue, work] = [new FairQueue(options), new Work()];
    const added = (client: string) => queue.add({ site: 's', client }, work.start(client)) !== null;
    expect(Array.from({ length: 6 }, () => added('a'))).toEqual([true, true, true, true, true, false]);
    expect(['b', 'c', 'd', 'e', 'f', 'g'].map(added)).toEqual([true, true, true, true, true, false]);
  });

  it('forgets what no client wants any more, and has room again', async () => {
    const [queue, work] = [new FairQueue({ ...options, maxWaiting: 1 }), new Work()];
    queue.add(a, work.start('a1'));
    const leave = queue.add(a, work.start('a2'));
    expect(queue.add(b, work.start('b1'))).toBeNull();
    leave?.();
    leave?.();
    expect(queue.add(b, work.start('b1'))).not.toBeNull();
    await work.end('a1');
    expect(work.started).toEqual(['a1', 'b1']);
  });

  it('goes on after work that fails', async () => {
    const [queue, work] = [new FairQueue(options), new Work()];
    queue.add(a, async () => Promise.reject(new Error('broken')));
    queue.add(a, work.start('a2'));
    await new Promise((settled) => setImmediate(settled));
    expect(work.started).toEqual(['a2']);
  });

  it('lets sites take turns, however many clients one of them has', async () => {
    const [queue, work] = [new FairQueue({ ...options, maxWaiting: 100 }), new Work()];
    for (const client of ['1', '2', '3', '4', '5', '6'])
      queue.add({ site: 'rush', client }, work.start(`rush${client}`));
    queue.add({ site: 'calm', client: 'x' }, work.start('calm'));
    await work.end('rush1');
    expect(work.started).toEqual(['rush1', 'calm']);
  });

  it('counts a client’s turns on all sites together: requests to many sites at once get no more', async () => {
    const [queue, work] = [new FairQueue({ ...options, maxWaiting: 100, maxWaitingEach: 50 }), new Work()];
    for (let at = 0; at < 30; at += 1) queue.add({ site: `site${at}`, client: 'greedy' }, work.start(`greedy${at}`));
    queue.add({ site: 'calm', client: 'x' }, work.start('calm'));
    queue.add({ site: 'site29', client: 'y' }, work.start('late'));
    for (const name of ['greedy0', 'calm', 'late', 'greedy1']) await work.end(name);
    expect(work.started.slice(0, 4)).toEqual(['greedy0', 'calm', 'late', 'greedy1']);
  });

  it('saves up no turns for a client that wants nothing', async () => {
    const [queue, work] = [new FairQueue(options), new Work()];
    for (let at = 0; at < 20; at += 1) {
      queue.add(a, work.start(`early${at}`));
      await work.end(`early${at}`);
    }
    for (const name of ['b1', 'b2', 'b3']) queue.add(b, work.start(name));
    queue.add(a, work.start('a1'));
    for (const name of ['b1', 'a1', 'b2', 'b3']) await work.end(name);
    expect(work.started.slice(20).indexOf('a1')).toBeLessThan(3);
  });

  it('makes room for others of what a client wants on many sites', () => {
    const [queue, work] = [new FairQueue({ ...options, maxWaiting: 4, maxWaitingEach: 4 }), new Work()];
    const dropped: string[] = [];
    for (const site of ['1', '2', '3', '4', '5'])
      queue.add({ site, client: 'greedy' }, work.start(site), () => dropped.push(site));
    expect(queue.add({ site: '6', client: 'greedy' }, work.start('6'))).toBeNull();
    expect(queue.add({ site: '6', client: 'x' }, work.start('x'))).not.toBeNull();
    expect(dropped).toHaveLength(1);
  });

  it('has room for those who wait for less when it is full: the newest piece of the maxWaiting line goes', async () => {
    const [queue, work] = [new FairQueue({ ...options, maxWaiting: 3 }), new Work()];
    const dropped: string[] = [];
    const add = (site: string, client: string, name: string) =>
      queue.add({ site, client }, work.start(name), () => dropped.push(name)) !== null;
    expect([add('s', 'a', 'a0'), add('s', 'a', 'a1'), add('s', 'a', 'a2'), add('s', 'a', 'a3')]).not.toContain(false);
    expect([add('s', 'a', 'a4'), add('s', 'b', 'b1'), add('t', 'c', 'c1')]).toEqual([false, true, true]);
    expect(dropped).toEqual(['a3', 'a2']);
    expect(add('t', 'd', 'd1')).toBe(false);
    for (const name of ['a0', 'a1', 'c1', 'b1']) await work.end(name);
    expect([...work.started].sort()).toEqual(['a0', 'a1', 'b1', 'c1']);
  });
});
