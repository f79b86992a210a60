import { problemSections } from '@/domain/stock/imports/problem-groups.ts';
import { csvRow } from '@/domain/text/delimited.ts';
import { enterStockImports } from '@/web/desk/enter-named-site.ts';
import { services } from '@/web/platform/services.ts';
import { importOf } from '@/web/records/stock-imports.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ record: string }> };
type Found = NonNullable<Awaited<ReturnType<typeof importOf>>>;

/** One import with what was not used, for whom `/api/stock-imports` is; `?as=csv` is its problems as a file for spreadsheets. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const entered = await enterStockImports(services().leads, request);
  if (entered instanceof Response) return entered;
  const { record } = await params;
  const id = /^\d{1,15}$/.test(record) ? Number(record) : 0;
  try {
    const found = await importOf(entered.leads.records.database, entered.site, id);
    if (!found) return Response.json({ error: 'There is no such import.' }, { status: 404 });
    return new URL(request.url).searchParams.get('as') === 'csv'
      ? csvOf(found)
      : Response.json(found, { headers: { 'Cache-Control': 'no-store' } });
  } catch {
    return Response.json({ error: 'The records give no answer.' }, { status: 503 });
  }
}

const columns = ['What happened', 'Row', 'Stock number', 'Field', 'Value', 'Reason', 'What to do'];

function csvOf({ id, lines, unlisted }: Found): Response {
  const rows = problemSections(lines).flatMap(({ title, groups }) =>
    groups.flatMap(({ advice, lines: all }) =>
      all.map(({ line, stockNumber, field, value, reason }) =>
        csvRow([title, String(line ?? ''), stockNumber, field, value, reason, advice]),
      ),
    ),
  );
  const more = unlisted > 0 ? [csvRow([`${unlisted} more of these kinds are not in this file`])] : [];
  return new Response(['\ufeff', csvRow(columns), ...rows, ...more].join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="stock-import-${id}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
