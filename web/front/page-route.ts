import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SentForm } from '@/domain/leads/form.ts';
import { draftCookie, isDraft } from './draft-cookie.ts';
import { finishedPage, type Rendered } from './finished-page.ts';
import type { FrontParts } from './front.ts';
import { headerValue } from './header-value.ts';
import { withLateScripts } from './late-scripts.ts';
import { log, reason } from './log.ts';
import { renderByNext } from './next-render.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import { Busy } from './page-cache.ts';
import { sendPage } from './page-response.ts';
import type { StoredPage } from './page-store.ts';
import { plainAnswer } from './plain-answer.ts';
import { answerPosted, isForm, readPosted } from './posted-form.ts';
import { previewMoment } from './preview-moment.ts';
import { newRenderRecord, type RenderRecord, recordRender } from './render-record.ts';
import type { Place } from './site-of-host.ts';

type Parts = Pick<FrontParts, 'registry' | 'pages' | 'next' | 'previewSecret' | 'development' | 'gallery'>;
type Wanted = Extract<PageAddress, { kind: 'page' }>;

/** What of a staff member's request makes a preview: the draft cookie, and the moment to look at. */
type Draft = { cookie: string; moment: number | null };

/** Next could not make the page at all; the shopper gets a plain answer with this status. */
class RenderFailed extends Error {
  override readonly name = 'RenderFailed';
}

/** Pages of sites, and the list of sites on this machine's own name: rendered by Next at a miss, kept by the cache. */
export class PageRoute {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Whether the request wants what every shopper gets: a page, no draft, no fragment for Next's router. */
  isPublic({ method, headers }: IncomingMessage): boolean {
    return (method === 'GET' || method === 'HEAD') && headers.rsc === undefined && !this.#isDraft(headers.cookie);
  }

  async send(request: IncomingMessage, response: ServerResponse, place: Place): Promise<void> {
    const isPost = isForm(request) && place.kind === 'site';
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isPost)
      return plainAnswer(response, 405, { Allow: 'GET, HEAD' });
    const address = pageAddress(request.url ?? '/');
    if (address.kind === 'long') return plainAnswer(response, 414);
    if (address.kind === 'bad') return plainAnswer(response, 400);
    if (address.kind === 'redirect') return redirect(response, address.location);
    const target = this.#target(place, address);
    if (!target) return plainAnswer(response, 404);
    if (isPost) return this.#sendPosted(request, response, place.slug, target);
    if (this.isPublic(request)) return this.#sendPublic(request, response, place, address, target);
    if (request.headers.rsc !== undefined) return this.#sendFragment(request, response, target);
    return this.#sendDraft(request, response, target);
  }

  #isDraft(cookies: string | undefined): boolean {
    return this.#parts.development
      ? (cookies?.includes(draftCookie) ?? false)
      : isDraft(cookies, this.#parts.previewSecret);
  }

  /** The path under which Next knows the page. */
  #target(place: Place, { path, query }: Wanted): string | null {
    if (place.kind === 'local') return path === '/' ? '/directory' : null;
    if (place.kind !== 'site') return null;
    if (path === '/blocks' && this.#parts.gallery) return `/gallery/${place.slug}${query}`;
    return `/sites/${place.slug}${path === '/' ? '' : path}${query}`;
  }

  async #sendPublic(request: IncomingMessage, response: ServerResponse, place: Place, wanted: Wanted, target: string) {
    const key = `${place.kind === 'site' ? place.slug : ''} ${wanted.path}${wanted.query}`;
    const host = request.headers.host ?? 'localhost';
    try {
      const { page, from } = await this.#parts.pages.find(key, () => this.#render(target, host));
      sendPage(request, response, page, from);
    } catch (error) {
      this.#sendFailure(response, error);
    }
  }

  /** A form that came without script: on to where its answer says, or the page again with what is wrong (FORM-14). */
  async #sendPosted(request: IncomingMessage, response: ServerResponse, slug: string, target: string): Promise<void> {
    try {
      const posted = await readPosted(request);
      if (typeof posted === 'number') return plainAnswer(response, posted);
      const answer = await answerPosted(this.#parts.next, posted, { request, slug });
      if ('next' in answer) return seeOther(response, answer.next);
      const page = await this.#render(target, request.headers.host ?? 'localhost', undefined, answer.sent);
      sendPage(request, response, { ...privately(page), status: answer.status }, 'bypass');
    } catch (error) {
      this.#sendFailure(response, error);
    }
  }

  async #sendDraft(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
    try {
      const { host = 'localhost', cookie } = request.headers;
      const draft = { cookie: draftOnly(cookie), moment: previewMoment(cookie) };
      const page = await this.#render(target, host, draft);
      sendPage(request, response, privately(page), 'bypass');
    } catch (error) {
      this.#sendFailure(response, error);
    }
  }

  async #sendFragment(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
    request.url = withFragmentHash(target, request.url ?? '');
    response.setHeader('X-Cache', 'bypass');
    const { cookie } = request.headers;
    const moment = this.#isDraft(cookie) ? previewMoment(cookie) : null;
    await recordRender(newRenderRecord(Date.now(), false, moment), () => this.#parts.next(request, response));
  }

  async #render(target: string, host: string, draft?: Draft, sent: SentForm | null = null): Promise<StoredPage> {
    const attempt = (careful: boolean) => this.#try(target, host, draft, { careful, sent });
    const first = await attempt(false);
    const settled = first.rendered.status < 500 || first.record.waitedInVain;
    const last = settled ? first : await attempt(true);
    const { rendered, record } = last;
    if (rendered.status >= 500 && !this.#parts.development)
      throw new RenderFailed(`Next answered ${rendered.status} for ${target}`);
    const forShoppers = draft === undefined && !this.#parts.development;
    const answer = withoutInner(forShoppers ? lateScripts(rendered) : rendered);
    return finishedPage(answer, record, this.#parts.development);
  }

  async #try(
    target: string,
    host: string,
    draft: Draft | undefined,
    { careful, sent }: Pick<RenderRecord, 'careful' | 'sent'>,
  ) {
    const record = { ...newRenderRecord(Date.now(), careful, draft?.moment ?? null), sent };
    const rendered = await recordRender(record, () => renderByNext(this.#parts.next, target, host, draft?.cookie));
    return { rendered, record };
  }

  #sendFailure(response: ServerResponse, error: unknown): void {
    log('error', 'render-failed', { reason: reason(error), busy: error instanceof Busy });
    plainAnswer(response, 503, { 'Retry-After': '1', 'X-Cache': 'bypass' });
  }
}

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

function draftOnly(cookies = ''): string {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(`${draftCookie}=`)).join('; ');
}

/** A draft is for the one who asked: nobody on the way may keep it. */
function privately(page: StoredPage): StoredPage {
  const headers = page.headers.map((value, at) =>
    page.headers[at - 1] === 'Cache-Control' ? 'private, no-store' : value,
  );
  return { ...page, headers };
}

/** The answer to a post that is done: reloading it sends nothing again. */
function seeOther(response: ServerResponse, location: string): void {
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
