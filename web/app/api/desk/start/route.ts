import { enterDeskOf, shut } from '@/web/desk/enter.ts';
import { readStart } from '@/web/desk/read-start.ts';
import { services } from '@/web/platform/services.ts';

export const dynamic = 'force-dynamic';

/** What the studio's start page shows of the host's site, for the staff who work with its enquiries: 401, 403; 503 while it cannot be read. */
export async function GET(request: Request): Promise<Response> {
  const desk = await enterDeskOf(services().leads, request);
  if (typeof desk === 'string') return shut(desk);
  try {
    const report = await readStart(desk.leads.records.database, desk.site, Date.now());
    return Response.json(report, { headers: { 'Cache-Control': 'no-store' } });
  } catch {
    return Response.json({ error: 'The records cannot be read.' }, { status: 503 });
  }
}
