import { createHash } from 'node:crypto';
import { compressQuickly } from '@/web/front/http/compress.ts';
import { developmentPolicy, pagePolicy } from '@/web/front/http/content-security-policy.ts';
import { headerValue } from '@/web/front/http/header-value.ts';
import { plainPolicy, secureHeaders } from '@/web/front/http/secure-headers.ts';
import type { RenderRecord } from '@/web/platform/render-record.ts';
import type { StoredPage } from './page-store.ts';

/** Next's response to one render. */
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
  const compressed = await compressQuickly(body);
  const tags = [...record.tags];
  const isPage = contentType.startsWith('text/html');
  const ownPolicy = () => (development ? developmentPolicy : pagePolicy(body.toString('utf8'), [...record.tagHosts]));
  const headers = [
    'Content-Type',
    contentType,
    'Cache-Control',
    // A cache in front of this one would send the sign-in page to a signed-in shopper.
    record.gated ? 'private, no-store' : 'public, max-age=0, must-revalidate',
    ...secureHeaders,
    'Content-Security-Policy',
    isPage ? ownPolicy() : plainPolicy,
  ];
  if (record.anyOrigin) headers.push('Access-Control-Allow-Origin', '*');
  if (location !== null) headers.push('Location', headerValue(location));
  if (tags.length > 0) headers.push('Cache-Tag', tags.map(headerValue).join(','));
  return {
    status,
    headers,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    ...compressed,
    isDense: false,
    tags,
    expiresAtMs: record.expiresAtMs,
    storable: storableStatus.has(status) && !record.failed && rendered.cookies.length === 0 && !development,
    searched: status === 200 ? record.searched : null,
    viewed: status === 200 ? record.viewed : null,
    gated: record.gated,
  };
}
