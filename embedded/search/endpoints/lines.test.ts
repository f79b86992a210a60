import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.ts';

async function read(pieces: Iterable<string>, max: number): Promise<string[][]> {
  const batches: string[][] = [];
  for await (const lines of linesOf(pieces, max)) batches.push(lines);
  return batches;
}

describe('the lines of a body that comes in pieces', () => {
  it('are those of the whole text without the blank ones, wherever it was cut', async () => {
    const piece = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n'), maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.array(piece), fc.integer({ min: 1, max: 4 }), async (pieces, maxCount) => {
        const batches = await read(pieces, maxCount);
        const whole = pieces.join('').split('\n');
        expect(batches.flat()).toEqual(whole.filter((line) => line.trim() !== ''));
        expect(batches.slice(0, -1).every((lines) => lines.length === maxCount)).toBe(true);
      }),
    );
  });

  it('come fewer at a time when they are long', async () => {
    const line = 'x'.repeat(50_000);
    expect((await read([`${line}\n`.repeat(5)], 50)).map((lines) => lines.length)).toEqual([3, 2]);
  });

  it('come before the rest of the body is there', async () => {
    const taken: string[] = [];
    const pieces = (function* () {
      yield 'one\ntwo\nthr';
      taken.push('second piece');
      yield 'ee\n';
    })();
    const lines = linesOf(pieces, 2);
    expect((await lines.next()).value).toEqual(['one', 'two']);
    expect(taken).toEqual([]);
    expect((await lines.next()).value).toEqual(['three']);
  });
});
