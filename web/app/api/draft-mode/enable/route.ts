import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { draftMode } from 'next/headers';
import { contentClient } from '@/web/content/client.ts';
import { environment } from '@/web/platform/env.ts';
import { isSecure } from '@/web/platform/request-sender.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { landing } from '@/web/render/draft.ts';

export const dynamic = 'force-dynamic';

/**
 * Turns the preview of this host's site on for the visitor whom the studio sends here with a
 * secret, which the content service must confirm, and who is signed in as staff of the site
 * (CMS-02): any dealer's staff can make a secret.
 */
export async function GET(request: Request): Promise<Response> {
  const site = request.headers.get(siteHeader) ?? '';
  const cookies = request.headers.get('cookie') ?? '';
  const { previews } = services();
  const client = contentClient(false).withConfig({ perspective: 'raw' });
  const { isValid, redirectTo } = await validatePreviewUrl(client, request.url);
  if (!isValid || site === '') return new Response('Invalid secret', { status: 401 });
  const staff = await previews.staffOf(site, cookies);
  if (staff === 'unknown') return new Response('Try again in a moment', { status: 503 });
  if (staff === 'signed-out' || staff === 'forbidden')
    return new Response('Previews are for the staff of this site', { status: 403 });
  if (environment().FORECOURT_DEV) (await draftMode()).enable();
  const headers = { location: landing(redirectTo), 'set-cookie': previews.open(site, cookies, isSecure(request)) };
  return new Response(null, { status: 307, headers });
}
