import { describe, expect, it } from 'vitest';
import { TestReservations } from '@/tests/reservations.fixture.ts';
import { newHold, testPurchases } from '@/web/purchases/purchases.fixture.ts';
import { reservationWorker } from '@/web/purchases/reservation-worker.ts';
import { reserve } from '@/web/purchases/reserve.ts';
import { HoldQueue } from './hold-queue.ts';
import { findHold } from './holds.ts';

const all = new TestReservations();

/** A process: its own connection, queue and worker. */
function process() {
  const records = all.postgres.open(4);
  const queue = new HoldQueue(records);
  const test = testPurchases(records);
  return { queue, test, services: { ...test.services, queue } };
}

describe('[PLUS-13] [CHK-02] the clock that releases, over two processes', () => {
  it('runs once, and goes on in the other when one is gone', async () => {
    const [one, other] = [process(), process()];
    await Promise.all([one, other].map(({ queue, services }) => queue.work(reservationWorker(services))));
    try {
      const hold = newHold('car-1', '+61491570110', { depositCents: 0 });
      const made = await reserve(one.services, { hold, origin: hold.dealer.origin });
      if (made.kind !== 'made') throw new Error(made.kind);
      const cars = () => [one, other].map(({ test }) => test.index.get('car-1')?.reserved);
      await expect.poll(cars).toContain(true);
      await one.queue.stop();
      const soon = "update holds set ends_at = now() + interval '1 second' where id = $1";
      await all.postgres.query(soon, [made.hold.id]);
      await all.database.transaction((transaction) =>
        other.queue.enqueue(transaction, [{ kind: 'hold', id: made.hold.id, at: new Date(Date.now() + 1_000) }]),
      );
      const state = async () => (await findHold(all.database, made.hold.id))?.state;
      await expect.poll(state).toBe('released');
      await expect.poll(() => other.test.index.get('car-1')?.reserved).toBe(false);
      expect(await all.postgres.query("select from hold_events where kind = 'hold-ended'")).toHaveLength(1);
    } finally {
      await Promise.all([one, other].map(({ queue }) => queue.stop().catch(() => undefined)));
    }
  });
});
