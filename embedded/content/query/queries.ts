import type { Caller } from '../access/caller.ts';
import { Problem } from '../problem.ts';
import type { DocumentMemory } from '../store/memory.ts';
import { evaluateNow, type QueryRequest, type View } from './evaluate-query.ts';
import { limits } from './limits.ts';
import { QueryParseError } from './parse.ts';
import { QueryThreads } from './query-threads.ts';
import { within } from './within.ts';
import type { WorkerSetup } from './worker.ts';

/** A person whose query ran out of the shared thread's time does not get to try again there for this long. */
const PENALTY_MILLISECONDS = 5_000;

/**
 * Runs queries: first in the thread that has the documents, and again from the start in a thread of
 * their own when they turn out to be slow. Nine of ten thousand queries of site and studio are slow;
 * a message to another thread would cost each more than the watchdog does.
 */
export class Queries {
  readonly #memory: DocumentMemory;
  readonly #threads: QueryThreads;
  readonly #slowUntil = new Map<string, number>();

  constructor(memory: DocumentMemory, setup: WorkerSetup) {
    this.#memory = memory;
    this.#threads = new QueryThreads(setup);
  }

  /**
   * The result as JSON text; the signal aborts when nothing waits for it any more. @throws Problem,
   * QueryParseError
   */
  async response(request: QueryRequest, caller: Caller, grants: View['grants'], signal: AbortSignal): Promise<string> {
    if (!this.#isPenalised(caller)) {
      try {
        const view = { memory: this.#memory, grants, identity: caller.id };
        return within(limits.quickMs, () => evaluateNow(request, view));
      } catch (error) {
        if (error instanceof Problem || error instanceof QueryParseError) throw error;
        this.#penalise(caller);
      }
    }
    return this.#threads.run({ request, caller }, signal);
  }

  stop(): Promise<void> {
    return this.#threads.stop();
  }

  #isPenalised({ id }: Caller): boolean {
    const until = this.#slowUntil.get(id);
    if (until === undefined || until > Date.now()) return until !== undefined;
    this.#slowUntil.delete(id);
    return false;
  }

  /**
   * Tokens are not penalised: servers repeat the same queries, and one that is slow does not mean that
   * others are.
   */
  #penalise({ id, kind }: Caller): void {
    if (kind !== 'token') this.#slowUntil.set(id, Date.now() + PENALTY_MILLISECONDS);
  }
}
