import { type Answer, shop } from './shop.ts';

export type FoundPage = { path: string; status: number; linkedFrom: string };

/** Addresses inside a site that a page of it links to, without fragments; files and the studio are no pages. */
export function internalLinks({ body }: Answer): string[] {
  const hrefs = [...body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const inside = hrefs.filter((href) => href.startsWith('/') && !href.startsWith('//'));
  return [...new Set(inside.map((href) => href.replace(/#.*$/, '')))].filter((href) => href && !isFile(href));
}

const isFile = (href: string): boolean => /^\/(image|studio|_next)\//.test(href);

const isPage = ({ status, headers }: Answer): boolean =>
  status === 200 && (headers['content-type'] ?? '').startsWith('text/html');

/** Of the addresses that belong together so many are asked of each site: they stand for the others. */
const askedOfEach = 3;

/**
 * Everything that can be reached from a site's home page by links, each once, with its answer. Addresses that `groupOf` names are not
 * followed, and a few of each group are asked.
 */
export async function crawl(slug: string, groupOf: (path: string) => string | undefined): Promise<FoundPage[]> {
  const found: FoundPage[] = [];
  const known = new Set(['/']);
  const asked = new Map<string, number>();
  const waiting: [path: string, linkedFrom: string][] = [['/', 'the start']];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [path, linkedFrom] = next;
    const group = groupOf(path);
    if (group !== undefined) {
      const times = asked.get(group) ?? 0;
      if (times === askedOfEach) continue;
      asked.set(group, times + 1);
    }
    const answer = await shop(slug, path);
    found.push({ path, status: answer.status, linkedFrom });
    if (group !== undefined || !isPage(answer)) continue;
    for (const link of internalLinks(answer).filter((it) => !known.has(it))) {
      known.add(link);
      waiting.push([link, path]);
    }
  }
  return found;
}
