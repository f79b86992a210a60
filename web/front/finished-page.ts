import { createHash } from 'node:crypto';
import { developmentPolicy, pagePolicy } from './content-security-policy.ts';
import { headerValue } from './header-value.ts';
import type { StoredPage } from './page-store.ts';
import type { RenderRecord } from './render-record.ts';
import { secureHeaders } from './secure-headers.ts';
import { squeezeQuickly } from './squeeze.ts';

/** What Next answered to one render. */
export type Rendered = {
  status: number;
  contentType: string;
  location: string | null;
  /** `Set-Cookie` lines; only private pages may send them. */
  cookies: readonly string[];
  body: Buffer;
};

const storableStatus = new Set([200, 307, 308, 404, 410]);

/** A render's outcome as it is sent and, when it may be, stored: policy, compressed bodies, entity tag, data tags, expiry. */
export async function finishedPage(rendered: Rendered, record: RenderRecord, development = false): Promise<StoredPage> {
  const { contentType } = rendered;
  const location = record.location ?? rendered.location;
  const body = record.location === null ? rendered.body : Buffer.from('');
  const status = record.status ?? rendered.status;
  const squeezed = await squeezeQuickly(body);
  const tags = [...record.tags];
  const headers = [
    'Content-Type',
    contentType,
    'Cache-Control',
    'public, max-age=0, must-revalidate',
    ...secureHeaders,
  ];
  if (contentType.startsWith('text/html')) {
    headers.push('Content-Security-Policy', development ? developmentPolicy : pagePolicy(body.toString('utf8')));
  }
  if (location !== null) headers.push('Location', headerValue(location));
  if (tags.length > 0) headers.push('Cache-Tag', tags.map(headerValue).join(','));
  return {
    status,
    headers,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    ...squeezed,
    isDense: false,
    tags,
    expiresAtMs: record.expiresAtMs,
    storable: storableStatus.has(status) && !record.failed && rendered.cookies.length === 0 && !development,
    searched: status === 200 ? record.searched : null,
    viewed: status === 200 ? record.viewed : null,
  };
}
