/**
 * The site's response at a path; null when there is none: the path is another site's, or the site
 * does not respond.
 */
export type LinkedPage = { status: number; ids: ReadonlySet<string> } | null;

type Remembered = { at: number; page: Promise<LinkedPage> };

const pages = new Map<string, Remembered>();
/** A form is checked at every change: a path is requested of the site once in this time. */
const freshMs = 30_000;
const maxCached = 500;

/**
 * Requests a page of the site of the studio's own host as any shopper would, without staff's
 * cookies.
 */
export function pageOfLink(address: string, now = Date.now()): Promise<LinkedPage> {
  const cached = pages.get(address);
  if (cached && now - cached.at < freshMs) return cached.page;
  if (pages.size > maxCached) pages.clear();
  const page = fetchPage(address);
  pages.set(address, { at: now, page });
  return page;
}

async function fetchPage(address: string): Promise<LinkedPage> {
  try {
    const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(10_000) });
    return { status: response.status, ids: idsOf(await response.text()) };
  } catch {
    return null;
  }
}

const idsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]{1,200})"/g)].map(([, id = '']) => id));
