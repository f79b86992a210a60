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

/** How long a stream that was refused is left alone, in milliseconds; the browser itself waits as long for one that was cut. */
const askAgainMs = 3_000;

/**
 * Tells of every change in the content service, drafts included, over one stream; ends with the returned function. Null where there is no
 * stream to hear: then the studio's own, slower word comes.
 */
export function hearChanges(address: string | null, changed: () => void): () => void {
  if (!address || window.parent === window) return () => undefined;
  let end = () => {};
  const listen = () => {
    const stream = new EventSource(address);
    end = () => stream.close();
    stream.addEventListener('message', changed);
    // What was changed after the page was rendered and before anyone listened, or while the line was cut.
    stream.addEventListener('open', changed);
    // A cut line the browser joins again; one that is answered with an error, as while the service restarts, it gives up for good.
    stream.addEventListener('error', () => {
      if (stream.readyState !== EventSource.CLOSED) return;
      const timer = setTimeout(listen, askAgainMs);
      end = () => clearTimeout(timer);
    });
  };
  listen();
  return () => end();
}
