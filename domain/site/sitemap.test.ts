import { describe, expect, it } from 'vitest';
import { sitemapFiles, sitemapIndex, sitemapOf, sitemapPart } from './sitemap.ts';

describe('[CFG-05] the files of a sitemap', () => {
  it('are the pages, and a file for each thousand vehicles', () => {
    expect(sitemapFiles(0)).toEqual(['/sitemap/pages.xml']);
    expect(sitemapFiles(1_000)).toEqual(['/sitemap/pages.xml', '/sitemap/cars-1.xml']);
    expect(sitemapFiles(1_001)).toHaveLength(3);
    expect(sitemapFiles(1e12)).toHaveLength(50_000);
  });

  it('are found by their own names alone', () => {
    expect(sitemapPart('pages.xml')).toEqual({ kind: 'pages' });
    expect(sitemapPart('cars-12.xml')).toEqual({ kind: 'cars', page: 12 });
    for (const name of ['', 'cars-0.xml', 'cars-01.xml', 'cars--1.xml', 'cars-99999.xml', 'cars-1.xml/', 'pages'])
      expect([name, sitemapPart(name)]).toEqual([name, null]);
  });
});

describe('[CFG-05] what a sitemap says', () => {
  it('names whole addresses, and when a page changed', () => {
    const text = sitemapOf('https://a.example', [{ path: '/' }, { path: '/cars/b', changed: 1_764_000_000_000 }]);
    expect(text).toContain('<url><loc>https://a.example/</loc></url>');
    expect(text).toContain('<loc>https://a.example/cars/b</loc><lastmod>2025-11-24T16:00:00.000Z</lastmod>');
    expect(sitemapIndex('https://a.example', ['/sitemap/pages.xml'])).toContain(
      '<sitemap><loc>https://a.example/sitemap/pages.xml</loc></sitemap>',
    );
  });

  it('is XML whatever an address holds', () => {
    const text = sitemapOf('https://a.example', [{ path: `/a&b'<c>"d"/日` }]);
    expect(text).toContain('<loc>https://a.example/a&amp;b&apos;%3Cc%3E%22d%22/%E6%97%A5</loc>');
    expect(sitemapOf('https://a.example', [{ path: '/caf%C3%A9' }])).toContain(
      '<loc>https://a.example/caf%C3%A9</loc>',
    );
  });
});
