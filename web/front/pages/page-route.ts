import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SentForm } from '@/domain/leads/form.ts';
import { readCookie } from '@/web/accounts/account-cookies.ts';
import { Busy } from '@/web/front/http/busy.ts';
import { formPage, plainPage } from '@/web/front/http/plain-responses.ts';
import { receiptCookie } from '@/web/leads/receipt-cookie.ts';
import { log, reason } from '@/web/platform/log.ts';
import { loggedPath } from '@/web/platform/logged-path.ts';
import { closedPreview } from '@/web/platform/preview-cookie.ts';
import { previewMoment } from '@/web/platform/preview-moment.ts';
import { newRenderRecord, type RenderRecord, recordRender } from '@/web/platform/render-record.ts';
import { isHttps } from '@/web/platform/request-sender.ts';
import type { HostMatch } from '@/web/platform/site-of-host.ts';
import { Abandoned } from '@/web/platform/waiting-clients.ts';
import { type CountParts, countShown } from './count-shown.ts';
import { DraftCookies, opensDraft } from './draft-cookie.ts';
import { finishedPage, type Rendered } from './finished-page.ts';
import { callNext } from './next-call.ts';
import { type Browser, type NextHandler, renderByNext } from './next-render.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { sendPage } from './page-response.ts';
import {
  guardedForms,
  lateScripts,
  privately,
  redirect,
  seeOther,
  withFragmentHash,
  withoutInner,
} from './page-responses.ts';
import type { StoredPage } from './page-store.ts';
import { handlePosted, isForm, type Posted, type PostedForms, withPosted } from './posted-form.ts';
import type { PreviewPasses } from './preview-passes.ts';
import { onlyResults } from './results-part.ts';
import type { SiteRegistry } from './site-registry.ts';
import { lacksParts } from './static-markup.ts';

/** What pages need of the server. */
export type PageParts = CountParts & {
  registry: SiteRegistry;
  pages: PageCache;
  next: NextHandler;
  /** What a form without script submits. */
  forms: PostedForms;
  previews: PreviewPasses;
  previewSecret: string | null;
  development: boolean;
  /** Whether /blocks shows every block with its fixtures. */
  gallery: boolean;
};
type Wanted = Extract<PageAddress, { kind: 'page' }>;
/** A page that exists, and the path under which Next routes it. */
type PageRequest = { target: string; address: Wanted; slug: string };

/** What of a request makes a page one person's: its browser and, for a preview, the moment to look at. */
type Personal = Browser & { moment: number | null };
type Render = PageRequest & { host: string; personal?: Personal; sent?: SentForm | null };

/** `whole`: without static parts. */
type How = { careful: boolean; whole: boolean };
type Attempt = { rendered: Rendered; record: RenderRecord };

/** Next could not make the page at all; the shopper gets a plain response with this status. */
class RenderFailed extends Error {
  override readonly name = 'RenderFailed';
}

/**
 * Pages of sites, and the list of sites on this machine's own name: rendered by Next at a miss,
 * stored by the cache.
 */
export class PageRoute {
  readonly #parts: PageParts;
  readonly #drafts: DraftCookies;

  constructor(parts: PageParts) {
    this.#parts = parts;
    const { previews: passes, previewSecret: secret, development } = parts;
    this.#drafts = new DraftCookies({ passes, secret, development });
  }

  /**
   * Whether the request may get what every shopper gets: it reads, and is not a preview. No other
   * header makes a difference.
   */
  isPublic({ method, headers }: IncomingMessage, slug: string): boolean {
    return (method === 'GET' || method === 'HEAD') && !this.#drafts.isDraft(slug, headers.cookie);
  }

  async send(request: IncomingMessage, response: ServerResponse, host: HostMatch): Promise<void> {
    const address = pageAddress(request.url ?? '/');
    if (address.kind === 'long') return plainPage(response, 414);
    if (address.kind === 'bad') return plainPage(response, 400);
    if (address.kind === 'redirect') return redirect(response, address.location);
    const target = this.#target(host, address);
    if (!target) return plainPage(response, 404);
    const slug = host.kind === 'site' ? host.slug : '';
    const { audience } = address.route.route;
    if (audience === 'action' && slug) return this.#sendAction(request, response, { target, slug, audience });
    const { method, headers } = request;
    const pageRequest = { target, address, slug };
    if (isForm(request) && slug) return this.#sendPosted(request, response, pageRequest);
    if (method !== 'GET' && method !== 'HEAD') return plainPage(response, 405, { Allow: 'GET, HEAD' });
    const hasPass = !this.isPublic(request, slug);
    const forStaff = hasPass && (await this.#isStaff(slug, headers.cookie));
    if (audience === 'private') return this.#sendPersonal(request, response, pageRequest, forStaff);
    if (hasPass && !forStaff) response.setHeader('Set-Cookie', closedPreview);
    if (!forStaff) return this.#sendPublic(request, response, pageRequest);
    if (headers.rsc !== undefined) return this.#sendFragment(request, response, pageRequest);
    return this.#sendPersonal(request, response, pageRequest, forStaff);
  }

  /** A route that changes something sends its own response, mostly a redirect once it is done. */
  #sendAction(request: IncomingMessage, response: ServerResponse, call: Parameters<typeof callNext>[3]) {
    request.headers.cookie = this.#drafts.among(call.slug, request.headers.cookie);
    return callNext(this.#parts.next, request, response, call);
  }

  /**
   * A pass outlives neither its session nor the right to the site. While the content service is
   * down it counts: the draft cannot be rendered then.
   */
  async #isStaff(slug: string, cookies = ''): Promise<boolean> {
    const staff = await this.#parts.previews.staffOf(slug, cookies);
    return staff !== 'signed-out' && staff !== 'forbidden';
  }

  /** The path under which Next routes the page. */
  #target(host: HostMatch, { path, query }: Wanted): string | null {
    if (host.kind === 'local') return path === '/' ? '/directory' : null;
    if (host.kind !== 'site') return null;
    if (path === '/blocks' && this.#parts.gallery) return `/gallery/${host.slug}${query}`;
    return `/sites/${host.slug}${path === '/' ? '' : path}${query}`;
  }

  async #sendPublic(request: IncomingMessage, response: ServerResponse, requested: PageRequest) {
    const { path, query } = requested.address;
    const host = request.headers.host ?? 'localhost';
    try {
      const found = await this.#parts.pages.find(`${requested.slug} ${path}${query}`, async () => {
        const { page } = await this.#render({ ...requested, host });
        return page;
      });
      const { page, from } = found;
      if (page.gated && mayBeSignedIn(request)) return await this.#sendPersonal(request, response, requested, false);
      if (from === 'stale')
        log('warn', 'stale-page-served', { path: loggedPath(requested.target), reason: reason(found.cause) });
      sendPage(request, response, page, from);
      countShown(request, requested.slug, page, this.#parts);
    } catch (error) {
      this.#sendFailure(response, error);
    }
  }

  /**
   * A form that came without script: on to the address that its response names, or the page again
   * with what is wrong (FORM-14).
   */
  async #sendPosted(request: IncomingMessage, response: ServerResponse, requested: PageRequest) {
    try {
      const refused = await withPosted(request, requested.slug, (posted) =>
        this.#answerPosted(request, response, requested, posted),
      );
      if (refused === 403) plainPage(response, 403);
      else if (refused) formPage(response, refused);
    } catch (error) {
      // The client has disconnected, or was cut off while sending its body.
      if (error instanceof Abandoned || !request.complete) return;
      log('error', 'form-not-taken', { reason: reason(error), busy: error instanceof Busy });
      formPage(response, 503, { 'Retry-After': '1', 'X-Cache': 'bypass' });
    }
  }

  async #answerPosted(
    request: IncomingMessage,
    response: ServerResponse,
    requested: PageRequest,
    posted: Posted,
  ): Promise<void> {
    const result = await handlePosted(this.#parts.forms, posted, { request, slug: requested.slug });
    if ('next' in result) {
      const cookie = receiptCookie(result.receipt, cameByHttps(request));
      return seeOther(response, result.next, cookie);
    }
    const { host = 'localhost', cookie } = request.headers;
    const isPrivate = requested.address.route.route.audience === 'private';
    const personal = { cookie: this.#drafts.without(cookie), secure: cameByHttps(request), moment: null };
    const draw = { ...requested, host, sent: result.sent };
    const first = await this.#render({ ...draw, ...(isPrivate && { personal }) });
    const { page } = first.page.gated ? await this.#render({ ...draw, personal }) : first;
    // A shopper whose session has ended signs in first; a 307 would post there.
    const status = page.status === 307 ? 303 : result.status;
    sendPage(request, response, { ...privately(page), status }, 'bypass');
  }

  /**
   * A page for one person: a draft for staff, a route whose pages are private, or an address for
   * signed-in shoppers.
   */
  async #sendPersonal(
    request: IncomingMessage,
    response: ServerResponse,
    requested: PageRequest,
    forStaff: boolean,
  ): Promise<void> {
    const { host = 'localhost', cookie } = request.headers;
    try {
      const isPrivate = requested.address.route.route.audience === 'private';
      const personal = {
        cookie: forStaff
          ? this.#drafts[isPrivate ? 'among' : 'alone'](requested.slug, cookie)
          : this.#drafts.without(cookie),
        secure: cameByHttps(request),
        moment: forStaff ? previewMoment(cookie) : null,
      };
      const { page, cookies } = await this.#render({ ...requested, host, personal });
      if (isPrivate && cookies.length > 0) response.setHeader('Set-Cookie', [...cookies]);
      sendPage(request, response, privately(page), 'bypass');
    } catch (error) {
      // The studio's frame has no reload button: a preview requests the page again by itself.
      this.#sendFailure(response, error, forStaff ? { Refresh: '3' } : {});
    }
  }

  /** The preview refreshes itself by fragments for Next's router; no one else gets them. */
  async #sendFragment(request: IncomingMessage, response: ServerResponse, requested: PageRequest): Promise<void> {
    const { cookie } = request.headers;
    request.url = withFragmentHash(requested.target, request.url ?? '');
    request.headers.cookie = this.#drafts.alone(requested.slug, cookie);
    response.setHeader('X-Cache', 'bypass');
    const record = newRenderRecord(Date.now(), { ...at(requested.address), chosen: previewMoment(cookie) });
    await recordRender(record, () => this.#parts.next(request, response));
  }

  async #render(request: Render): Promise<{ page: StoredPage; cookies: readonly string[] }> {
    const attempt = (how: How) => this.#try(request, how);
    const first = await attempt({ careful: false, whole: false });
    const last = await this.#settled(first, attempt, request.target);
    const { rendered, record } = last;
    if (rendered.status >= 500 && !this.#parts.development)
      throw new RenderFailed(`Next answered ${rendered.status} for ${loggedPath(request.target)}`);
    const withScripts = request.personal ? guardedForms : lateScripts;
    const alone = onlyResults(rendered, request.address.query);
    // A part has no scripts.
    const isPage = alone === rendered && !this.#parts.development;
    const shown = withoutInner(isPage ? withScripts(alone) : alone);
    return { page: await finishedPage(shown, record, this.#parts.development), cookies: rendered.cookies };
  }

  /**
   * A page that broke is rendered again without static parts, then block by block as well; one that
   * lacks static parts is rendered again without them.
   */
  async #settled(first: Attempt, again: (how: How) => Promise<Attempt>, target: string): Promise<Attempt> {
    const { rendered, record } = first;
    if (rendered.status >= 500) {
      if (record.waitedInVain) return first;
      log('warn', 'page-broke', { path: loggedPath(target) });
      const second = await again({ careful: false, whole: true });
      return second.rendered.status < 500 ? second : again({ careful: true, whole: true });
    }
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
    const rendered = await recordRender(record, () => renderByNext(this.#parts.next, target, host, personal));
    // Timers and connections of its reads hold the record for seconds: under a flood, every page's parts.
    for (const part of record.staticParts ?? []) part.html = '';
    return { rendered, record };
  }

  #sendFailure(response: ServerResponse, error: unknown, headers: Record<string, string> = {}): void {
    // The client is gone.
    if (error instanceof Abandoned) return;
    log('error', 'render-failed', { reason: reason(error), busy: error instanceof Busy });
    plainPage(response, 503, { 'Retry-After': '1', 'X-Cache': 'bypass', ...headers });
  }
}

/** Nothing but a trusted proxy's word is left in the header (proxy-trust.ts). */
const cameByHttps = ({ headers }: IncomingMessage): boolean => isHttps(headers['x-forwarded-proto']);

/** Whether a browser sends a session; the render checks whether it is valid. */
const mayBeSignedIn = (request: IncomingMessage): boolean =>
  readCookie(request.headers.cookie, 'session', cameByHttps(request)) !== '';

const at = ({ path, query }: Wanted) => ({ path, query });
