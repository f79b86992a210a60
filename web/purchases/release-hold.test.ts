import { describe, expect, it } from 'vitest';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { extendHold } from './extend-hold.ts';
import { releaseHold } from './release-hold.ts';
import { tendHold } from './tend-hold.ts';

const all = new TestReservations();

describe('[CHK-02] [PLUS-13] the end of a hold', () => {
  it('by the clock: the car is free, the deposit released, once over all processes that run it', async () => {
    const hold = await all.held();
    await tendHold(all.test.services, hold.id);
    expect((await all.now(hold.id)).state).toBe('held');
    await all.end(hold.id);
    await Promise.all(Array.from({ length: 4 }, () => tendHold(all.test.services, hold.id)));
    await all.test.work();
    expect(await all.now(hold.id)).toMatchObject({ state: 'released', money: 'released' });
    expect(await all.postgres.query('select kind from ledger_transfers order by at')).toEqual([
      { kind: 'authorise' },
      { kind: 'void' },
    ]);
    expect(all.test.index.get('car-1')).toEqual({ reserved: false, until: null });
    expect(await all.balances()).toEqual([{ provider: 0, sales: 0, set_aside: 0 }]);
  });

  it('while its payment cannot be read: the car is free, the shopper hears, and the money goes back later, once', async () => {
    for (const state of ['authorised', 'captured'] as const) {
      const hold = await all.held('car-1', nora, state);
      const { payments, services, work, texts } = all.test;
      await all.end(hold.id);
      const refused = Object.assign(new Error('no_merchant'), { name: 'PaymentError', fault: 'refused' });
      const { readPayment } = payments;
      payments.readPayment = () => Promise.reject(refused);
      payments.failing.set('release', new Error('away'));
      await expect(tendHold(services, hold.id)).rejects.toThrow('no_merchant');
      expect(await all.now(hold.id)).toMatchObject({ state: 'released', money: expect.stringMatching(/ing$/) });
      expect(texts.at(-1)?.text).toMatch(/has ended, .* (is being released|is on its way back)/s);
      payments.readPayment = readPayment;
      const heard = texts.length;
      await work();
      await Promise.all([tendHold(services, hold.id), tendHold(services, hold.id)]);
      expect((await all.now(hold.id)).money).toBe(state === 'captured' ? 'refunded' : 'released');
      expect(texts).toHaveLength(heard);
    }
    expect(await all.balances()).toEqual([{ provider: 0, sales: 0, set_aside: 0 }]);
  });

  it('of an unpaid page: it is closed first, then the car is free; a late shopper cannot pay', async () => {
    const hold = await all.reserved();
    await all.end(hold.id);
    await tendHold(all.test.services, hold.id);
    expect(await all.now(hold.id)).toMatchObject({ state: 'expired', money: 'none' });
    expect(all.test.payments.pay(hold.checkout)).toBe(false);
    await all.held('car-1', '+61491570111');
  });

  it('a shopper who paid before the page could be closed has won', async () => {
    const hold = await all.reserved();
    await all.end(hold.id);
    const { expireCheckout } = all.test.payments;
    all.test.payments.expireCheckout = async (id) => {
      all.test.payments.pay(id);
      return expireCheckout.call(all.test.payments, id);
    };
    await tendHold(all.test.services, hold.id);
    expect(await all.now(hold.id)).toMatchObject({ state: 'held', money: 'authorised' });
  });

  it('a page that cannot be closed leaves the car as it is', async () => {
    const hold = await all.reserved();
    await all.end(hold.id);
    all.test.payments.failing.set('expire', new Error('away'));
    await expect(tendHold(all.test.services, hold.id)).rejects.toThrow('away');
    expect((await all.now(hold.id)).state).toBe('pending');
  });

  it('by the shopper, also on the payment page; a charged deposit is refunded', async () => {
    const open = await all.reserved();
    await releaseHold(all.test.services, open, { event: 'shopper-released' });
    expect(await all.now(open.id)).toMatchObject({ state: 'released', money: 'none' });
    const charged = await all.held('car-1', nora, 'captured');
    await releaseHold(all.test.services, charged, { event: 'shopper-released' });
    await all.test.work();
    expect(await all.now(charged.id)).toMatchObject({ state: 'released', money: 'refunded' });
    expect(await all.balances()).toEqual([{ provider: 0, sales: 0, set_aside: 0 }]);
    expect(await releaseHold(all.test.services, charged, { event: 'shopper-released' })).toBe(null);
  });

  it('by staff, with a reason that the shopper reads', async () => {
    const hold = await all.held();
    await releaseHold(all.test.services, hold, {
      event: 'staff-released',
      actor: 'Mei Tran',
      reason: 'Windscreen cracked.',
    });
    await all.test.work();
    expect(all.test.texts.at(-1)?.text).toContain('“Windscreen cracked.”');
    expect(await all.postgres.query("select actor, reason from hold_events where kind = 'staff-released'")).toEqual([
      { actor: 'Mei Tran', reason: 'Windscreen cracked.' },
    ]);
  });

  it('a success after the release is given back', async () => {
    const hold = await all.reserved();
    await all.postgres.query("update holds set state = 'expired', money = 'none' where id = $1", [hold.id]);
    all.test.payments.pay(hold.checkout);
    await tendHold(all.test.services, hold.id);
    expect(await all.now(hold.id)).toMatchObject({ state: 'expired', money: 'released' });
    expect(all.test.texts[0]?.text).toContain('came after its payment page had closed');
  });

  it('staff extend it as far as the bank keeps the deposit set aside', async () => {
    const hold = await all.held();
    const longer = await extendHold(all.test.services, hold.id, { actor: 'Mei', reason: 'Partner away', hours: 24 });
    expect((longer?.endsAt.getTime() ?? 0) - hold.endsAt.getTime()).toBe(24 * 3_600_000);
    const far = await extendHold(all.test.services, hold.id, { actor: 'Mei', reason: '', hours: 1_000 });
    expect(far?.endsAt).toEqual(hold.captureBefore);
  });
});
