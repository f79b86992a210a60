import { enterDeskOf, shut } from '@/web/desk/enter.ts';
import { eventStream } from '@/web/desk/event-stream.ts';
import { services } from '@/web/platform/services.ts';
import type { Database } from '@/web/records/database.ts';
import { cameSince } from '@/web/records/lead-desk.ts';
import { purchaseChangedSince } from '@/web/records/purchase-desk.ts';

export const dynamic = 'force-dynamic';

/**
 * Sends "changed" whenever an enquiry or a purchase of this site does, over server-sent events;
 * never which one or whose. Also at once, when one came after the page was made (`since`, epoch
 * milliseconds) or after the stream that ended.
 */
export async function GET(request: Request): Promise<Response> {
  const desk = await enterDeskOf(services().leads, request);
  if (typeof desk === 'string') return shut(desk);
  const { changes, records } = desk.leads;
  const site = desk.site.slug;
  const since = Number(request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('since'));
  return eventStream(request.signal, async ({ send, onEnd }) => {
    const opened = Date.now();
    const changed = () => send(`id: ${Date.now()}\ndata: changed`);
    const stop = await changes.follow(site, changed);
    if (!stop) return false;
    onEnd(stop);
    send(`retry: 2000\nid: ${opened}\n: open`);
    if (since > 0 && (await somethingSince(records.database, site, since).catch(() => false))) changed();
    return true;
  });
}

const somethingSince = async (database: Database, site: string, since: number): Promise<boolean> =>
  (await cameSince(database, site, since)) || purchaseChangedSince(database, site, since);
