/** A stream ends after this and the browser comes again, so that its right is checked anew. Milliseconds. */
const streamMs = 120_000;
const heartbeatMs = 20_000;

export type EventStream = {
  /** Sends one event, its lines without the empty one that ends it. Does nothing once the stream has ended. */
  send(lines: string): void;
  /** Called once when the stream ends, at once where it has. */
  onEnd(release: () => void): void;
};

/**
 * Server-sent events (https://html.spec.whatwg.org/#server-sent-events) until the browser leaves, two minutes at most. A browser may leave
 * while `begin` still waits for its source: what `begin` holds is released by `onEnd` then too. Where `begin` resolves to false, the
 * stream ends.
 */
export function eventStream(request: AbortSignal, begin: (stream: EventStream) => Promise<boolean>): Response {
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (lines: string) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(`${lines}\n\n`));
      };
      const onEnd = (release: () => void) =>
        signal.aborted ? release() : signal.addEventListener('abort', release, { once: true });
      const close = setTimeout(() => {
        end();
        controller.close();
      }, streamMs);
      const heartbeat = setInterval(() => send(': alive'), heartbeatMs);
      onEnd(() => {
        clearTimeout(close);
        clearInterval(heartbeat);
      });
      const begun = await begin({ send, onEnd }).catch(() => false);
      if (begun || signal.aborted) return;
      end();
      controller.close();
    },
    cancel: end,
  });
  request.addEventListener('abort', end, { once: true });
  if (request.aborted) end();
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' } });
}
