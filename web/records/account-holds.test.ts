import { expect, it } from 'vitest';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { joinLine } from '@/web/purchases/join-line.ts';
import { newHold } from '@/web/purchases/purchases.fixture.ts';
import { releaseHold } from '@/web/purchases/release-hold.ts';
import { exportReservations, forgetReservations, heldVehicles, listHolds } from './account-holds.ts';
import { pruneHolds } from './holds.ts';

const all = new TestReservations();
const listed = async (site: string, phone = nora) =>
  (await listHolds(all.database, { site, phone })).map(({ vehicle, state }) => [vehicle, state]);

it('[SAVE-05] [CHK-02] the reservations of a number are its own on that site, the newest first, ended ones too', async () => {
  const first = await all.held('car-1');
  await releaseHold(all.test.services, first, { event: 'shopper-released' });
  await all.held('car-2');
  await all.held('car-3', '+61491570111');
  await all.reserved('car-4', nora, { site: 'b' });
  expect(await listed('a')).toEqual([
    ['car-2', 'held'],
    ['car-1', 'released'],
  ]);
  expect(await listed('a', '+61491570111')).toEqual([['car-3', 'held']]);
  expect(await listed('b')).toEqual([['car-4', 'pending']]);
  expect(await listed('b', '+61491570111')).toEqual([]);
});

it('[CFG-04] they name nothing of the provider', async () => {
  await all.held('car-1');
  const [hold] = await listHolds(all.database, { site: 'a', phone: nora });
  expect(hold).toMatchObject({ depositCents: 200_00, method: 'visa 4242' });
  for (const key of ['payment', 'checkout', 'checkoutUrl', 'account']) expect(hold).not.toHaveProperty(key);
});

const other = '+61491570111';
const person = { site: 'a', phone: nora };
const wait = (vehicle: string, phone: string) => {
  const { depositCents: _, hours: __, ...waiting } = newHold(vehicle, phone);
  return joinLine(all.test.services, waiting);
};

it('[CHK-02] the cars that a number holds now are named, on the site where it holds them', async () => {
  await all.held('car-1');
  const over = await all.held('car-2');
  await releaseHold(all.test.services, over, { event: 'shopper-released' });
  await all.reserved('car-3');
  await all.held('car-4', other);
  expect(await heldVehicles(all.database, person)).toEqual(['car-1']);
  expect(await heldVehicles(all.database, { ...person, site: 'b' })).toEqual([]);
});

it('[SAVE-05] the export names papers and places in line', async () => {
  const hold = await all.held('car-1');
  await all.held('car-2', other);
  await wait('car-2', nora);
  const { papers, placesInLine } = await exportReservations(all.database, person);
  expect(papers).toMatchObject([{ reservation: hold.id, kind: 'receipt', number: 1, cents: 200_00 }]);
  expect(papers[0]?.content).toMatchObject({ title: 'Receipt', number: 'R-000001' });
  expect(placesInLine).toMatchObject([{ vehicle: 'car-2', state: 'waiting' }]);
  expect((await exportReservations(all.database, { ...person, site: 'b' })).papers).toEqual([]);
});

it('[SAVE-05] the export has every reservation, with the sale, what was retained and what happened', async () => {
  const hold = await all.held('car-1');
  const sale = { abn: '1', priceCents: 1, chargesCents: 0, luxuryTaxCents: 0, extras: [], buyer: 'Bendigo' };
  await all.postgres.query('update holds set sale = $1, retained_cents = 7500', [JSON.stringify(sale)]);
  await all.postgres.query(`insert into holds (site, seller, vehicle, car, dealer, name, phone, deposit_cents, hours, ends_at, state)
    select site, seller, 'more-' || n, car, dealer, name, phone, 0, hours, ends_at, 'released' from holds, generate_series(1, 60) n`);
  const { reservations, reservationEvents } = await exportReservations(all.database, person);
  expect(reservations).toHaveLength(61);
  expect(reservations.find(({ id }) => id === hold.id)).toMatchObject({ sale, retainedCents: 75_00 });
  expect(reservationEvents.map(({ kind }) => kind)).toEqual(['opened', 'authorised']);
});

it('[SAVE-05] deleting takes the person out of reservations without a deposit, once they are over; the number stays', async () => {
  const over = await all.reserved('car-1', nora, { depositCents: 0 });
  const open = await all.reserved('car-2', nora, { depositCents: 0 });
  const theirs = await all.reserved('car-3', other, { depositCents: 0 });
  await all.test.work();
  await releaseHold(all.test.services, over, { event: 'staff-released', actor: 'Mei', reason: 'Nora called.' });
  const traces = async () => {
    const parts = ['holds', 'papers', 'hold_events'].map((table) => `select to_jsonb(t)::text as row from ${table} t`);
    const rows = await all.postgres.query(parts.join(' union all '));
    return rows.filter(({ row }) => /Nora|nora@example|491570110|0491 570 110/.test(String(row))).length;
  };
  await forgetReservations(all.database, all.test.services.queue, person);
  expect(await all.now(over.id)).toMatchObject({ name: 'Name erased', phone: '', email: '', receipt: 1 });
  expect((await all.now(over.id)).token).not.toBe(over.token);
  expect(await all.now(open.id)).toMatchObject({ name: 'Nora Castellan', state: 'held', phone: nora });
  await releaseHold(all.test.services, open, { event: 'staff-released', actor: 'Mei', reason: '' });
  await pruneHolds(all.database);
  expect((await all.now(open.id)).phone).toBe(nora);
  await all.postgres.query("update holds set changed_at = now() - interval '2 days'");
  await pruneHolds(all.database);
  expect((await all.now(open.id)).phone).toBe('');
  expect((await all.now(theirs.id)).phone).toBe(other);
  const papers = await all.postgres.query('select number from papers order by number');
  expect(papers.map(({ number }) => number)).toEqual([1, 2, 3]);
  // The other person's reservation and its receipt have the name of the fixture too.
  expect(await traces()).toBe(2);
});

it('[SAVE-05] deleting takes places in line and unpaid pages with it; what has a receipt stays, and the next in line gets a message', async () => {
  const stays = await all.held('car-1');
  const unpaid = await all.reserved('car-2');
  await releaseHold(all.test.services, unpaid, { event: 'shopper-released' });
  const theirs = await all.held('car-3', other);
  await wait('car-3', nora);
  await wait('car-3', '+61491570112');
  await releaseHold(all.test.services, theirs, { event: 'shopper-released' });
  await all.test.work();
  await forgetReservations(all.database, all.test.services.queue, person);
  const rows = await all.postgres.query('select id from holds where phone = $1', [nora]);
  expect(rows.map(({ id }) => id)).toEqual([stays.id]);
  expect((await all.now(stays.id)).state).toBe('held');
  const line = await all.postgres.query('select phone, state from hold_waiting');
  expect(line).toEqual([{ phone: '+61491570112', state: 'offered' }]);
});
