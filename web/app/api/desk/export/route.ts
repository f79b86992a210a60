import { csvHead, csvLine } from '@/web/desk/csv.ts';
import { enterDeskOf, shut } from '@/web/desk/enter.ts';
import { filterOf } from '@/web/desk/filter.ts';
import { services } from '@/web/platform/services.ts';
import { everyLead } from '@/web/records/lead-export.ts';

export const dynamic = 'force-dynamic';

/** The enquiries that a filter finds as a file for spreadsheets, read in parts while it is sent. */
export async function GET(request: Request): Promise<Response> {
  const desk = await enterDeskOf(services().leads, request);
  if (typeof desk === 'string') return shut(desk);
  const filter = filterOf(new URL(request.url).searchParams);
  const parts = everyLead(desk.leads.records.database, desk.site.slug, { ...filter, before: '' });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvHead)),
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map(csvLine).join('')));
    },
    cancel: () => void parts.return(undefined),
  });
  const name = `enquiries-${desk.site.slug}.csv`;
  return new Response(body, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` },
  });
}
