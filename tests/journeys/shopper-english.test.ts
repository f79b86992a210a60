import { describe, expect, it } from 'vitest';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { americanSpellings, oddEnglish, refusedPhrasing } from '@/tests/shopper-english.ts';
import { content, shop } from './shop.ts';

const slugs = demoDealerships.map(({ slug }) => slug);
const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };

/** What a shopper reads of a page: words of different elements stay apart, and what only machines read is left out. */
function readable(html: string): string {
  return html
    .replaceAll(/<(script|style|svg|option)\b[\s\S]*?<\/\1>/g, ' ¶ ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<\/?(?:b|i|em|strong|span|a|data|time|bdi)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ¶ ')
    .replaceAll(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ');
}

/** Pages of each kind: all that the site lists for search engines, searches by what their heading and counts name, and a rare one. */
async function addresses(slug: string): Promise<string[]> {
  const { body } = await shop(slug, '/sitemap.xml');
  const listed = [...body.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
  const cars = listed.filter((path) => path.startsWith('/cars/')).slice(0, 3);
  const others = listed.filter((path) => !path.startsWith('/cars/'));
  const pages = await content().fetch<string[]>(
    '*[_type == "page" && site->slug.current == $slug && !(_id in path("drafts.**"))].path',
    { slug },
  );
  const searches = ['', '?page=2', '?range[price]=..9000', '?query=zzzz', '?facet[body]=Ute'].map(
    (query) => `/search/used-cars${query}`,
  );
  return [...new Set([...others.slice(0, 90), ...cars, ...pages, ...searches, '/none-of-these'])];
}

describe('shopper-facing English', () => {
  it.each(slugs)('%s: articles, counts, spelling and phrasing of every page', { timeout: 240_000 }, async (slug) => {
    const paths = await addresses(slug);
    expect(paths.length).toBeGreaterThan(15);
    const odd: string[] = [];
    for (const path of paths) {
      const { status, body } = await shop(slug, path);
      expect([200, 307, 308, 404], path).toContain(status);
      const text = readable(body);
      odd.push(
        ...[...oddEnglish(text), ...americanSpellings(text), ...refusedPhrasing(text)].map(
          (copy) => `${path}: ${copy}`,
        ),
      );
    }
    expect([...new Set(odd)]).toEqual([]);
  });
});
