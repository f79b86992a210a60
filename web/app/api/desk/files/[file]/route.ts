import { isUuid } from '@/domain/text/uuid.ts';
import { enterDeskOf, shut } from '@/web/desk/enter.ts';
import { services } from '@/web/platform/services.ts';
import { findFile } from '@/web/records/lead-files.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

/** A file of an enquiry, for the staff of its site: always saved, never opened by the browser. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const desk = await enterDeskOf(services().leads, request);
  if (typeof desk === 'string') return shut(desk);
  const { file: id } = await params;
  const file = isUuid(id) ? await findFile(desk.leads.records.database, desk.site.slug, id) : null;
  if (!file) return Response.json({ error: 'There is no such file.' }, { status: 404 });
  return new Response(new Uint8Array(file.content), {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
    },
  });
}
