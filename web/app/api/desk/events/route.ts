import { enterDeskOf, shut } from '@/web/desk/enter.ts';

export const dynamic = 'force-dynamic';

/** A stream ends after this and the browser comes again, so that its right is asked for anew. Milliseconds. */
const streamMs = 120_000;
const heartbeatMs = 20_000;

/** Says "changed" whenever an enquiry of this site does, over server-sent events; never which one or whose. */
export async function GET(request: Request): Promise<Response> {
  const desk = await enterDeskOf(request);
  if (typeof desk === 'string') return shut(desk);
  const { changes } = desk.leads;
  const encoder = new TextEncoder();
  let end: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (line: string) => controller.enqueue(encoder.encode(`${line}\n\n`));
      const stop = await changes.follow(desk.site.slug, () => say('data: changed')).catch(() => null);
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
      say('retry: 2000\n: open');
    },
    cancel: () => end(),
  });
  request.signal.addEventListener('abort', () => end());
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' } });
}
