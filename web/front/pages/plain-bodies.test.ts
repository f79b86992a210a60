import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PlainBodies, plainLength } from './plain-bodies.ts';
import { storedPage } from './stored-page.fixture.ts';

const pageOf = (text: string) => storedPage({ gzip: gzipSync(text) });

describe('plain bodies', () => {
  it('are made once for all who want one at the same time, and after', async () => {
    const [bodies, page] = [new PlainBodies(), pageOf('a page')];
    const all = await Promise.all(Array.from({ length: 50 }, () => bodies.of(page)));
    expect(String(all[0])).toBe('a page');
    expect(new Set([...all, await bodies.of(page)]).size).toBe(1);
  });

  it('stay within their bytes, the latest used longest', async () => {
    const bodies = new PlainBodies(30);
    const [first, second, third, fourth] = ['1', '2', '3', '4'].map((one) => pageOf(one.repeat(10)));
    if (!first || !second || !third || !fourth) throw new Error('No pages.');
    const stored = await bodies.of(first);
    for (const page of [second, third, first, fourth]) await bodies.of(page);
    expect(bodies.bytes).toBe(30);
    expect(await bodies.of(first)).toBe(stored);
  });

  it.each(['', 'x', 'ü'.repeat(5_000)])('have their length before they are made', (text) => {
    expect(plainLength(pageOf(text))).toBe(Buffer.byteLength(text));
  });
});
