import { describe, expect, it } from 'vitest';
import { isForeign } from './sender.ts';

describe('whose enquiry it is', () => {
  it('[FORM-13] a page of another site sends nothing in a shopper’s name', () => {
    expect(isForeign('http://a.example', 'a.example')).toBe(false);
    expect(isForeign(undefined, 'a.example')).toBe(false);
    expect(isForeign('http://b.example', 'a.example')).toBe(true);
    expect(isForeign('null', 'a.example')).toBe(true);
  });
});
