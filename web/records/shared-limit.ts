import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Records } from './database.ts';

type Limit = { name: string; max: number; withinSeconds: number };

/**
 * At most so many of one sender in a span of time, counted in the records by all processes together (FORM-13). While the records are away
 * each process counts for itself, as it does without any. Senders are stored as hashes: the table does not show where a person was.
 */
export class SharedLimit {
  readonly #limiter: RateLimiterPostgres | RateLimiterMemory;

  constructor(records: Pick<Records, 'pool'> | null, { name, max, withinSeconds }: Limit) {
    const options = { keyPrefix: name, points: max, duration: withinSeconds };
    const memory = new RateLimiterMemory(options);
    if (!records) {
      this.#limiter = memory;
      return;
    }
    this.#limiter = new RateLimiterPostgres({
      ...options,
      storeClient: records.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      insuranceLimiter: memory,
    });
  }

  /** Counts one and returns whether it is still within the limit. */
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
}

const keyOf = (sender: string): string => createHash('sha256').update(sender).digest('base64url');
