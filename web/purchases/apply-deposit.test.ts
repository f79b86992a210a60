import { describe, expect, it } from 'vitest';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { applyDeposit } from './apply-deposit.ts';
import { receivePaymentEvent } from './receive-event.ts';
import { tendHold } from './tend-hold.ts';

const all = new TestReservations();

describe('[CHK-04] [PLUS-22] the deposit is applied', () => {
  it('is taken by the worker, and goes from deposits to sales', async () => {
    const hold = await all.held();
    await applyDeposit(all.test.services, hold.id, { actor: 'Mei', reason: '' });
    await all.test.work();
    expect(await all.now(hold.id)).toMatchObject({ state: 'applied', money: 'captured' });
    expect(await all.balances()).toEqual([{ provider: 200_00, sales: 200_00, set_aside: 0 }]);
    expect((await all.tried('car-1', '+61491570111')).kind).toBe('taken');
  });

  it('a bank that refuses leaves no money, and is reported', async () => {
    const hold = await all.held();
    const refused = Object.assign(new Error('declined'), { name: 'PaymentError', fault: 'refused', code: '' });
    all.test.payments.failing.set('capture', refused);
    await applyDeposit(all.test.services, hold.id, { actor: 'Mei', reason: '' });
    await all.test.work();
    expect(await all.now(hold.id)).toMatchObject({ state: 'applied', money: 'lapsed' });
    expect(await all.balances()).toEqual([{ provider: 0, sales: 0, set_aside: 0 }]);
    expect(all.test.texts.at(-1)?.text).toContain('Your bank did not pay');
  });

  it('a provider that is away is called again', async () => {
    const hold = await all.held();
    await applyDeposit(all.test.services, hold.id, { actor: 'Mei', reason: '' });
    all.test.payments.failing.set('capture', new Error('away'));
    await expect(tendHold(all.test.services, hold.id)).rejects.toThrow('away');
    expect(all.test.texts.at(-1)?.text).toContain('goes towards its price');
    await tendHold(all.test.services, hold.id);
    expect((await all.now(hold.id)).money).toBe('captured');
  });
});

describe('[CHK-04] events of the provider', () => {
  const event = (more = {}) => ({
    id: 'evt_1',
    type: 'checkout.session.completed',
    account: 'acct_1',
    at: new Date(),
    sessionId: null,
    paymentId: null,
    ...more,
  });

  it('count once, at one moment too, and move nothing by themselves', async () => {
    const hold = await all.reserved();
    await all.test.work();
    const taken = await Promise.all(
      Array.from({ length: 5 }, () => receivePaymentEvent(event({ sessionId: hold.checkout }), all.test.services)),
    );
    expect(taken.sort()).toEqual(['recorded', 'repeated', 'repeated', 'repeated', 'repeated']);
    await all.test.work();
    expect((await all.now(hold.id)).state).toBe('pending');
    all.test.payments.pay(hold.checkout);
    await receivePaymentEvent(event({ id: 'evt_2', sessionId: hold.checkout }), all.test.services);
    await all.test.work();
    expect((await all.now(hold.id)).state).toBe('held');
  });

  it('of another merchant, or about nothing of ours, are written down and do nothing', async () => {
    const hold = await all.reserved();
    await all.test.work();
    all.test.payments.pay(hold.checkout);
    const foreign = event({ sessionId: hold.checkout, account: 'acct_2' });
    expect(await receivePaymentEvent(foreign, all.test.services)).toBe('foreign');
    expect(await receivePaymentEvent(event({ id: 'evt_9' }), all.test.services)).toBe('foreign');
    expect(all.test.jobs.filter(({ at: later }) => !later)).toEqual([]);
    expect((await all.now(hold.id)).state).toBe('pending');
  });

  it('an authorisation that the bank ends leaves the car held without money', async () => {
    const hold = await all.held();
    const checkout = all.test.payments.checkouts.get(hold.checkout ?? '');
    if (checkout?.payment) checkout.payment.state = 'cancelled';
    await receivePaymentEvent(event({ paymentId: hold.payment }), all.test.services);
    await all.test.work();
    expect(await all.now(hold.id)).toMatchObject({ state: 'held', money: 'lapsed' });
    expect(await all.balances()).toEqual([{ provider: 0, sales: 0, set_aside: 0 }]);
  });
});

describe('[PLUS-13] the ledger', () => {
  it('cannot be changed, and a pending transfer is settled once', async () => {
    await all.held();
    const [row] = await all.postgres.query('select id, hold from ledger_transfers');
    await expect(all.postgres.query('update ledger_transfers set cents = 1')).rejects.toThrow('never changed');
    await expect(all.postgres.query('delete from ledger_transfers')).rejects.toThrow('never changed');
    const settle = `insert into ledger_transfers (seller, hold, kind, phase, debit, credit, cents, pending)
      values ('a', $1, 'void', 'voided', 'provider', 'deposits', 20000, $2)`;
    await all.postgres.query(settle, [row?.hold, row?.id]);
    await expect(all.postgres.query(settle, [row?.hold, row?.id])).rejects.toThrow('ledger_transfers_pending');
  });

  it('numbers of receipts have no gaps, and each dealer has its own', async () => {
    const cars = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(cars.map((car, at) => all.reserved(car, `+6149157010${at}`, { depositCents: 0 })));
    await all.reserved('x', nora, { depositCents: 0, seller: 'b' });
    const rows = await all.postgres.query('select seller, receipt from holds order by seller, receipt');
    expect(rows.map(({ seller, receipt }) => `${seller}${receipt}`)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1']);
  });
});
