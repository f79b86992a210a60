import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { embedProviders } from '@/domain/media/embed-providers.ts';
import { pagePolicy, scriptHashes, studioPolicy } from './content-security-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('scriptHashes', () => {
  it('hashes the very text of each inline script, each once and in order', () => {
    const html = '<script>one()</script><p>x</p><script id="_R_">\n two("é") </script><script>one()</script>';
    expect(scriptHashes(html)).toEqual([hashOf('one()'), hashOf('\n two("é") ')]);
  });

  it('hashes modules and typed scripts, and not data or files', () => {
    const html = [
      '<script type="module">a</script>',
      '<script type="text/javascript">b</script>',
      '<script type="application/ld+json">{"a":1}</script>',
      '<script src="/_next/static/a.js" async=""></script>',
    ].join('');
    expect(scriptHashes(html)).toEqual([hashOf('a'), hashOf('b')]);
  });
});

describe('policies', () => {
  it('lets a page run its own files and the scripts that it was rendered with, nothing else', () => {
    const policy = pagePolicy('<script>one()</script>');
    expect(policy).toContain(`script-src 'self' ${hashOf('one()')};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const rule of ["object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'self'"]) {
      expect(policy).toContain(rule);
    }
  });

  it('[BLK-08] lets a page frame exactly the providers of the list, each from its own place', () => {
    const frames = /frame-src ([^;]*);/.exec(pagePolicy(''))?.[1]?.split(' ');
    expect(frames).toEqual(embedProviders.map(({ source }) => source));
    for (const frame of frames ?? []) expect(frame).toMatch(/^https:\/\/[a-z.-]+(?:\/[a-z]+\/)?$/);
  });

  it('[PLUS-11] lets exactly the hosts of live tags in besides, for scripts and for what those load and send', () => {
    const plain = pagePolicy('<script>one()</script>');
    const rulesOf = (policy: string) => new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]));
    const [before, after] = [plain, pagePolicy('<script>one()</script>', ['a.example', '*.b.example'])].map(rulesOf);
    for (const kind of ['script-src', 'style-src', 'img-src', 'frame-src'])
      expect(after?.get(kind)).toBe(`${before?.get(kind)} https://a.example https://*.b.example`);
    expect(after?.get('font-src')).toBe("font-src 'self' https://a.example https://*.b.example");
    expect(after?.get('connect-src')).toBe(
      "connect-src 'self' https://a.example https://*.b.example wss://a.example wss://*.b.example",
    );
    for (const kind of ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(after?.get(kind)).toBe(before?.get(kind));
    expect(after?.get('script-src')).not.toContain('unsafe');
    expect(pagePolicy('<script>one()</script>', [])).toBe(plain);
    expect(plain).not.toContain('connect-src');
  });

  it('lets the studio speak to hosted services only where there are some', () => {
    expect(studioPolicy('')).toContain("connect-src 'self';");
    expect(studioPolicy('', ['https://*.sanity.io'])).toContain("connect-src 'self' https://*.sanity.io;");
  });
});
