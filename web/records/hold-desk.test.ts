import { describe, expect, it } from 'vitest';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { stuckReason } from '@/web/desk/stuck-reason.ts';
import { changeByStaff, staffChange } from '@/web/purchases/change-by-staff.ts';
import { joinLine } from '@/web/purchases/join-line.ts';
import { newHold } from '@/web/purchases/purchases.fixture.ts';
import { countHolds, everyTransfer, findDeskHold, listHolds, stuckHolds, waitingOf } from './hold-desk.ts';
import { findInLine } from './hold-waiting.ts';
import { findOwnHold } from './holds.ts';

const all = new TestReservations();

const desk = { abn: '', state: 'vic', extras: async () => [] };
const apply = staffChange.parse({ action: 'apply' });

const transfersOf = async (seller: string) => {
  const found = [];
  for await (const part of everyTransfer(all.database, seller)) found.push(...part);
  return found;
};

describe('[CFG-04] a dealership sees its own reservations alone', () => {
  it('in lists, pages, counts, exports and changes; a link opens on the site where it was made', async () => {
    const ours = await all.held();
    const { depositCents: _, hours: __, ...person } = newHold('car-1', '+61491570111');
    const waiting = await joinLine(all.test.services, person);
    const { database } = all;
    expect([(await listHolds(database, 'a', 'held')).length, (await listHolds(database, 'b', 'held')).length]).toEqual([
      1, 0,
    ]);
    expect([(await waitingOf(database, 'a')).length, (await waitingOf(database, 'b')).length]).toEqual([1, 0]);
    expect(await countHolds(database, 'a')).toMatchObject({ held: 1, line: 1, stuck: 0 });
    expect(await countHolds(database, 'b')).toMatchObject({ held: 0, line: 0, stuck: 0 });
    expect((await findDeskHold(database, 'a', ours.id))?.line).toHaveLength(1);
    expect(await findDeskHold(database, 'b', ours.id)).toBe(null);
    expect([(await transfersOf('a')).length, (await transfersOf('b')).length]).toEqual([1, 0]);
    expect(await findOwnHold(database, 'a', ours.token)).not.toBe(null);
    expect(await findOwnHold(database, 'b', ours.token)).toBe(null);
    expect(await findInLine(database, 'b', waiting?.row.token ?? '')).toBe(null);
    const theirs = { ...desk, seller: 'b', hold: ours.id, actor: 'Mallory' };
    for (const change of [{ action: 'release' }, apply, { action: 'again' }] as const)
      expect(await changeByStaff(all.test.services, theirs, change, 'Mine now.')).toBe(false);
    expect((await all.now(ours.id)).state).toBe('held');
    for (const odd of ['', 'x', "' or 1=1"]) {
      expect(await findDeskHold(database, 'a', odd)).toBe(null);
      expect(await findOwnHold(database, 'a', odd)).toBe(null);
    }
  });

  it('[PLUS-15] counts those in line for each car by itself', async () => {
    await all.held('car-1');
    await all.held('car-2', '+61491570112');
    const { depositCents: _, hours: __, ...person } = newHold('car-2', '+61491570111');
    await joinLine(all.test.services, person);
    const listed = await listHolds(all.database, 'a', 'held');
    expect(Object.fromEntries(listed.map(({ vehicle, inLine }) => [vehicle, inLine]))).toEqual({
      'car-1': 0,
      'car-2': 1,
    });
  });

  it('a reservation that a group’s site took is on the desk of the car’s own dealership', async () => {
    await all.reserved('car-2', nora, { site: 'group', seller: 'b', depositCents: 0 });
    expect(await listHolds(all.database, 'b', 'held')).toHaveLength(1);
    expect(await listHolds(all.database, 'group', 'held')).toHaveLength(0);
  });
});

describe('[PLUS-13] what staff do, and what is stuck', () => {
  it('releasing needs a reason; what is over stays as it is', async () => {
    const hold = await all.held();
    const who = { ...desk, seller: 'a', hold: hold.id, actor: 'Mei Tran' };
    const { services, work } = all.test;
    expect(await changeByStaff(services, who, { action: 'release' }, '')).toBe(false);
    expect(await changeByStaff(services, who, { action: 'extend', hours: 24 }, '')).toBe(true);
    expect(await changeByStaff(services, who, { action: 'release' }, 'Car damaged.')).toBe(true);
    await work();
    expect(await changeByStaff(services, who, apply, '')).toBe(false);
    expect(await changeByStaff(services, who, { action: 'release' }, 'Again.')).toBe(false);
    expect((await findDeskHold(all.database, 'a', hold.id))?.events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['opened', ''],
      ['authorised', ''],
      ['staff-extended', 'Mei Tran'],
      ['staff-released', 'Mei Tran'],
      ['money-released', ''],
    ]);
  });

  it('an applied deposit can be refunded when the sale falls through', async () => {
    const hold = await all.held();
    const who = { ...desk, seller: 'a', hold: hold.id, actor: 'Mei Tran' };
    await changeByStaff(all.test.services, who, apply, '');
    await all.test.work();
    await changeByStaff(all.test.services, who, { action: 'release' }, 'Finance was refused.');
    await all.test.work();
    expect(await all.now(hold.id)).toMatchObject({ state: 'released', money: 'refunded' });
    expect(await all.balances()).toEqual([{ provider: 0, sales: 0, set_aside: 0 }]);
    expect((await transfersOf('a')).map(({ kind }) => kind)).toEqual([
      'authorise',
      'post',
      'apply',
      'unapply',
      'refund',
    ]);
  });

  it('a hold that is over and goes on is seen, with the reason', async () => {
    const hold = await all.held();
    await all.end(hold.id);
    expect(await stuckHolds(all.database, 'a')).toEqual([]);
    await all.postgres.query("update holds set ends_at = now() - interval '5 minutes'");
    const [stuck] = await stuckHolds(all.database, 'a');
    expect(stuck && stuckReason(stuck, Date.now())).toBe('Still held, 5 min after its time ended');
  });

  it('money that does not move is seen, and “again” moves it', async () => {
    const hold = await all.held();
    await all.end(hold.id);
    all.test.payments.failing.set('release', new Error('away'));
    await changeByStaff(
      all.test.services,
      { ...desk, seller: 'a', hold: hold.id, actor: '' },
      { action: 'again' },
      '',
    ).catch(() => undefined);
    expect(await all.now(hold.id)).toMatchObject({ state: 'released', money: 'releasing' });
    expect(await stuckHolds(all.database, 'a')).toEqual([]);
    await all.postgres.query("update holds set changed_at = now() - interval '6 minutes'");
    expect((await stuckHolds(all.database, 'a')).map(({ id }) => id)).toEqual([hold.id]);
    const who = { ...desk, seller: 'a', hold: hold.id, actor: 'Mei Tran' };
    expect(await changeByStaff(all.test.services, who, { action: 'again' }, '')).toBe(true);
    expect(await stuckHolds(all.database, 'a')).toEqual([]);
  });
});
