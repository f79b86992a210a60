import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { draftMode } from 'next/headers';
import { contentClient } from '@/web/content/client.ts';
import { landing } from '@/web/render/draft.ts';

export const dynamic = 'force-dynamic';

/** Turns the preview on for the visitor that the studio sends here with a secret, which the content service must know (CMS-02). */
export async function GET(request: Request): Promise<Response> {
  const client = contentClient(false).withConfig({ perspective: 'raw' });
  const { isValid, redirectTo } = await validatePreviewUrl(client, request.url);
  if (!isValid) return new Response('This preview link is not valid, or not any more.', { status: 401 });
  (await draftMode()).enable();
  return new Response(null, { status: 307, headers: { location: landing(redirectTo) } });
}
