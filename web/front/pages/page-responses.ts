import type { ServerResponse } from 'node:http';
import { headerValue } from '@/web/front/http/header-value.ts';
import type { Rendered } from './finished-page.ts';
import { withGuardedForms, withLateScripts } from './late-scripts.ts';
import type { StoredPage } from './page-store.ts';

/** Removes `/sites/<slug>`, Next's inner path, from a relative redirect. */
export function withoutInner(rendered: Rendered): Rendered {
  const location = rendered.location?.replace(/^\/sites\/[^/?]+/, '') ?? null;
  return { ...rendered, location: location === '' ? '/' : location };
}

/**
 * Next checks the hash that its router put into the address; the page's own address does not have
 * it.
 */
export function withFragmentHash(target: string, url: string): string {
  const hash = /[?&]_rsc=([^&#]*)/.exec(url)?.[1];
  return hash === undefined ? target : `${target}${target.includes('?') ? '&' : '?'}_rsc=${hash}`;
}

export const lateScripts = (rendered: Rendered): Rendered => withHtml(rendered, withLateScripts);
export const guardedForms = (rendered: Rendered): Rendered => withHtml(rendered, withGuardedForms);

function withHtml(rendered: Rendered, change: (html: string) => string): Rendered {
  if (!rendered.contentType.startsWith('text/html')) return rendered;
  return { ...rendered, body: Buffer.from(change(rendered.body.toString('utf8'))) };
}

/** A draft is for one browser: no cache on the way may store it. */
export function privately(page: StoredPage): StoredPage {
  const headers = page.headers.map((value, at) =>
    page.headers[at - 1] === 'Cache-Control' ? 'private, no-store' : value,
  );
  return { ...page, headers };
}

/** The response to a post that is done: reloading it sends nothing again. */
export function seeOther(response: ServerResponse, location: string, cookie: string | null): void {
  if (cookie) response.setHeader('Set-Cookie', cookie);
  response.writeHead(303, ['Location', headerValue(location), 'Content-Length', '0', 'Cache-Control', 'no-store']);
  response.end();
}

/** One spelling per page, for good; by 308 a form is posted again to that address. */
export function redirect(response: ServerResponse, location: string): void {
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
