import { describe, expect, it } from 'vitest';
import { tagOf } from './tag.fixture.ts';
import { checkTagUrl, sourceKey, sourceOf } from './tag-source.ts';
import { vendorOf, vendors } from './vendors.ts';

const own = ['dealer.example', 'www.dealer.example:8443', 'Cars.Example'];
const of = (change: Parameters<typeof tagOf>[0]) => sourceOf(tagOf(change), own);

describe('[PLUS-11] where a tag comes from', () => {
  it('is the vendor’s address for its account, or the https address of another company', () => {
    expect(of({ vendor: 'google-tag-manager', account: 'GTM-AB12CD3', hosts: ['Stats.Example'] })).toEqual({
      url: 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3',
      account: 'GTM-AB12CD3',
      hosts: ['www.googletagmanager.com', 'stats.example'],
    });
    expect(of({ hosts: ['api.chat.example'] })).toEqual({
      url: 'https://chat.example/widget.js',
      account: '',
      hosts: ['chat.example', 'api.chat.example'],
    });
  });

  it('each vendor of the list takes its example and no code in its place', () => {
    for (const [key, { example }] of Object.entries(vendors)) {
      const vendor = key as keyof typeof vendors;
      expect(of({ vendor, account: example }), key).toMatchObject({ url: expect.stringMatching(/^https:\/\//) });
      for (const account of ['', `${example}"><script>`, `${example}&x=`, `../${example}`])
        expect(typeof of({ vendor, account }), account).toBe('string');
    }
    expect([vendorOf('other'), vendorOf('constructor'), vendorOf('__proto__')]).toEqual([null, null, null]);
  });

  it.each([
    'http://chat.example/widget.js',
    '//chat.example/widget.js',
    '/widget.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'blob:https://chat.example/1',
    '<script>alert(1)</script>',
    'https://user:password@chat.example/widget.js',
    'https://chat.example:8443/widget.js',
    'https://localhost/widget.js',
    'https://a.localhost/widget.js',
    'https://127.0.0.1/widget.js',
    'https://[::1]/widget.js',
    'https://2130706433/widget.js',
    'https://intranet/widget.js',
    'https://dealer.example/widget.js',
    'https://DEALER.example/widget.js',
    'https://www.dealer.example/widget.js',
    'https://cars.example/widget.js',
    'https://chat.example./widget.js',
    `https://chat.example/${'a'.repeat(500)}`,
    '',
  ])('is never %s', (url) => {
    expect(checkTagUrl(url, own)).toEqual(expect.any(String));
    expect(of({ url })).toEqual(expect.any(String));
  });

  it.each([
    "chat.example; script-src 'unsafe-inline'",
    '*',
    '*.example',
    'https://chat.example',
    "'self'",
    'chat.example/x',
    'dealer.example',
    '10.0.0.1',
    'a b.example',
    'local',
    'chat.example.',
    'chat.example:8443',
    'user@chat.example',
    '[::1]',
    'bücher.example',
    `${'long-name.'.repeat(11)}example`,
  ])('no other host is %s, which would allow more in a policy than a host', (host) =>
    expect(of({ hosts: [host] })).toEqual(expect.any(String)),
  );

  it('another script or another host is another measurement; the order of hosts is not', () => {
    const key = (hosts: string[], url = 'https://chat.example/w.js') => sourceKey({ url, hosts, account: '' });
    expect(key(['a.example', 'b.example'])).toBe(key(['b.example', 'a.example']));
    expect(new Set([key([]), key(['a.example']), key([], 'https://chat.example/v.js')]).size).toBe(3);
  });
});
