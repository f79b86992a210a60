import type { ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { QueuedTask } from '@/web/front/http/queued-task.ts';
import { FairQueue } from '@/web/platform/fair-queue.ts';
import { currentWaitingClients } from '@/web/platform/waiting-clients.ts';
import type { NextHandler } from './next-render.ts';

export type RenderLimits = {
  /** Calls of Next under way at once: more share the same cores and only hold memory. */
  atOnce: number;
  /** Calls that wait for their turn at most. */
  waiting: number;
  /** Milliseconds after which one gives up waiting. */
  waitMs: number;
};

/**
 * A render waits for content and index half of its time, so a core has several under way. More of
 * them make a page from the cache wait, since the front runs between them: beside a flood of 1,000
 * new pages it took 41 ms at the median and 11 s at worst with eight a core, 12 and 168 ms with
 * two.
 */
export const limitsOfThisMachine = (): RenderLimits => ({
  atOnce: 3 * availableParallelism(),
  waiting: 200,
  waitMs: 10_000,
});

/**
 * One limit for everything that Next does: pages, forms, fragments, endpoints. Clients and sites
 * are served in turn (fair-queue.ts); one client has at most half of the queue, as many pages as a
 * house full of people behind one address opens at once.
 */
export class RenderLimit {
  readonly #waitMs: number;
  readonly #queue: FairQueue;

  constructor({ atOnce, waiting, waitMs }: RenderLimits) {
    this.#waitMs = waitMs;
    this.#queue = new FairQueue({ atOnce, maxWaiting: waiting, maxWaitingEach: Math.ceil(waiting / 2) });
  }

  /** Rejects with `Busy` when the queue is full or the wait too long, `Abandoned` when all left before it began. */
  run<Result>(work: () => Promise<Result>, waitingClients = currentWaitingClients()): Promise<Result> {
    return new QueuedTask(work).in(this.#queue, waitingClients, this.#waitMs);
  }
}

/** How long a request whose client has left may still hold its place, milliseconds; mostly it ends sooner. */
const leftMs = 10_000;

/**
 * Next behind the limit. Nothing is made for a client that left before its place came free. One that
 * leaves later holds the place until Next is done, or for `afterLeftMs`.
 */
export function limited(next: NextHandler, limit: RenderLimit, afterLeftMs = leftMs): NextHandler {
  return (request, response) =>
    limit.run(async () => {
      if (response.closed) return;
      const over = isOver(response, afterLeftMs);
      await Promise.race([next(request, response), over]);
    });
}

/**
 * Resolves when no more work is done for a request: its response is sent, its stream of events has
 * begun, or its client disconnected a while ago.
 */
function isOver(response: ServerResponse, afterLeftMs: number): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', () => {
      if (response.writableEnded) resolve();
      else setTimeout(resolve, afterLeftMs).unref();
    });
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((...head: Parameters<typeof writeHead>) => {
      const written = writeHead(...head);
      // Open for minutes, and idle: it would keep a page waiting all the while.
      if (/^text\/event-stream/.test(String(response.getHeader('content-type')))) resolve();
      return written;
    }) as typeof response.writeHead;
  });
}
