import { AsyncLocalStorage } from 'node:async_hooks';
import type { SentForm } from '@/domain/leads/form.ts';
import { isRedirectTarget } from '@/domain/routes/redirect-target.ts';
import type { SearchedWords } from '@/domain/stock/search/search-phrase.ts';

/**
 * The front's record of one render while Next works on it. The app states through it what the page
 * is made of; the front decides by it what may be stored, and for how long.
 */
export type RenderRecord = {
  /** The path of the page on its site, `/about-us`. */
  readonly path: string;
  /** What the route reads of the address's query: `?page=2`, or empty. */
  readonly query: string;
  /** The render's one clock, epoch milliseconds. */
  readonly now: number;
  /** Whether staff chose that moment for their preview. */
  readonly chosen: boolean;
  readonly tags: Set<string>;
  /** Epoch milliseconds of the first moment at which this page changes by itself; Infinity when none. */
  expiresAtMs: number;
  /** A read was rejected: whatever comes out must not be stored. */
  failed: boolean;
  /**
   * The content service was silent until its timeout: this render sends it no more requests, and
   * there is no retry.
   */
  waitedInVain: boolean;
  /** The response's status where it is not Next's own, 404 for a page that does not exist. */
  status: number | null;
  /** The target of a redirect that staff set up. */
  location: string | null;
  /** The shopper's search text whose results the page shows; null where there are none. */
  searched: SearchedWords | null;
  /** The slug of the vehicle whose page this response is to a browser; null for all others. */
  viewed: string | null;
  /** Whether scripts of any site's pages may read the response. */
  anyOrigin: boolean;
  /** Hosts of the scripts of other companies that run on the page. */
  readonly tagHosts: Set<string>;
  /** Whether the address is for signed-in shoppers, so that the session of the request makes a difference. */
  gated: boolean;
  /** The form that came without script and is shown again; never stored. */
  sent: SentForm | null;
  /** The second try of a page that broke: each block is in a boundary of its own (web/render/blocks.tsx). */
  careful: boolean;
  /** HTML of parts that no script changes, each found by its place; null where everything is rendered as usual. */
  staticParts: { html: string; shown: boolean }[] | null;
};

const key = Symbol.for('forecourt.render');
// Front and Next's bundles are different module graphs in one process: the storage is shared by its symbol.
const shared = globalThis as { [key]?: AsyncLocalStorage<RenderRecord> };
shared[key] ??= new AsyncLocalStorage<RenderRecord>();
const storage: AsyncLocalStorage<RenderRecord> = shared[key];

type Circumstances = {
  path?: string;
  query?: string;
  careful?: boolean;
  /** The moment at which staff look at a draft. */
  chosen?: number | null;
  sent?: SentForm | null;
  staticParts?: RenderRecord['staticParts'];
};

export function newRenderRecord(
  now: number,
  { path = '/', query = '', careful = false, chosen = null, sent = null, staticParts = null }: Circumstances = {},
): RenderRecord {
  return {
    path,
    query,
    now: chosen ?? now,
    chosen: chosen !== null,
    tags: new Set(),
    expiresAtMs: Number.POSITIVE_INFINITY,
    failed: false,
    waitedInVain: false,
    status: null,
    location: null,
    searched: null,
    viewed: null,
    anyOrigin: false,
    tagHosts: new Set(),
    gated: false,
    careful,
    sent,
    staticParts,
  };
}

/** Runs `render` so that everything it awaits finds `record`. */
export function recordRender<T>(record: RenderRecord, render: () => T): T {
  return storage.run(record, render);
}

/** Runs what goes on beside a render: its reads neither tag nor fail the page. */
export function outsideRender<T>(beside: () => T): T {
  return storage.exit(beside);
}

/** The record of the render that is under way; undefined outside of one (a build, a test). */
export function currentRender(): RenderRecord | undefined {
  return storage.getStore();
}

/** The render's clock; the wall's outside of a render. */
export function renderNow(): number {
  return currentRender()?.now ?? Date.now();
}

/**
 * States that what was rendered changes at `boundaryMs` (epoch milliseconds). Moments that have
 * passed are ignored.
 */
export function expireAt(boundaryMs: number): void {
  const render = currentRender();
  if (render && boundaryMs > render.now) render.expiresAtMs = Math.min(render.expiresAtMs, boundaryMs);
}

/** States that something could not be read: the page is shown once and not stored. */
export function failRender(): void {
  const render = currentRender();
  if (render) render.failed = true;
}

/**
 * States that the page shows the results of a shopper's search: they count each time the page is
 * sent.
 */
export function recordSearched(searched: SearchedWords | null): void {
  const render = currentRender();
  if (render) render.searched = searched;
}

/**
 * States that the reader of this response looks at a vehicle: a view counts each time it is sent
 * (VDP-15).
 */
export function recordViewed(slug: string): void {
  const render = currentRender();
  if (render) render.viewed = slug;
}

/**
 * States that scripts of any site's pages may read the response: it is the same for everybody, and
 * public.
 */
export function recordAnyOrigin(): void {
  const render = currentRender();
  if (render) render.anyOrigin = true;
}

/** States whose scripts run on the page besides the site's own: its policy lets these hosts in. */
export function recordTagHosts(hosts: readonly string[]): void {
  const render = currentRender();
  for (const host of hosts) render?.tagHosts.add(host);
}

/**
 * States that the address is for signed-in shoppers: what was rendered without a session is for all
 * others (SAVE-07).
 */
export function recordGated(): void {
  const render = currentRender();
  if (render) render.gated = true;
}

/**
 * Sets the response's status; a streamed page cannot, and Next's own `notFound()` leaves an empty
 * page without JavaScript.
 */
export function recordStatus(status: number): void {
  const render = currentRender();
  if (render) render.status = status;
}

/**
 * Makes the response a redirect: a streamed page cannot, and Next would send a page that refreshes
 * itself. 404 for a target that a redirect may not have.
 */
export function recordRedirect(location: string, permanent: boolean): void {
  const render = currentRender();
  if (!render) return;
  const leads = isRedirectTarget(location);
  render.status = leads ? (permanent ? 308 : 307) : 404;
  if (leads) render.location = location;
}
