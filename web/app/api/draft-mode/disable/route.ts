import { draftMode } from 'next/headers';
import { closedPreview } from '@/web/platform/preview-cookie.ts';
import { landing } from '@/web/render/draft.ts';

export const dynamic = 'force-dynamic';

/** Leaves the preview and shows the published page at `?to=/path`. */
export async function GET(request: Request): Promise<Response> {
  (await draftMode()).disable();
  const to = new URL(request.url).searchParams.get('to');
  return new Response(null, { status: 307, headers: { location: landing(to), 'set-cookie': closedPreview } });
}
