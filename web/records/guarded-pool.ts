import type pg from 'pg';
import type { CircuitBreaker } from '@/web/platform/circuit-breaker.ts';

/**
 * Passes queries and connections of a pool through a circuit: a PostgreSQL that accepts queries and
 * returns nothing costs one wait. Queries of a transaction have the pool's own timeouts.
 */
export function guardPool(pool: pg.Pool, circuit: Pick<CircuitBreaker, 'run'>): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<pg.PoolClient>;
  // With a callback it is the pool itself that connects, within a query that has passed already.
  const isOfPool = (args: unknown[]) => typeof args.at(-1) === 'function';
  Object.assign(pool, {
    query: (...args: unknown[]) => (isOfPool(args) ? query(...args) : circuit.run(() => query(...args))),
    connect: (...args: unknown[]) =>
      isOfPool(args) ? connect(...args) : connectWithin(circuit, () => connect(...args)),
  });
}

/** A connection that arrives after the circuit gave up on it is returned to the pool. */
async function connectWithin(
  circuit: Pick<CircuitBreaker, 'run'>,
  connect: () => Promise<pg.PoolClient>,
): Promise<pg.PoolClient> {
  let connecting: Promise<pg.PoolClient> | undefined;
  try {
    return await circuit.run(() => {
      connecting = connect();
      return connecting;
    });
  } catch (error) {
    connecting?.then(
      (client) => client.release(),
      () => undefined,
    );
    throw error;
  }
}
