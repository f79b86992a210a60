import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

const staying = () => new AbortController().signal;

describe('turns', () => {
  it('are given to so many at once, the longest waiting next', async () => {
    const turns = new Turns(1, 5);
    const order: string[] = [];
    const end = await turns.take(staying());
    const second = turns.take(staying()).then((end) => order.push('second') && end);
    const third = turns.take(staying()).then((end) => order.push('third') && end);
    await new Promise((settled) => setImmediate(settled));
    expect(order).toEqual([]);
    end?.();
    end?.();
    const endSecond = await second;
    await new Promise((settled) => setImmediate(settled));
    expect(order).toEqual(['second']);
    if (endSecond) endSecond();
    await third;
    expect(order).toEqual(['second', 'third']);
  });

  it('are refused beyond the length of the line', async () => {
    const turns = new Turns(1, 1);
    await turns.take(staying());
    void turns.take(staying());
    expect(await turns.take(staying())).toBeNull();
  });

  it('pass by who has left, and leave room in the line', async () => {
    const turns = new Turns(1, 1);
    const leaving = new AbortController();
    const end = await turns.take(staying());
    const left = turns.take(leaving.signal);
    leaving.abort();
    expect(await left).toBeNull();
    const next = turns.take(staying());
    end?.();
    expect(await next).not.toBeNull();
  });
});
