import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { embedProviders } from '@/domain/site/embed-providers.ts';
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

  it('lets the studio speak to hosted services only where there are some', () => {
    expect(studioPolicy('')).toContain("connect-src 'self';");
    expect(studioPolicy('', ['https://*.sanity.io'])).toContain("connect-src 'self' https://*.sanity.io;");
  });
});
