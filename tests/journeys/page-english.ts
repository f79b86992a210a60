import { americanSpellings, oddEnglish, refusedPhrasing } from '@/tests/shopper-english.ts';

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

/** Odd articles, counts, spelling and phrasing of a page. */
export function oddCopy(html: string): string[] {
  const copy = readable(html);
  return [...oddEnglish(copy), ...americanSpellings(copy), ...refusedPhrasing(copy)];
}
