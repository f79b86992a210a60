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

/**
 * Everything that can be reached from a site's home page by links, each once, with its answer. Addresses for which `skip` holds are asked
 * and not followed.
 */
export async function crawl(slug: string, skip: (path: string) => boolean = () => false): Promise<FoundPage[]> {
  const found = new Map<string, FoundPage>();
  const waiting: [path: string, linkedFrom: string][] = [['/', 'the start']];
  const known = new Set(['/']);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [path, linkedFrom] = next;
    const answer = await shop(slug, path);
    found.set(path, { path, status: answer.status, linkedFrom });
    if (!isPage(answer) || skip(path)) continue;
    for (const link of internalLinks(answer).filter((it) => !known.has(it))) {
      known.add(link);
      waiting.push([link, path]);
    }
  }
  return [...found.values()];
}
