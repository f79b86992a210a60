import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Records } from './database.ts';

type Limit = { name: string; most: number; withinSeconds: number };

/**
 * At most so many of one sender in a span of time, counted in the records by all processes together (FORM-13). While the records are away
 * each process counts for itself. Senders are stored as hashes: the table says of nobody where they were.
 */
export class SharedLimit {
  readonly #limiter: RateLimiterPostgres;

  constructor({ pool }: Pick<Records, 'pool'>, { name, most, withinSeconds }: Limit) {
    const options = { keyPrefix: name, points: most, duration: withinSeconds };
    this.#limiter = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
  }

  /** Counts one and says whether it is still within the limit. */
  async take(sender: string): Promise<boolean> {
    return (await this.wait(sender)) === 0;
  }

  /** Counts one; 0 within the limit, else the seconds until the next may come. */
  async wait(sender: string): Promise<number> {
    try {
      await this.#limiter.consume(keyOf(sender));
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  /** Takes one back. */
  async forgive(sender: string): Promise<void> {
    await this.#limiter.reward(keyOf(sender));
  }

  /** Takes all of a sender's back. */
  async forget(sender: string): Promise<void> {
    await this.#limiter.delete(keyOf(sender));
  }
}

const keyOf = (sender: string): string => createHash('sha256').update(sender).digest('base64url');
