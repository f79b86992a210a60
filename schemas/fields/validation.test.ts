import { describe, expect, it } from 'vitest';
import { checkHref } from '@/schemas/fields/href.ts';
import { checkPath } from '@/schemas/fields/page-path.ts';
import { checkWindow, windowLine } from '@/schemas/fields/publish-window.ts';
import { checkSlug } from '@/schemas/fields/slug.ts';

describe('[CMS-03] the address of a link', () => {
  it.each([
    '/',
    '/cars/used?make=Ford',
    '#finance',
    'https://example.com.au/a',
    'tel:+61491570156',
    'tel:0355501234',
    'mailto:a@b.example',
  ])('accepts %s', (href) => expect(checkHref(href)).toBe(true));

  it.each([
    'cars/used',
    '//example.com',
    '/\\example.com',
    'javascript:alert(1)',
    'https://',
    'https:/example.com',
    'mailto:a',
    'tel:call-us',
    '/a b',
    '#',
  ])('explains what is wrong with %s', (href) => expect(checkHref(href)).toEqual(expect.any(String)));
});

describe('[CMS-03] the path of a page', () => {
  it.each(['/', '/about-us', '/kia/overview', '/4x4-outdoor', '/sitemap.xml'])('accepts %s', (path) =>
    expect(checkPath(path)).toBe(true),
  );

  it.each([undefined, '', 'about-us', '/about-us/', '/About', '/a//b', '/a b', '/ä', '/-a', '/a?b=1'])(
    'explains what is wrong with %s',
    (path) => expect(checkPath(path)).toEqual(expect.any(String)),
  );
});

describe('[CMS-03] the dates of a promotion', () => {
  const [first, second] = ['2026-10-01T00:00:00.000Z', '2026-10-02T00:00:00.000Z'];

  it('must be in order when both are given', () => {
    expect(checkWindow(first, second)).toBe(true);
    expect(checkWindow(second, first)).toMatch(/later/);
    expect(checkWindow(first, first)).toMatch(/later/);
  });

  it('may leave either end open', () => {
    expect([checkWindow(undefined, first), checkWindow(first, undefined), checkWindow(undefined, undefined)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('are shown in one line', () => {
    const year = new Date().getFullYear();
    const day = (of: number, monthDay: string) => `${of}-${monthDay}T12:00:00.000Z`;
    expect(windowLine(day(year, '10-05'), day(year, '10-31'))).toBe('5 Oct – 31 Oct');
    expect(windowLine(undefined, day(year, '10-31'))).toBe('until 31 Oct');
    expect(windowLine(day(year, '10-05'), undefined)).toBe('from 5 Oct');
    // The year is there where it is not this one, at both ends.
    expect(windowLine(day(year, '07-01'), day(year + 10, '12-31'))).toBe(`1 July ${year} – 31 Dec ${year + 10}`);
    expect(windowLine(undefined, day(year + 10, '12-31'))).toBe(`until 31 Dec ${year + 10}`);
    expect(windowLine(undefined, undefined)).toBe('');
  });
});

describe('[CMS-03] a short name', () => {
  it('becomes a label of a host name', () => {
    expect(checkSlug('southbank-ford')).toBe(true);
    for (const slug of [undefined, '', 'Southbank', 'a--b', '-a', 'a-', 'a.b', 'a'.repeat(61)])
      expect(checkSlug(slug)).toEqual(expect.any(String));
  });
});
