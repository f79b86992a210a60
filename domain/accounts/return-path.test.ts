import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

describe('[NAV-15] where sign-in returns to', () => {
  it.each(['/', '/cars/ranger', '/search?make=Ford&page=2', '/cars/ranger#finance'])('is %s of this site', (path) =>
    expect(returnPath(path, '/my-garage')).toBe(path),
  );

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example\n',
    'javascript:alert(1)',
    '\\\\evil',
    '/sign-in',
    '/sign-in?redirect=/sign-in',
    '/SIGN-IN',
    '/api/account/sign-out',
    '/studio',
    '/..//evil.example',
    '/./\\evil.example',
    `/${'a'.repeat(3_000)}`,
  ])('is the fallback for %j', (path) => expect(returnPath(path, '/my-garage')).toBe('/my-garage'));
});
