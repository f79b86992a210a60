/**
 * Aborts with `signal` or after `timeoutMs`: a person who waits for a response looks elsewhere by
 * then. (Older supported phones have no `AbortSignal.any`.)
 */
export function timedSignal(signal: AbortSignal, timeoutMs = 8_000): AbortSignal {
  const end = new AbortController();
  for (const one of [signal, AbortSignal.timeout(timeoutMs)]) {
    if (one.aborted) end.abort(one.reason);
    one.addEventListener('abort', () => end.abort(one.reason), { once: true });
  }
  return end.signal;
}
