import { timedSignal } from '@/ui/signals/timed-signal.ts';

/**
 * Runs one refresh at a time: calls during one cause a single further one, as edits come in bursts.
 */
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

/** Pause before a retry, milliseconds; as long as browsers wait after a lost connection. */
const retryMs = 3_000;
/** Timeout of a page, milliseconds; longer, since a page takes time after a start. */
const timeoutMs = 20_000;

/**
 * Resolves when the server can render this page, `wasDown` when it could not at first; tries every
 * three seconds. Never resolves after `signal` is aborted.
 */
async function whenRenderable(address: string, signal: AbortSignal): Promise<{ wasDown: boolean }> {
  let wasDown = false;
  while (!(await isRenderable(address, signal))) {
    wasDown = true;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
  return { wasDown };
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
 * Reports each change in the content service, including drafts, from one stream; returns a function
 * that ends it. With `address` null it does nothing: the studio's own, slower notice is used.
 */
export function hearChanges(address: string | null, changed: () => void): () => void {
  if (!address || window.parent === window) return () => undefined;
  const ended = new AbortController();
  let wasCut = false;
  let end = () => {};
  // Next's router would replace the page by an error page: after a lost connection, first check
  // that the page can be rendered.
  const opened = () => {
    if (wasCut) void whenRenderable(location.href, ended.signal).then(changed);
    else changed();
  };
  const listen = () => {
    const stream = new EventSource(address);
    end = () => stream.close();
    stream.addEventListener('message', changed);
    // Changes between the render and the connection, or during a lost one.
    stream.addEventListener('open', opened);
    // Browsers reconnect a lost connection, but give up after an error response, as during a
    // restart.
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

/** A page that breaks this soon after a reload may have a fault of its own. Milliseconds. */
const brokeAtOnceMs = 10_000;

/** What React reports: `digest` when the server could not render a part. */
export type PageFault = { digest?: string };

/**
 * In the studio's frame, reloads an error page when it can be rendered. Where it broke again at once,
 * staff should read the message: of a fault in the browser it then stays, of one of the server for
 * ten seconds. Elsewhere the visitor decides.
 */
export function comeBack({ digest }: PageFault, reload: () => void = () => location.reload()): () => void {
  if (window.parent === window) return () => undefined;
  const again = brokeAgain();
  const ended = new AbortController();
  const { signal } = ended;
  void whenRenderable(location.href, signal).then(async ({ wasDown }) => {
    const isOwnFault = again && !wasDown;
    if (isOwnFault && !digest) return;
    if (isOwnFault) await new Promise((resolve) => setTimeout(resolve, brokeAtOnceMs));
    if (!signal.aborted) reload();
  });
  return () => ended.abort();
}

function brokeAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && performance.now() < brokeAtOnceMs;
}
