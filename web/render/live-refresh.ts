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

/**
 * Tells of every change in the content service, drafts included, over one stream; ends with the returned function. Null where there is no
 * stream to hear: then the studio's own, slower word comes.
 */
export function hearChanges(address: string | null, changed: () => void): () => void {
  if (!address || window.parent === window) return () => undefined;
  const stream = new EventSource(address);
  stream.addEventListener('message', changed);
  // What was changed after the page was rendered and before anyone listened, or while the line was cut.
  stream.addEventListener('open', changed);
  return () => stream.close();
}
