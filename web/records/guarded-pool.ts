import type pg from 'pg';
import type { CircuitBreaker } from '@/web/platform/circuit-breaker.ts';

/**
 * Has queries and connections of a pool pass a circuit: a PostgreSQL that takes queries and answers none costs one wait. Queries of a transaction
 * have the pool's own timeouts.
 */
export function guardPool(pool: pg.Pool, circuit: Pick<CircuitBreaker, 'run'>): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const guarded =
    (own: typeof query) =>
    (...args: unknown[]) =>
      // With a callback it is the pool itself that asks, within a query that has passed already.
      typeof args.at(-1) === 'function' ? own(...args) : circuit.run(() => own(...args));
  Object.assign(pool, { query: guarded(query), connect: guarded(connect) });
}
