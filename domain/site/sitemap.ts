import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { xmlText } from '@/domain/vocabulary/xml-text.ts';

/** One page as the sitemap lists it; `changed` in epoch milliseconds, `images` paths of its pictures. */
export type SitemapEntry = { path: string; changed?: number | undefined; images?: readonly string[] };

/** One file of a sitemap; `changed` of the page in it that changed last, epoch milliseconds. */
export type SitemapFile = { path: string; changed?: number | undefined };

/** Pictures of one page that are named; the protocol allows 1,000. */
export const maxSitemapImages = 12;

/** Vehicles in one file. The protocol allows 50,000; small files are made quickly. */
export const sitemapFileSize = 1_000;

/** The files a sitemap has at most, 50,000 by the protocol (sitemaps.org). */
const maxFiles = 50_000;

const file = (part: string): string => pathOfRoute('sitemapFile', { part });

/**
 * Where the files of a site's sitemap are: pages with a time of change, pages made of data from
 * outside, then vehicles.
 */
export function sitemapFiles(vehicles: number): string[] {
  const files = Math.min(maxFiles - 2, Math.ceil(vehicles / sitemapFileSize));
  return [
    file('pages.xml'),
    file('lists.xml'),
    ...Array.from({ length: files }, (_, at) => file(`cars-${at + 1}.xml`)),
  ];
}

/** Which file a name of `/sitemap/{part}` means, `page` counted from 1; null for none. */
export function sitemapPart(part: string): { kind: 'pages' | 'lists' } | { kind: 'cars'; page: number } | null {
  if (part === 'pages.xml') return { kind: 'pages' };
  if (part === 'lists.xml') return { kind: 'lists' };
  const page = Number(/^cars-([1-9]\d{0,4})\.xml$/.exec(part)?.[1] ?? 0);
  return page > 0 && page < maxFiles ? { kind: 'cars', page } : null;
}

/** When the last of these pages changed; absent where that is not recorded for all of them. */
export function lastChange(entries: readonly SitemapEntry[]): number | undefined {
  const moments = entries.map(({ changed }) => changed ?? Number.NaN);
  const last = Math.max(...moments);
  return Number.isFinite(last) ? last : undefined;
}

/** The index of a site's sitemap, as XML by sitemaps.org 0.9. */
export const sitemapIndex = (origin: string, files: readonly SitemapFile[]): string =>
  wrapped(
    'sitemapindex',
    files.map(({ path, changed }) => `<sitemap><loc>${xmlText(origin + path)}</loc>${lastmod(changed)}</sitemap>`),
  );

/** One file of a site's sitemap, as XML by sitemaps.org 0.9 with Google's extension for images 1.1. */
export const sitemapOf = (origin: string, entries: readonly SitemapEntry[]): string =>
  wrapped(
    'urlset',
    entries.map(({ path, changed, images = [] }) => {
      const pictures = images
        .slice(0, maxSitemapImages)
        .map((image) => `<image:image><image:loc>${xmlText(new URL(origin + image).href)}</image:loc></image:image>`);
      return `<url><loc>${xmlText(new URL(origin + path).href)}</loc>${lastmod(changed)}${pictures.join('')}</url>`;
    }),
  );

const imageNames = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const lastmod = (changed: number | undefined): string =>
  changed === undefined ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`;

const wrapped = (name: string, lines: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${name === 'urlset' ? imageNames : ''}>`,
    ...lines,
    `</${name}>`,
    '',
  ].join('\n');
