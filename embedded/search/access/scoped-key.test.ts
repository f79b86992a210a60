import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMadeWith, readScopedKey } from './scoped-key.ts';

function make(parent: string, text: string): string {
  const digest = createHmac('sha256', parent).update(text).digest('base64');
  return Buffer.from(`${digest}${parent.slice(0, 4)}${text}`).toString('base64');
}

const parent = fc.stringMatching(/^[A-Za-z0-9]{8,40}$/);
const parameters = fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer()));

describe('scoped keys', () => {
  it('carry their parameters and are verified by their parent', () => {
    fc.assert(
      fc.property(parent, parameters, (value, wish) => {
        const scoped = readScopedKey(make(value, JSON.stringify(wish)));
        expect(JSON.stringify(scoped?.parameters)).toBe(JSON.stringify(JSON.parse(JSON.stringify(wish))));
        expect(scoped && isMadeWith(scoped, value)).toBe(true);
      }),
    );
  });

  it('are not verified by another parent, nor with other parameters', () => {
    fc.assert(
      fc.property(parent, parent, parameters, (value, other, wish) => {
        fc.pre(value !== other);
        const scoped = readScopedKey(make(value, JSON.stringify(wish)));
        expect(scoped && isMadeWith(scoped, other)).toBe(false);
        expect(scoped && isMadeWith({ ...scoped, text: `${scoped.text} ` }, value)).toBe(false);
        expect(scoped && isMadeWith({ ...scoped, digest: '' }, value)).toBe(false);
      }),
    );
  });

  it('are not made of anything else', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const scoped = readScopedKey(text);
        if (scoped) expect(isMadeWith(scoped, 'the-parent-key')).toBe(false);
      }),
    );
    expect(readScopedKey('')).toBeNull();
  });
});
