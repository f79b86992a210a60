import { describe, expect, it } from 'vitest';
import { lastChange, sitemapFiles, sitemapIndex, sitemapOf, sitemapPart } from './sitemap.ts';

describe('[CFG-05] the files of a sitemap', () => {
  it('are the pages, the lists, and a file for each thousand vehicles', () => {
    const pages = ['/sitemap/pages.xml', '/sitemap/lists.xml'];
    expect(sitemapFiles(0)).toEqual(pages);
    expect(sitemapFiles(1_000)).toEqual([...pages, '/sitemap/cars-1.xml']);
    expect(sitemapFiles(1_001)).toHaveLength(4);
    expect(sitemapFiles(1e12)).toHaveLength(50_000);
  });

  it('are found by their own names alone', () => {
    expect(sitemapPart('pages.xml')).toEqual({ kind: 'pages' });
    expect(sitemapPart('lists.xml')).toEqual({ kind: 'lists' });
    expect(sitemapPart('cars-12.xml')).toEqual({ kind: 'cars', page: 12 });
    for (const name of ['', 'cars-0.xml', 'cars-01.xml', 'cars--1.xml', 'cars-99999.xml', 'cars-1.xml/', 'pages'])
      expect([name, sitemapPart(name)]).toEqual([name, null]);
  });
});

describe('[CFG-05] what a sitemap contains', () => {
  it('names whole addresses, and when a page changed', () => {
    const text = sitemapOf('https://a.example', [{ path: '/' }, { path: '/cars/b', changed: 1_764_000_000_000 }]);
    expect(text).toContain('<url><loc>https://a.example/</loc></url>');
    expect(text).toContain('<loc>https://a.example/cars/b</loc><lastmod>2025-11-24T16:00:00.000Z</lastmod>');
    const files = [{ path: '/sitemap/pages.xml', changed: 1_764_000_000_000 }, { path: '/sitemap/cars-1.xml' }];
    const index = sitemapIndex('https://a.example', files);
    expect(index).toContain(
      '<sitemap><loc>https://a.example/sitemap/pages.xml</loc><lastmod>2025-11-24T16:00:00.000Z</lastmod></sitemap>',
    );
    expect(index).toContain('<sitemap><loc>https://a.example/sitemap/cars-1.xml</loc></sitemap>');
  });

  it('names the pictures of a page, as Google reads them, twelve at most', () => {
    const images = Array.from({ length: 20 }, (_, at) => `/image/media/1280/v1/${at}&.jpg`);
    const text = sitemapOf('https://a.example', [{ path: '/cars/b', images }]);
    expect(text).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
    expect(text).toContain(
      '<image:image><image:loc>https://a.example/image/media/1280/v1/0&amp;.jpg</image:loc></image:image>',
    );
    expect(text.match(/<image:loc>/g)).toHaveLength(12);
  });

  it('dates a file by its last change, and not at all where one is not dated', () => {
    expect(
      lastChange([
        { path: '/a', changed: 5 },
        { path: '/b', changed: 9 },
      ]),
    ).toBe(9);
    expect(lastChange([{ path: '/a', changed: 5 }, { path: '/b' }])).toBeUndefined();
    expect(lastChange([])).toBeUndefined();
  });

  it('is XML whatever an address holds', () => {
    const text = sitemapOf('https://a.example', [{ path: `/a&b'<c>"d"/日` }]);
    expect(text).toContain('<loc>https://a.example/a&amp;b&apos;%3Cc%3E%22d%22/%E6%97%A5</loc>');
    expect(sitemapOf('https://a.example', [{ path: '/caf%C3%A9' }])).toContain(
      '<loc>https://a.example/caf%C3%A9</loc>',
    );
  });
});
