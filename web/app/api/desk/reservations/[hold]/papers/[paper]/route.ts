import { noPaper, paperResponse } from '@/web/app/api/paper-response.ts';
import { enterDeskOf, shut } from '@/web/desk/enter.ts';
import { log, reason } from '@/web/platform/log.ts';
import { services } from '@/web/platform/services.ts';
import { findDeskHold } from '@/web/records/hold-desk.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ hold: string; paper: string }> };

/** A paper of a reservation as PDF, for the staff of the dealership that issued it (PLUS-22). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const desk = await enterDeskOf(services().leads, request);
  if (typeof desk === 'string') return shut(desk);
  const { hold, paper } = await params;
  const { database } = desk.leads.records;
  try {
    const found = await findDeskHold(database, desk.site.slug, hold);
    return await paperResponse({ database, site: desk.site, signal: request.signal }, found?.hold ?? null, paper);
  } catch (error) {
    log('warn', 'paper-failed', { site: desk.site.slug, reason: reason(error) });
    return noPaper(503, 'This paper cannot be made right now.');
  }
}
