import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

type ListenOptions = {
  url: string;
  channel: string;
  onMessage(payload: string): Promise<void>;
  /**
   * Called once the connection listens again after a loss: the seconds since its last sign of life.
   */
  onReturn(awaySeconds: number): Promise<void>;
  /** Between two proofs of life; a connection that fails one is replaced. */
  heartbeatMs?: number;
};

type Line = { client: pg.Client; lost: AbortController };

/** The pause before attempt n to connect again, in ms: quick at first, never more than 2 s. */
const retryDelay = (attempt: number): number => Math.min(50 * 2 ** attempt, 2_000);

/**
 * Keeps one connection listening on `channel` until the returned function is called. The first connection must
 * succeed (else it throws); later losses are mended for as long as it takes. A reader that throws counts as a loss,
 * so whatever it did not process is delivered again by `onReturn`.
 */
export async function listen(options: ListenOptions): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let current = await connect(options);
  const connected = watchConnection();
  return async () => {
    stopping.abort();
    await hangUp(current);
    await connected;
  };

  async function watchConnection(): Promise<void> {
    while (!stopping.signal.aborted) {
      const lastAlive = await untilLost(current, options.heartbeatMs ?? 10_000);
      await resume(lastAlive);
    }
  }

  async function resume(lastAlive: number): Promise<void> {
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      try {
        current = await connect(options);
        if (stopping.signal.aborted) return hangUp(current);
        return await options.onReturn((performance.now() - lastAlive) / 1_000);
      } catch {
        await hangUp(current);
        await pause(retryDelay(attempt), undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }
}

/**
 * Ends a connection, within a second: one whose server is silent does not acknowledge the end, and
 * must not hold up the next.
 */
async function hangUp({ client, lost }: Line): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), pause(1_000, undefined, { ref: false })]);
  lost.abort();
}

async function connect({ url, channel, onMessage }: ListenOptions): Promise<Line> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  client.on('notification', ({ payload = '' }) => {
    onMessage(payload).catch(() => client.end().catch(() => undefined));
  });
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
  return { client, lost };
}

/** Resolves when the connection is lost, with the moment (performance.now) at which it last was alive. */
async function untilLost({ client, lost: { signal } }: Line, heartbeatMs: number): Promise<number> {
  let lastAlive = performance.now();
  for (;;) {
    await pause(heartbeatMs, undefined, { ref: false, signal }).catch(() => undefined);
    const alive = !signal.aborted && (await client.query('select 1').then(Boolean, () => false));
    if (!alive) {
      void client.end().catch(() => undefined);
      return lastAlive;
    }
    lastAlive = performance.now();
  }
}
