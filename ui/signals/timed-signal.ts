/**
 * Aborts with `signal` or after `timeoutMs`. (Older supported phones have no `AbortSignal.any`.)
 */
export function timedSignal(signal: AbortSignal, timeoutMs: number): AbortSignal {
  const end = new AbortController();
  for (const one of [signal, AbortSignal.timeout(timeoutMs)]) {
    if (one.aborted) end.abort(one.reason);
    one.addEventListener('abort', () => end.abort(one.reason), { once: true });
  }
  return end.signal;
}
