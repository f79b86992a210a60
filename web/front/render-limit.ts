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

/** A render waits for content and index half of its time, so a core has several under way. */
export const limitsOfThisMachine = (): RenderLimits => ({
  atOnce: 8 * availableParallelism(),
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

/** Next behind the limit. Who has gone gives the place back, whatever Next still does. */
export function limited(next: NextHandler, limit: RenderLimit): NextHandler {
  return (request, response) => limit.run(() => Promise.race([next(request, response), closed(response)]));
}

const closed = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => response.once('close', () => resolve()));
