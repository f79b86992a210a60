import pg from 'pg';

/**
 * Whether a PostgreSQL responds, by a connection of its own: those of the pool may all be busy with
 * what takes long.
 */
export const recordsProbe = (url: string | undefined) => async (signal: AbortSignal) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  signal.addEventListener('abort', () => void client.end().catch(() => undefined), { once: true });
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    if (!signal.aborted) await client.end().catch(() => undefined);
  }
};
