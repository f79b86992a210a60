import { defineEnableDraftMode } from 'next-sanity/draft-mode';
import { contentClient } from '@/web/content/client.ts';
import { landing } from '@/web/render/draft.ts';

export const dynamic = 'force-dynamic';

/** Where the preview begins, in the address that the studio opens. */
const landingParameter = 'sanity-preview-pathname';

/** Turns the preview on for the visitor that the studio sends here with a secret, which the content service must know (CMS-02). */
export function GET(request: Request): Promise<Response> {
  const client = contentClient(false).withConfig({ perspective: 'raw' });
  const url = new URL(request.url);
  url.searchParams.set(landingParameter, landing(url.searchParams.get(landingParameter)));
  return defineEnableDraftMode({ client }).GET(new Request(url, request));
}
