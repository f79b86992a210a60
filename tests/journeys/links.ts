import { type Result, shop } from './shop.ts';

export type FoundPage = {
  path: string;
  status: number;
  /** The page whose link led here first; null for a starting page to which none links. */
  linkedFrom: string | null;
  /** What `judge` found. */
  faults: readonly string[];
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

/** Addresses that belong together: so many of them are requested of each site and represent the others. */
export type Group = { name: string; max: number; followed: boolean };

type Crawl = {
  slug: string;
  groupOf: (path: string) => Group | null;
  /** Pages to begin with beside the home page. They count in no group; of those with a query no link is followed. */
  starts: readonly string[];
  judge: (path: string, response: Result) => readonly string[];
};

/** Everything that can be reached from a site's home page and the other starts by links, each once; of a group only a part. */
export async function crawl({ slug, groupOf, starts, judge }: Crawl): Promise<FoundPage[]> {
  const found: Omit<FoundPage, 'linkedFrom'>[] = [];
  const linkedFrom = new Map([['/', 'the start']]);
  const isStart = new Set(['/', ...starts]);
  const seen = new Set(isStart);
  const requested = new Map<string, number>();
  const waiting = [...isStart];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const group = groupOf(path);
    if (group && !isStart.has(path)) {
      const times = requested.get(group.name) ?? 0;
      if (times === group.max) continue;
      requested.set(group.name, times + 1);
    }
    const response = await shop(slug, path);
    found.push({ path, status: response.status, faults: judge(path, response) });
    const isFollowed = group?.followed !== false && !(isStart.has(path) && path.includes('?'));
    if (!isFollowed || !isPage(response)) continue;
    for (const link of internalLinks(response)) {
      if (!linkedFrom.has(link)) linkedFrom.set(link, path);
      if (seen.has(link)) continue;
      seen.add(link);
      waiting.push(link);
    }
  }
  return found.map((page) => ({ ...page, linkedFrom: linkedFrom.get(page.path) ?? null }));
}
