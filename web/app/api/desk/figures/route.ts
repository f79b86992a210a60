import { carFiguresHead, carFiguresLine } from '@/web/desk/car-figures-csv.ts';
import { enterDeskOf, shut } from '@/web/desk/enter.ts';
import { readFigures } from '@/web/desk/read-figures.ts';
import { services } from '@/web/platform/services.ts';

export const dynamic = 'force-dynamic';

/** The cars of the week that ended yesterday as a file for spreadsheets. */
export async function GET(request: Request): Promise<Response> {
  const desk = await enterDeskOf(services().leads, request);
  if (typeof desk === 'string') return shut(desk);
  const { cars, weeks } = await readFigures(desk.leads.records.database, desk.site, Date.now());
  const name = `cars-${desk.site.slug}-${weeks.days.at(-1)}.csv`;
  return new Response(carFiguresHead + cars.map(carFiguresLine).join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}
