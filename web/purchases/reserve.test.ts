import { describe, expect, it } from 'vitest';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { makeHold } from '@/web/records/holds.ts';
import { newHold } from './purchases.fixture.ts';
import { settle } from './settle.ts';

const all = new TestReservations();

describe('[CHK-03] [PLUS-13] one winner for each car', () => {
  it('of twelve requests at one moment one holds it, and the others are shown when that ends', async () => {
    const requests = Array.from({ length: 12 }, (_, at) => newHold('car-1', `+6149157${String(at).padStart(4, '0')}`));
    const made = await Promise.all(requests.map((hold) => makeHold(all.database, all.test.services.queue, hold)));
    expect(made.filter(({ kind }) => kind === 'made')).toHaveLength(1);
    const others = made.filter((one) => one.kind === 'taken');
    expect(others).toHaveLength(11);
    expect(others.every(({ until }) => until !== null)).toBe(true);
    expect(await all.rows('car-1')).toHaveLength(1);
  });

  it('a double click, or another tab, is the same hold and the same payment page', async () => {
    const twice = await Promise.all([all.reserved(), all.reserved()]);
    expect(new Set(twice.map(({ id }) => id)).size).toBe(1);
    expect(all.test.payments.checkouts.size).toBe(1);
  });

  it('a number that was confirmed on another site does not see the hold of that site', async () => {
    await all.reserved();
    const other = await all.tried('car-1', nora, { site: 'b' });
    expect(other.kind).toBe('taken');
  });

  it('a number holds three cars at most', async () => {
    for (const car of ['a', 'b', 'c']) await all.reserved(car);
    expect((await all.tried('d')).kind).toBe('many');
    expect(await all.rows('d')).toEqual([]);
  });
});

describe('[CHK-01] [CHK-02] [CHK-04] a reservation', () => {
  it('without a deposit is held at once, for its hours, with a receipt and no money', async () => {
    const hold = await all.reserved('car-1', nora, { depositCents: 0 });
    expect(hold).toMatchObject({ state: 'held', money: 'none', receipt: 1, checkout: null });
    expect(Math.round((hold.endsAt.getTime() - Date.now()) / 3_600_000)).toBe(48);
    expect(all.test.payments.calls).toEqual([]);
    await all.test.work();
    expect(all.test.index.get('car-1')).toEqual({ reserved: true, until: hold.endsAt });
    expect(await all.postgres.query('select * from ledger_transfers')).toEqual([]);
  });

  it('is pending while its shopper pays, shows on no card, and is held once the money is there', async () => {
    const hold = await all.reserved();
    expect(hold).toMatchObject({ state: 'pending', money: 'open', receipt: null });
    await all.test.work();
    expect(all.test.index.get('car-1')).toBe(undefined);
    all.test.payments.pay(hold.checkout);
    const { hold: paid } = await settle(all.test.services, hold);
    expect(paid).toMatchObject({ state: 'held', money: 'authorised', method: 'visa 4242', receipt: 1 });
    await all.test.work();
    expect(all.test.index.get('car-1')).toEqual({ reserved: true, until: paid.endsAt });
    expect(all.test.purged).toEqual([['stock:a', 'stock:group']]);
    expect(all.test.texts.map(({ to, text }) => [to, text.includes('is held for you until')])).toEqual([[nora, true]]);
    expect(all.test.mails[0]).toMatchObject({ to: 'nora@example.com', subject: expect.stringContaining('R-000001') });
    expect(await all.balances()).toEqual([{ provider: 0, sales: 0, set_aside: 200_00 }]);
  });

  it('a decline leaves the page open, and the car with its shopper', async () => {
    const hold = await all.reserved();
    all.test.payments.pay(hold.checkout, 'unfinished');
    expect(await settle(all.test.services, hold)).toMatchObject({ page: 'tried', hold: { state: 'pending' } });
  });

  it('an amount that is not the hold’s holds nothing', async () => {
    const hold = await all.reserved();
    all.test.payments.pay(hold.checkout, 'authorised', 1);
    await settle(all.test.services, hold);
    expect(await all.rows('car-1')).toEqual([{ state: 'pending', money: 'open' }]);
  });

  it('a provider that is away leaves the car free, and nothing charged', async () => {
    all.test.payments.failing.set('open', new Error('away'));
    expect(await all.tried('car-1')).toEqual({ kind: 'unpaid' });
    expect(await all.rows('car-1')).toEqual([{ state: 'expired', money: 'none' }]);
  });

  it('settles once however often and by whom it is read', async () => {
    const hold = await all.reserved();
    all.test.payments.pay(hold.checkout);
    await Promise.all(Array.from({ length: 6 }, () => settle(all.test.services, hold)));
    expect(await all.postgres.query('select kind from ledger_transfers')).toEqual([{ kind: 'authorise' }]);
    expect(await all.postgres.query("select kind from hold_events where kind = 'authorised'")).toHaveLength(1);
  });
});
