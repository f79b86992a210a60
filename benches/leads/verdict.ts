import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Instance } from '@/scripts/start/instance.ts';
import type { Acknowledged } from './stream.ts';

const maxSettleMs = 10 * 60_000;

async function query(instance: Instance, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: instance.services.records.url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Until nothing waits any more; resolves with the seconds that it took. */
export async function settled(instance: Instance): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < maxSettleMs) {
    // What a long pause is still ahead of is sent now, as staff would: the bench has no hour for it.
    await query(
      instance,
      "update pgboss.job set start_after = now() where name = 'lead-delivery' and state = 'retry' and start_after > now() + interval '5 seconds'",
    ).catch(() => []);
    const [row] = await query(
      instance,
      "select count(*)::int as open from lead_deliveries where state = 'waiting'",
    ).catch(() => [{ open: -1 }]);
    if (row?.open === 0) break;
    await pause(500);
  }
  return (performance.now() - begun) / 1_000;
}

/** What became of the enquiries that a shopper was thanked for. */
export async function verdict(
  instance: Instance,
  acknowledged: readonly Acknowledged[],
  copies: ReadonlyMap<string, number>,
) {
  const ids = acknowledged.map(({ lead }) => lead);
  const rows = await query(instance, 'select id from leads where id = any($1::uuid[])', [ids]);
  const twice = await query(
    instance,
    'select idempotency_key from leads where idempotency_key = any($1) group by 1 having count(*) > 1',
    [acknowledged.map(({ key }) => `try ${key}`)],
  );
  const deliveries = await query(
    instance,
    'select id, lead, kind, target, state from lead_deliveries where lead = any($1::uuid[])',
    [ids],
  );
  const of = (state: string) => deliveries.filter((delivery) => delivery.state === state);
  const arrived = of('delivered').map(({ id }) => copies.get(String(id)) ?? 0);
  return {
    acknowledged: ids.length,
    missing: ids.length - new Set(rows.map(({ id }) => id)).size,
    twice: twice.length,
    leadsWithoutDeliveries: ids.length - new Set(deliveries.map(({ lead }) => lead)).size,
    deliveries: deliveries.length,
    delivered: of('delivered').length,
    stuck: of('stuck').length,
    waiting: of('waiting').length,
    neverArrived: arrived.filter((count) => count === 0).length,
    /** Taken twice under one key: its worker was killed, or the receiver lied, after it was sent. */
    repeated: arrived.filter((count) => count > 1).length,
    keysTooMany: deliveries.length - new Set(deliveries.map((one) => `${one.lead} ${one.kind} ${one.target}`)).size,
  };
}

type Verdict = Awaited<ReturnType<typeof verdict>>;

/** Whether an enquiry was lost, written twice, or sent under two keys. */
export const isBroken = (found: Verdict): boolean =>
  found.missing + found.twice + found.waiting + found.neverArrived + found.leadsWithoutDeliveries + found.keysTooMany >
  0;
