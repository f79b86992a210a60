import { vi } from 'vitest';

/** Milliseconds. A wait ends with its condition; on a busy machine that takes longer than Vitest's own second. */
const timeout = 60_000;

const patched = Symbol.for('forecourt.wait');
const marked = vi as typeof vi & { [patched]?: true };
// Files of one process share `vi`.
if (!marked[patched]) {
  const { waitFor } = vi;
  vi.waitFor = (condition, options = {}) =>
    waitFor(condition, typeof options === 'number' ? options : { timeout, ...options });
  marked[patched] = true;
}
