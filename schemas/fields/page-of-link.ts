/** The site's response at a path; null for another site's path, or after a failure. */
export type LinkedPage = { status: number; ids: ReadonlySet<string> } | null;

type Remembered = { at: number; page: Promise<LinkedPage> };

const pages = new Map<string, Remembered>();
/** Lifetime of a cached response, milliseconds, since a form is validated at each change. */
const freshMs = 30_000;
const maxCached = 500;

/** Requests a page of the studio's host as a shopper, without staff's cookies. */
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
