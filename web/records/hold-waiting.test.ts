import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { joinLine } from '@/web/purchases/join-line.ts';
import { newHold } from '@/web/purchases/purchases.fixture.ts';
import { leaveLine, notifyNext } from './hold-waiting.ts';

const all = new TestReservations();
const stranger = '+61491570111';

/** Someone waits for a car that another person reserves, for nothing. */
async function waitingFor(vehicle: string) {
  const held = await all.reserved(vehicle, '+61491570112', { depositCents: 0 });
  const { depositCents: _, hours: __, ...person } = newHold(vehicle, nora);
  const place = await joinLine(all.test.services, person);
  return { held, token: place?.row.token ?? '' };
}

/** Ends the reservation without the job that offers the car to the next in line. */
const free = (id: string) =>
  all.postgres.query("update holds set state = 'released', closed_at = now() where id = $1", [id]);
const line = () => all.postgres.query('select state from hold_waiting');

describe('[PLUS-15] a car that is offered to the next in line', () => {
  it('is not reserved by a stranger at the same moment', async () => {
    const { held } = await waitingFor('car-1');
    await free(held.id);
    const offered = Promise.withResolvers<void>();
    const committed = all.database.transaction(async (transaction) => {
      await notifyNext(transaction, all.test.services.queue, 'car-1');
      offered.resolve();
      await pause(300);
    });
    await offered.promise;
    expect(await all.tried('car-1', stranger, { depositCents: 0 })).toMatchObject({ kind: 'preferred' });
    await committed;
    expect(await all.tried('car-1', nora, { depositCents: 0 })).toMatchObject({ kind: 'made' });
  });

  it('can be left at the moment in which it becomes free', async () => {
    const { held, token } = await waitingFor('car-1');
    let left: Promise<boolean> | null = null;
    await all.database.transaction(async (transaction) => {
      await notifyNext(transaction, all.test.services.queue, 'car-1');
      left = leaveLine(all.database, all.test.services.queue, 'a', token);
      await pause(300);
      await transaction.execute(sql`update holds set state = 'released', closed_at = now() where id = ${held.id}`);
      await notifyNext(transaction, all.test.services.queue, 'car-1');
    });
    expect(await left).toBe(true);
    expect(await line()).toEqual([{ state: 'left' }]);
  });
});
