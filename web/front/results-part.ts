import { asksForResults } from '@/domain/site/routes/results-part.ts';
import type { Rendered } from './finished-page.ts';

/**
 * Of a results page only what a filter changes, with the page's title, where the query asks for that: half of the bytes, without header,
 * footer and React's payload. A page that holds no results stays whole.
 */
export function onlyResults(rendered: Rendered, query: string): Rendered {
  if (!query.includes('part=') || !asksForResults(query) || !rendered.contentType.startsWith('text/html'))
    return rendered;
  const part = resultsPart(rendered.body.toString('utf8'));
  return part === null ? rendered : { ...rendered, body: Buffer.from(part) };
}

/** The element with `data-search`, whole: React writes `<` into text and attributes only as `&lt;`, so its tags can be counted. */
function resultsPart(html: string): string | null {
  const start = /<div\b[^>]*\sdata-search="/.exec(html)?.index;
  if (start === undefined) return null;
  const tags = /<(\/?)div\b/g;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return `${titleOf(html)}${html.slice(start, html.indexOf('>', tag.index) + 1)}`;
  }
  return null;
}

const titleOf = (html: string): string => /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
