import { describe, expect, it } from 'vitest';
import { byteRange, cutTo } from './byte-range.ts';

describe('what a Range header requests of ten bytes', () => {
  it.each([
    [undefined, null],
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=4-99', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=0-1,4-5', null],
    ['lines=1-2', null],
    ['bytes=-', null],
  ])('%s', (header, range) => expect(byteRange(header, 10)).toEqual(range));
});

it('cuts a stream to its range, wherever its pieces end', async () => {
  async function* pieces() {
    for (const text of ['012', '3', '45678', '9']) yield Buffer.from(text);
  }
  for (const [start, end] of [
    [0, 9],
    [2, 4],
    [3, 3],
    [8, 9],
  ] as const) {
    let text = '';
    for await (const piece of cutTo(pieces(), { start, end })) text += Buffer.from(piece).toString();
    expect(text).toBe('0123456789'.slice(start, end + 1));
  }
});
