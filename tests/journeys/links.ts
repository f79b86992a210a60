import { type Result, shop } from './shop.ts';

export type FoundPage = {
  path: string;
  status: number;
  linkedFrom: string;
  /** Whether React sent a part of it hidden, for scripts to put in its place: without script it would stay so. */
  hidesParts: boolean;
};

/** Addresses inside a site that a page of it links to, without fragments; files and the studio are no pages. */
export function internalLinks({ body }: Result): string[] {
  const hrefs = [...body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const inside = hrefs.filter((href) => href.startsWith('/') && !href.startsWith('//'));
  return [...new Set(inside.map((href) => href.replace(/#.*$/, '')))].filter((href) => href && !isFile(href));
}

const isFile = (href: string): boolean => /^\/(image|studio|_next)\//.test(href);

const isPage = ({ status, headers }: Result): boolean =>
  status === 200 && (headers['content-type'] ?? '').startsWith('text/html');

/** Addresses that belong together: so many of them are asked of each site and stand for the others. */
export type Group = { name: string; max: number; followed: boolean };

/** Everything that can be reached from a site's home page by links, each once, with its answer; of a group only a part. */
export async function crawl(slug: string, groupOf: (path: string) => Group | null): Promise<FoundPage[]> {
  const found: FoundPage[] = [];
  const seen = new Set(['/']);
  const requested = new Map<string, number>();
  const waiting: [path: string, linkedFrom: string][] = [['/', 'the start']];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [path, linkedFrom] = next;
    const group = groupOf(path);
    if (group) {
      const times = requested.get(group.name) ?? 0;
      if (times === group.max) continue;
      requested.set(group.name, times + 1);
    }
    const response = await shop(slug, path);
    found.push({ path, status: response.status, linkedFrom, hidesParts: response.body.includes('<div hidden id="S:') });
    if (group?.followed === false || !isPage(response)) continue;
    for (const link of internalLinks(response).filter((it) => !seen.has(it))) {
      seen.add(link);
      waiting.push([link, path]);
    }
  }
  return found;
}
