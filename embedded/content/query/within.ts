import { Script } from 'node:vm';

/** The work did not end in time; what it did until then is done. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

const slot = Symbol.for('content.timed-work');
const shared = globalThis as { [slot]?: (() => void) | undefined };
const script = new Script(`globalThis[Symbol.for('content.timed-work')]()`);

/**
 * Runs synchronous work of this very thread with an end: V8 stops it wherever it is, in a loop, a sort, a regular expression or
 * JSON.stringify. A watchdog thread per call is the price, about a tenth of a millisecond. @throws OutOfTime
 */
export function within<Result>(ms: number, work: () => Result): Result {
  const outer = shared[slot];
  const done: Result[] = [];
  shared[slot] = () => {
    done.push(work());
  };
  try {
    script.runInThisContext({ timeout: ms });
  } catch (error) {
    const isTime = error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isTime ? new OutOfTime(`The work took more than ${ms} ms`) : error;
  } finally {
    shared[slot] = outer;
  }
  return done[0] as Result;
}
