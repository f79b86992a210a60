import { timedSignal } from '@/ui/signals/timed-signal.ts';

/** Edits come in bursts: what arrives while a render is under way is one more render after it. */
export function coalesced(refresh: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    running = true;
    do {
      again = false;
      await refresh();
    } while (again);
    running = false;
  };
  return () => {
    if (running) again = true;
    else void run();
  };
}

/** How long a service that refused is left alone, in milliseconds; the browser itself waits as long for a stream that was cut. */
const retryMs = 3_000;
/** A page takes longer to render just after a start, milliseconds. */
const timeoutMs = 20_000;

/**
 * Resolves once the server can render the page at this address; tries every three seconds, and
 * never resolves after `signal` is aborted.
 */
export async function whenRenderable(address: string, signal: AbortSignal): Promise<void> {
  while (!(await isRenderable(address, signal))) await new Promise((resolve) => setTimeout(resolve, retryMs));
}

async function isRenderable(address: string, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return new Promise(() => undefined);
  const inTime = timedSignal(signal, timeoutMs);
  const status = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: inTime }).then(
    (response) => response.status,
    () => 503,
  );
  return status < 500 && !signal.aborted;
}

/**
 * Reports every change in the content service, drafts included, over one stream; ends with the
 * returned function. Null where there is no stream: then the studio's own, slower notice is used.
 */
export function hearChanges(address: string | null, changed: () => void): () => void {
  if (!address || window.parent === window) return () => undefined;
  const ended = new AbortController();
  let wasCut = false;
  let end = () => {};
  // A router that gets an error response leaves the page for the error's: after a lost connection,
  // the page is fetched first.
  const opened = () => {
    if (wasCut) void whenRenderable(location.href, ended.signal).then(changed);
    else changed();
  };
  const listen = () => {
    const stream = new EventSource(address);
    end = () => stream.close();
    stream.addEventListener('message', changed);
    // What was changed after the page was rendered and before anyone listened, or while the line was cut.
    stream.addEventListener('open', opened);
    // The browser reconnects a lost connection; after an error response, as while the service
    // restarts, it gives up for good.
    stream.addEventListener('error', () => {
      wasCut = true;
      if (stream.readyState !== EventSource.CLOSED) return;
      const timer = setTimeout(listen, retryMs);
      end = () => clearTimeout(timer);
    });
  };
  listen();
  return () => {
    ended.abort();
    end();
  };
}

/**
 * A page that breaks again as soon as it is reloaded has a fault of its own: staff can read its
 * message.
 */
const brokeAtOnceMs = 10_000;

/** In the studio's frame, an error page loads its page again once that can be rendered; elsewhere the visitor decides. */
export function comeBack(reload: () => void = () => location.reload()): () => void {
  if (window.parent === window || brokeAgain()) return () => undefined;
  const ended = new AbortController();
  void whenRenderable(location.href, ended.signal).then(reload);
  return () => ended.abort();
}

function brokeAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && performance.now() < brokeAtOnceMs;
}
