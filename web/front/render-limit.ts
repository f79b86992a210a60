import type { ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import type { NextHandler } from './next-render.ts';
import { Busy } from './page-cache.ts';

export type RenderLimits = {
  /** Calls of Next under way at once: more share the same cores and only hold memory. */
  atOnce: number;
  /** Calls that wait for their turn at most. */
  waiting: number;
  /** Milliseconds after which one gives up waiting. */
  waitMs: number;
};

/**
 * A render waits for content and index half of its time, so a core has several under way. More of them make a page out of the cache wait, since
 * the front runs between them: beside a flood of 1,000 new pages it took 41 ms at the median and 11 s at worst with eight a core, 12 and 168 ms with two.
 */
export const limitsOfThisMachine = (): RenderLimits => ({
  atOnce: 3 * availableParallelism(),
  waiting: 200,
  waitMs: 10_000,
});

/** One limit for everything that Next does: pages, forms, fragments, endpoints. First come, first served. */
export class RenderLimit {
  readonly #limits: RenderLimits;
  #running = 0;
  #line: (() => void)[] = [];

  constructor(limits: RenderLimits) {
    this.#limits = limits;
  }

  /** Throws `Busy` when the line is full or the wait too long. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Resolves when another one's place has become free and is this one's. */
  #turn(): Promise<void> {
    if (this.#line.length >= this.#limits.waiting) throw new Busy('Too many pages are waiting to be rendered.');
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#line = this.#line.filter((one) => one !== take);
        reject(new Busy('Waited too long for a page to be rendered.'));
      }, this.#limits.waitMs);
      this.#line.push(take);
    });
  }
}

/** How much longer Next has the place of a request whose sender has left, milliseconds: what is under way mostly ends by itself, and sooner. */
const leftMs = 10_000;

/**
 * Next behind the limit. For who has left before the turn came nothing is made; who leaves later makes as much work as who waits, and has the
 * place for as long.
 */
export function limited(next: NextHandler, limit: RenderLimit, afterLeftMs = leftMs): NextHandler {
  return (request, response) =>
    limit.run(async () => {
      if (response.closed) return;
      const over = isOver(response, afterLeftMs);
      await Promise.race([next(request, response), over]);
    });
}

/** Resolves when nothing more is made for a request: it is answered, its stream of events has begun, or its sender left a while ago. */
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
