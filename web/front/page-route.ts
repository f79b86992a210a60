import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SentForm } from '@/domain/leads/form.ts';
import { receiptCookie } from '@/web/leads/receipt-cookie.ts';
import { countShown } from './count-shown.ts';
import { DraftCookies, opensDraft } from './draft-cookie.ts';
import { finishedPage, type Rendered } from './finished-page.ts';
import type { FrontParts } from './front.ts';
import { headerValue } from './header-value.ts';
import { withLateScripts } from './late-scripts.ts';
import { log, reason } from './log.ts';
import { loggedPath } from './logged-path.ts';
import { callNext } from './next-call.ts';
import { renderByNext } from './next-render.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import { Busy } from './page-cache.ts';
import { sendPage } from './page-response.ts';
import type { StoredPage } from './page-store.ts';
import { plainAnswer } from './plain-answer.ts';
import { answerPosted, isForm, readPosted } from './posted-form.ts';
import { previewMoment } from './preview-moment.ts';
import { closedPreview } from './preview-passes.ts';
import { newRenderRecord, type RenderRecord, recordRender } from './render-record.ts';
import { onlyResults } from './results-part.ts';
import type { Place } from './site-of-host.ts';
import { lacksParts } from './static-markup.ts';
import { Abandoned } from './waiters.ts';

type Parts = Pick<
  FrontParts,
  | 'registry'
  | 'pages'
  | 'next'
  | 'previews'
  | 'previewSecret'
  | 'development'
  | 'gallery'
  | 'searches'
  | 'views'
  | 'proxies'
>;
type Wanted = Extract<PageAddress, { kind: 'page' }>;
/** A page that is there to be asked for, and the path under which Next knows it. */
type Asked = { target: string; address: Wanted; slug: string };

/** What of a request makes a page nobody else's: its cookies and, for a preview, the moment to look at. */
type Personal = { cookie: string | undefined; moment: number | null };
type Render = Asked & { host: string; personal?: Personal; sent?: SentForm | null };

/** `whole`: without static parts. */
type How = { careful: boolean; whole: boolean };
type Attempt = { rendered: Rendered; record: RenderRecord };

/** Next could not make the page at all; the shopper gets a plain answer with this status. */
class RenderFailed extends Error {
  override readonly name = 'RenderFailed';
}

/** Pages of sites, and the list of sites on this machine's own name: rendered by Next at a miss, kept by the cache. */
export class PageRoute {
  readonly #parts: Parts;
  readonly #drafts: DraftCookies;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { previews: passes, previewSecret: secret, development } = parts;
    this.#drafts = new DraftCookies({ passes, secret, development });
  }

  /** Whether the request may get what every shopper gets: it reads, and is no preview. No other header makes a difference. */
  isPublic({ method, headers }: IncomingMessage, slug: string): boolean {
    return (method === 'GET' || method === 'HEAD') && !this.#drafts.isDraft(slug, headers.cookie);
  }

  async send(request: IncomingMessage, response: ServerResponse, place: Place): Promise<void> {
    const address = pageAddress(request.url ?? '/');
    if (address.kind === 'long') return plainAnswer(response, 414);
    if (address.kind === 'bad') return plainAnswer(response, 400);
    if (address.kind === 'redirect') return redirect(response, address.location);
    const target = this.#target(place, address);
    if (!target) return plainAnswer(response, 404);
    const slug = place.kind === 'site' ? place.slug : '';
    const { audience } = address.route.route;
    if (audience === 'action' && slug) return this.#sendAction(request, response, { target, slug, audience });
    const { method, headers } = request;
    const asked = { target, address, slug };
    if (isForm(request) && slug) return this.#sendPosted(request, response, asked);
    if (method !== 'GET' && method !== 'HEAD') return plainAnswer(response, 405, { Allow: 'GET, HEAD' });
    if (audience === 'private') return this.#sendPersonal(request, response, asked);
    if (this.isPublic(request, slug)) return this.#sendPublic(request, response, asked);
    if (!(await this.#isStaff(slug, headers.cookie))) {
      response.setHeader('Set-Cookie', closedPreview);
      return this.#sendPublic(request, response, asked);
    }
    if (headers.rsc !== undefined) return this.#sendFragment(request, response, asked);
    return this.#sendPersonal(request, response, asked);
  }

  /** What changes something answers by itself: a redirect after it is done, mostly. */
  #sendAction(request: IncomingMessage, response: ServerResponse, call: Parameters<typeof callNext>[3]) {
    request.headers.cookie = this.#drafts.among(call.slug, request.headers.cookie);
    return callNext(this.#parts.next, request, response, call);
  }

  /** A pass outlives neither its session nor the right to the site; while that cannot be known, the page itself cannot be made. */
  async #isStaff(slug: string, cookies = ''): Promise<boolean> {
    const standing = await this.#parts.previews.standing(slug, cookies);
    return standing !== 'signed-out' && standing !== 'forbidden';
  }

  /** The path under which Next knows the page. */
  #target(place: Place, { path, query }: Wanted): string | null {
    if (place.kind === 'local') return path === '/' ? '/directory' : null;
    if (place.kind !== 'site') return null;
    if (path === '/blocks' && this.#parts.gallery) return `/gallery/${place.slug}${query}`;
    return `/sites/${place.slug}${path === '/' ? '' : path}${query}`;
  }

  async #sendPublic(request: IncomingMessage, response: ServerResponse, asked: Asked) {
    const { path, query } = asked.address;
    const host = request.headers.host ?? 'localhost';
    try {
      const found = await this.#parts.pages.find(`${asked.slug} ${path}${query}`, async () => {
        const { page } = await this.#render({ ...asked, host });
        return page;
      });
      const { page, from } = found;
      if (from === 'stale')
        log('warn', 'stale-page-served', { path: loggedPath(asked.target), reason: reason(found.cause) });
      sendPage(request, response, page, from);
      countShown(request, asked.slug, page, this.#parts);
    } catch (error) {
      this.#sendFailure(response, error);
    }
  }

  /** A form that came without script: on to where its answer says, or the page again with what is wrong (FORM-14). */
  async #sendPosted(request: IncomingMessage, response: ServerResponse, asked: Asked) {
    try {
      const posted = await readPosted(request);
      if (typeof posted === 'number') return plainAnswer(response, posted);
      const answer = await answerPosted(this.#parts.next, posted, { request, slug: asked.slug });
      if ('next' in answer) {
        const cookie = receiptCookie(answer.receipt, request.headers['x-forwarded-proto'] === 'https');
        return seeOther(response, answer.next, cookie);
      }
      const { host = 'localhost', cookie } = request.headers;
      const isPrivate = asked.address.route.route.audience === 'private';
      const personal = { cookie: this.#drafts.among(asked.slug, cookie), moment: null };
      const { page } = await this.#render({ ...asked, host, sent: answer.sent, ...(isPrivate && { personal }) });
      sendPage(request, response, { ...privately(page), status: answer.status }, 'bypass');
    } catch (error) {
      this.#sendFailure(response, error);
    }
  }

  /** A page for one person: a draft for staff, or a route whose pages are private. */
  async #sendPersonal(request: IncomingMessage, response: ServerResponse, asked: Asked): Promise<void> {
    const { host = 'localhost', cookie } = request.headers;
    const isDraft = this.#drafts.isDraft(asked.slug, cookie);
    try {
      const isPrivate = asked.address.route.route.audience === 'private';
      const passed = isPrivate ? this.#drafts.among(asked.slug, cookie) : this.#drafts.alone(asked.slug, cookie);
      const personal = { cookie: passed, moment: isDraft ? previewMoment(cookie) : null };
      const { page, cookies } = await this.#render({ ...asked, host, personal });
      if (isPrivate && cookies.length > 0) response.setHeader('Set-Cookie', [...cookies]);
      sendPage(request, response, privately(page), 'bypass');
    } catch (error) {
      // In the studio's frame nobody presses reload: a preview asks again by itself.
      this.#sendFailure(response, error, isDraft ? { Refresh: '3' } : {});
    }
  }

  /** The preview refreshes itself by fragments for Next's router; nobody else gets them. */
  async #sendFragment(request: IncomingMessage, response: ServerResponse, asked: Asked): Promise<void> {
    const { cookie } = request.headers;
    request.url = withFragmentHash(asked.target, request.url ?? '');
    request.headers.cookie = this.#drafts.alone(asked.slug, cookie);
    response.setHeader('X-Cache', 'bypass');
    const record = newRenderRecord(Date.now(), { ...at(asked.address), chosen: previewMoment(cookie) });
    await recordRender(record, () => this.#parts.next(request, response));
  }

  async #render(asked: Render): Promise<{ page: StoredPage; cookies: readonly string[] }> {
    const attempt = (how: How) => this.#try(asked, how);
    const first = await attempt({ careful: false, whole: false });
    const last = await this.#settled(first, attempt, asked.target);
    const { rendered, record } = last;
    if (rendered.status >= 500 && !this.#parts.development)
      throw new RenderFailed(`Next answered ${rendered.status} for ${loggedPath(asked.target)}`);
    const forShoppers = asked.personal?.moment === undefined && !this.#parts.development;
    const alone = onlyResults(rendered, asked.address.query);
    // A part has no scripts.
    const shown = withoutInner(forShoppers && alone === rendered ? lateScripts(alone) : alone);
    return { page: await finishedPage(shown, record, this.#parts.development), cookies: rendered.cookies };
  }

  /** A page that broke is rendered once more, block by block; one whose static parts are not all on it, without them. */
  async #settled(first: Attempt, again: (how: How) => Promise<Attempt>, target: string): Promise<Attempt> {
    const { rendered, record } = first;
    if (rendered.status >= 500) return record.waitedInVain ? first : again({ careful: true, whole: true });
    if (!lacksParts(record)) return first;
    log('warn', 'static-part-not-shown', { path: loggedPath(target) });
    return again({ careful: false, whole: true });
  }

  async #try({ target, address, host, personal, sent }: Render, { careful, whole }: How): Promise<Attempt> {
    // Staff's tools and React's own checks want all of a page in the payload.
    const inPayload = whole || this.#parts.development || opensDraft(personal?.cookie);
    const record = newRenderRecord(Date.now(), {
      ...at(address),
      careful,
      chosen: personal?.moment ?? null,
      sent: sent ?? null,
      staticParts: inPayload ? null : [],
    });
    const rendered = await recordRender(record, () => renderByNext(this.#parts.next, target, host, personal?.cookie));
    // The timeouts of its reads and their connections hold the record for seconds yet, and under a flood that of each page.
    for (const part of record.staticParts ?? []) part.html = '';
    return { rendered, record };
  }

  #sendFailure(response: ServerResponse, error: unknown, headers: Record<string, string> = {}): void {
    // Nobody is there to be answered.
    if (error instanceof Abandoned) return;
    log('error', 'render-failed', { reason: reason(error), busy: error instanceof Busy });
    plainAnswer(response, 503, { 'Retry-After': '1', 'X-Cache': 'bypass', ...headers });
  }
}

const at = ({ path, query }: Wanted) => ({ path, query });

/** Next's redirects name its inner path where they are relative to it; shoppers know no `/sites/<slug>`. */
function withoutInner(rendered: Rendered): Rendered {
  const location = rendered.location?.replace(/^\/sites\/[^/?]+/, '') ?? null;
  return { ...rendered, location: location === '' ? '/' : location };
}

/** Next checks the hash that its router put into the address; as an address of a page it says nothing. */
function withFragmentHash(target: string, asked: string): string {
  const hash = /[?&]_rsc=([^&#]*)/.exec(asked)?.[1];
  return hash === undefined ? target : `${target}${target.includes('?') ? '&' : '?'}_rsc=${hash}`;
}

function lateScripts(rendered: Rendered): Rendered {
  if (!rendered.contentType.startsWith('text/html')) return rendered;
  return { ...rendered, body: Buffer.from(withLateScripts(rendered.body.toString('utf8'))) };
}

/** A draft is for the one who asked: nobody on the way may keep it. */
function privately(page: StoredPage): StoredPage {
  const headers = page.headers.map((value, at) =>
    page.headers[at - 1] === 'Cache-Control' ? 'private, no-store' : value,
  );
  return { ...page, headers };
}

/** The answer to a post that is done: reloading it sends nothing again. */
function seeOther(response: ServerResponse, location: string, cookie: string | null): void {
  if (cookie) response.setHeader('Set-Cookie', cookie);
  response.writeHead(303, ['Location', headerValue(location), 'Content-Length', '0', 'Cache-Control', 'no-store']);
  response.end();
}

/** One spelling per page, for good; other methods were refused before. */
function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, [
    'Location',
    headerValue(location),
    'Content-Length',
    '0',
    'Cache-Control',
    'public, max-age=86400',
  ]);
  response.end();
}
