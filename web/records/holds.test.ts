import { expect, it } from 'vitest';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { joinLine } from '@/web/purchases/join-line.ts';
import { newHold } from '@/web/purchases/purchases.fixture.ts';
import { releaseHold } from '@/web/purchases/release-hold.ts';
import { leaveLine } from './hold-waiting.ts';
import { pruneHolds, unfinishedWork } from './holds.ts';

const all = new TestReservations();

it('[PLUS-13] the sweep finds what no job carries: holds that are due, money that has to move, cars that changed', async () => {
  const [due, settling] = [await all.held('car-1'), await all.held('car-2', '+61491570111')];
  all.test.services.queue = { enqueue: async () => undefined };
  await all.end(due.id);
  await releaseHold(all.test.services, settling, { event: 'shopper-released' });
  const { holds, cars } = await unfinishedWork(all.database);
  expect(holds.sort()).toEqual([due.id, settling.id].sort());
  expect(cars.sort()).toEqual(['car-1', 'car-2']);
});

it('after 30 days nothing is left of who paid nothing; what had money or a receipt stays', async () => {
  const left = await all.reserved('car-1');
  await releaseHold(all.test.services, left, { event: 'shopper-released' });
  const paid = await all.held('car-2');
  await releaseHold(all.test.services, paid, { event: 'shopper-released' });
  await all.test.work();
  const open = await all.reserved('car-3', nora, { depositCents: 0 });
  const { depositCents: _, hours: __, ...person } = newHold('car-3', '+61491570111');
  const waiting = await joinLine(all.test.services, person);
  await leaveLine(all.database, all.test.services.queue, 'a', waiting?.row.token ?? '');
  const rows = async () => (await all.postgres.query('select id from holds')).map(({ id }) => id).sort();
  await pruneHolds(all.database);
  expect(await rows()).toHaveLength(3);
  await all.postgres.query("update holds set changed_at = now() - interval '31 days'");
  await all.postgres.query("update hold_waiting set joined_at = now() - interval '31 days'");
  await pruneHolds(all.database);
  expect(await rows()).toEqual([paid.id, open.id].sort());
  expect(await all.postgres.query('select id from hold_waiting')).toEqual([]);
});
