import { expect, it } from 'vitest';
import { ownOrigin } from './own-origin.ts';

const origin = (host: string, proto?: string) =>
  ownOrigin(new Headers({ host, ...(proto && { 'x-forwarded-proto': proto }) }), async () => [
    'a.example',
    'B.example:8443',
  ]);

it.each([
  ['a.example', 'http://a.example'],
  ['a.example:6666', 'http://a.example'],
  ['a.example:', 'http://a.example'],
  ['b.example:8443', 'http://b.example:8443'],
  ['b.example:8444', 'http://b.example'],
  ['southbank-ford.localhost:3000', 'http://southbank-ford.localhost:3000'],
  ['evil-localhost:3000', 'http://evil-localhost'],
])('the link of a receipt, requested at %s, leads to %s', async (host, own) => {
  expect(await origin(host)).toBe(own);
});

it('leads to https where the proxy in front reports https', async () => {
  expect(await origin('a.example:6666', 'http, https')).toBe('https://a.example');
});
