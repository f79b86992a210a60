import { describe, expect, it } from 'vitest';
import { isSafeHref, withSafeLinks } from './safe-href.ts';

describe('[BLK-09] addresses of content', () => {
  it.each([
    '/',
    '/cars/used?make=Ford',
    '#finance',
    'https://example.com',
    'HTTP://example.com',
    'tel:0491570156',
    'mailto:a@b.example',
  ])('%s may be a link', (href) => expect(isSafeHref(href)).toBe(true));

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '\tjavascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'cars/used',
  ])('%j may not', (href) => expect(isSafeHref(href)).toBe(false));

  it('one that may not be a link is missing from the content, at any depth; the rest is as it was', () => {
    const content = {
      heading: 'javascript:alert(1) is a heading',
      linkHref: 'javascript:alert(1)',
      image: null,
      tiles: [{ link: { label: 'Go', href: 'data:text/html,x' }, overrideUrl: '/models/everest', count: 3 }, null],
      body: [{ markDefs: [{ _key: 'a', href: 'vbscript:x' }] }],
    };
    expect(withSafeLinks(content)).toEqual({
      heading: 'javascript:alert(1) is a heading',
      linkHref: null,
      image: null,
      tiles: [{ link: { label: 'Go', href: null }, overrideUrl: '/models/everest', count: 3 }, null],
      body: [{ markDefs: [{ _key: 'a', href: null }] }],
    });
  });
});
