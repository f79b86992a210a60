import { enterDeskOf, shut } from '@/web/desk/enter.ts';
import { services } from '@/web/platform/services.ts';
import type { Database } from '@/web/records/database.ts';
import { cameSince } from '@/web/records/lead-desk.ts';
import { purchaseChangedSince } from '@/web/records/purchase-desk.ts';

export const dynamic = 'force-dynamic';

/** A stream ends after this and the browser comes again, so that its right is asked for anew. Milliseconds. */
const streamMs = 120_000;
const heartbeatMs = 20_000;

/**
 * Says "changed" whenever an enquiry or a purchase of this site does, over server-sent events; never which one or whose. Also at once, when one came after
 * the page was made (`since`, epoch milliseconds) or after the stream that ended.
 */
export async function GET(request: Request): Promise<Response> {
  const desk = await enterDeskOf(services().leads, request);
  if (typeof desk === 'string') return shut(desk);
  const { changes, records } = desk.leads;
  const since = Number(request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('since'));
  const encoder = new TextEncoder();
  let end: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (line: string) => controller.enqueue(encoder.encode(`${line}\n\n`));
      const opened = Date.now();
      const changed = () => say(`id: ${Date.now()}\ndata: changed`);
      const stop = await changes.follow(desk.site.slug, changed).catch(() => null);
      if (!stop) return controller.close();
      const heartbeat = setInterval(() => say(': alive'), heartbeatMs);
      const close = setTimeout(() => {
        end();
        controller.close();
      }, streamMs);
      end = () => {
        clearInterval(heartbeat);
        clearTimeout(close);
        stop();
      };
      say(`retry: 2000\nid: ${opened}\n: open`);
      if (since > 0 && (await somethingSince(records.database, desk.site.slug, since).catch(() => false))) changed();
    },
    cancel: () => end(),
  });
  request.signal.addEventListener('abort', () => end());
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' } });
}

const somethingSince = async (database: Database, site: string, since: number): Promise<boolean> =>
  (await cameSince(database, site, since)) || purchaseChangedSince(database, site, since);
