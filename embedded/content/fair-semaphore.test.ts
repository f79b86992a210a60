import { describe, expect, it } from 'vitest';
import { FairSemaphore } from './fair-semaphore.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Clients who take a turn in this order, and who had one. */
function takers(semaphore: FairSemaphore) {
  const had: string[] = [];
  const ends = new Map<string, () => void>();
  const take = async (name: string, gone?: AbortSignal) => {
    const end = await semaphore.take(name.slice(0, 1), gone);
    had.push(end ? name : `${name} refused`);
    if (end) ends.set(name, end);
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    ends.get(name)?.();
    await settled();
  };
  return { had, take, end };
}

describe('fair turns', () => {
  it('go round the clients, however many one of them waits for', async () => {
    const { had, take, end } = takers(new FairSemaphore({ atOnce: 1, maxWaiting: 10, maxWaitingEach: 10 }));
    for (const name of ['a1', 'a2', 'a3', 'b1']) void take(name);
    await settled();
    for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
    expect(had).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('are for so many at once', async () => {
    const { had, take, end } = takers(new FairSemaphore({ atOnce: 2, maxWaiting: 10, maxWaitingEach: 10 }));
    for (const name of ['a1', 'b1', 'c1']) void take(name);
    await settled();
    expect(had).toEqual(['a1', 'b1']);
    await end('b1');
    expect(had).toEqual(['a1', 'b1', 'c1']);
  });

  it('are refused beyond a client’s own line', async () => {
    const { had, take } = takers(new FairSemaphore({ atOnce: 1, maxWaiting: 10, maxWaitingEach: 1 }));
    for (const name of ['a1', 'a2', 'a3']) void take(name);
    await settled();
    expect(had).toEqual(['a1', 'a3 refused']);
  });

  it('are there for a new client when others have filled the line', async () => {
    const { had, take, end } = takers(new FairSemaphore({ atOnce: 1, maxWaiting: 3, maxWaitingEach: 3 }));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'a5']) void take(name);
    await settled();
    expect([...had].sort()).toEqual(['a1', 'a4 refused', 'a5 refused']);
    for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
    expect(had.slice(3)).toEqual(['a2', 'b1', 'a3']);
  });

  it('pass by who has left, and leave room in the line', async () => {
    const { had, take, end } = takers(new FairSemaphore({ atOnce: 1, maxWaiting: 1, maxWaitingEach: 1 }));
    const leaving = new AbortController();
    void take('a1');
    void take('b1', leaving.signal);
    await settled();
    leaving.abort();
    await settled();
    void take('c1');
    await end('a1');
    expect(had).toEqual(['a1', 'b1 refused', 'c1']);
  });
});
