import { afterEach, expect, it, vi } from 'vitest';
import { tokenOf } from './desk-session.ts';

afterEach(() => vi.unstubAllGlobals());

function keeping(stored: string | null): void {
  const getItem = (name: string) => (name === '__studio_auth_token_abc' ? stored : null);
  vi.stubGlobal('window', { localStorage: { getItem } });
}

it('[CMS-05] a hosted studio hands on the token that Sanity’s studio stores for this project', () => {
  keeping('{"token":"sk-secret","time":"2026-11-25"}');
  expect(tokenOf('abc')).toBe('sk-secret');
  expect(tokenOf('other')).toBe('');
});

it.each([null, 'null', '"sk"', '{}', '{"token":7}', '{', '[]'])('nothing of %s', (stored) => {
  keeping(stored);
  expect(tokenOf('abc')).toBe('');
});

it('nothing where the browser denies access to its storage', () => {
  const getItem = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('window', { localStorage: { getItem } });
  expect(tokenOf('abc')).toBe('');
});
