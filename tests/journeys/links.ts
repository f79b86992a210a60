import { type Answer, shop } from './shop.ts';

export type FoundPage = {
  path: string;
  status: number;
  linkedFrom: string;
  /** Whether React sent a part of it hidden, for scripts to put in its place: without script it would stay so. */
  hidesParts: boolean;
};

/** Addresses inside a site that a page of it links to, without fragments; files and the studio are no pages. */
export function internalLinks({ body }: Answer): string[] {
  const hrefs = [...body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const inside = hrefs.filter((href) => href.startsWith('/') && !href.startsWith('//'));
  return [...new Set(inside.map((href) => href.replace(/#.*$/, '')))].filter((href) => href && !isFile(href));
}

const isFile = (href: string): boolean => /^\/(image|studio|_next)\//.test(href);

const isPage = ({ status, headers }: Answer): boolean =>
  status === 200 && (headers['content-type'] ?? '').startsWith('text/html');

/** Addresses that belong together: so many of them are asked of each site and stand for the others. */
export type Group = { name: string; most: number; followed: boolean };

/** Everything that can be reached from a site's home page by links, each once, with its answer; of a group only a part. */
export async function crawl(slug: string, groupOf: (path: string) => Group | null): Promise<FoundPage[]> {
  const found: FoundPage[] = [];
  const known = new Set(['/']);
  const asked = new Map<string, number>();
  const waiting: [path: string, linkedFrom: string][] = [['/', 'the start']];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [path, linkedFrom] = next;
    const group = groupOf(path);
    if (group) {
      const times = asked.get(group.name) ?? 0;
      if (times === group.most) continue;
      asked.set(group.name, times + 1);
    }
    const answer = await shop(slug, path);
    found.push({ path, status: answer.status, linkedFrom, hidesParts: answer.body.includes('<div hidden id="S:') });
    if (group?.followed === false || !isPage(answer)) continue;
    for (const link of internalLinks(answer).filter((it) => !known.has(it))) {
      known.add(link);
      waiting.push([link, path]);
    }
  }
  return found;
}
