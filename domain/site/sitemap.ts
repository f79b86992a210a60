import { xmlText } from '@/domain/vocabulary/xml-text.ts';

/** One page as search engines are told of it; `changed` in epoch milliseconds. */
export type SitemapEntry = { path: string; changed?: number | undefined };

/** Vehicles in one file. The protocol allows 50,000; small files are asked for and made quickly. */
export const sitemapFileSize = 1_000;

/** The files a sitemap has at most, 50,000 by the protocol (sitemaps.org). */
const mostFiles = 50_000;

/** Where the files of a site's sitemap are: its pages, then its vehicles. */
export function sitemapFiles(vehicles: number): string[] {
  const files = Math.min(mostFiles - 1, Math.ceil(vehicles / sitemapFileSize));
  return ['/sitemap/pages.xml', ...Array.from({ length: files }, (_, at) => `/sitemap/cars-${at + 1}.xml`)];
}

/** Which file a name of `/sitemap/{part}` means, `page` counted from 1; null for none. */
export function sitemapPart(part: string): { kind: 'pages' } | { kind: 'cars'; page: number } | null {
  if (part === 'pages.xml') return { kind: 'pages' };
  const page = Number(/^cars-([1-9]\d{0,4})\.xml$/.exec(part)?.[1] ?? 0);
  return page > 0 && page < mostFiles ? { kind: 'cars', page } : null;
}

/** The index of a site's sitemap, as XML by sitemaps.org 0.9. */
export const sitemapIndex = (origin: string, files: readonly string[]): string =>
  wrapped(
    'sitemapindex',
    files.map((path) => `<sitemap><loc>${xmlText(origin + path)}</loc></sitemap>`),
  );

/** One file of a site's sitemap, as XML by sitemaps.org 0.9. */
export const sitemapOf = (origin: string, entries: readonly SitemapEntry[]): string =>
  wrapped(
    'urlset',
    entries.map(({ path, changed }) => {
      const moment = changed === undefined ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
      return `<url><loc>${xmlText(new URL(origin + path).href)}</loc>${moment}</url>`;
    }),
  );

const wrapped = (name: string, lines: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${name}>`,
    '',
  ].join('\n');
