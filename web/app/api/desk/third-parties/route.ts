import { enterDeskOf, shut } from '@/web/desk/enter.ts';
import { readLedger } from '@/web/desk/read-ledger.ts';
import { registerHead, registerLine } from '@/web/desk/tag-register-csv.ts';
import { services } from '@/web/platform/services.ts';

export const dynamic = 'force-dynamic';

/** The privacy register: each third party of the site with what it gets and who approved it. */
export async function GET(request: Request): Promise<Response> {
  const desk = await enterDeskOf(services().leads, request);
  if (typeof desk === 'string') return shut(desk);
  const { rows } = await readLedger(desk.leads.records.database, desk.site);
  return new Response(registerHead + rows.map(registerLine).join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="privacy-register-${desk.site.slug}.csv"`,
    },
  });
}
