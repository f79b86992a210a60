/**
 * Aborts at the first Ctrl-C or termination, so that an import can take its unfinished work away and leave the old stock; the second ends
 * the process at once, and then the next import clears up.
 */
export function interrupted(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}
