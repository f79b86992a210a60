import { beforeEach, describe, expect, it } from 'vitest';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { testCar } from '@/web/purchases/purchases.fixture.ts';
import { ensureAccount } from './account-sessions.ts';
import { insertLead } from './insert-lead.ts';
import { newLead } from './new-lead.fixture.ts';
import {
  acceptPrice,
  countEstimate,
  deskPurchase,
  findPurchase,
  forgetPurchases,
  holdOfPurchase,
  joinPurchases,
  nameHold,
  purchasesOfAccount,
  type Shopper,
  savePurchase,
  tradeInOf,
} from './purchases.ts';

const all = new TestReservations();
const here: Shopper = { site: 'a', browser: 'browser-1', account: null };
const begun = { seller: 'a', vehicle: 'car-1', car: testCar(), priceCents: 66_990_00 };
const save = (choices: Parameters<typeof savePurchase>[3], shopper = here) =>
  savePurchase(all.database, shopper, begun, choices);
const find = (shopper = here, car = 'car-1') => findPurchase(all.database, shopper, car);
const noQueue = { enqueue: async () => undefined };

beforeEach(() => all.postgres.query('truncate purchases, accounts, leads cascade'));

describe('[CHK-05] a purchase that was begun', () => {
  it('keeps each step, in any order, and is one however many tabs store at one moment', async () => {
    await Promise.all([
      save({ extras: { ids: ['mats'] } }),
      save({ payment: { way: 'cash' } }),
      save({ tradeIn: { way: 'none' } }),
    ]);
    await save({ extras: { ids: ['camera'] } });
    expect(await all.postgres.query('select id from purchases')).toHaveLength(1);
    expect((await find())?.choices).toEqual({
      extras: { ids: ['camera'] },
      payment: { way: 'cash' },
      tradeIn: { way: 'none' },
    });
    expect((await find(here, testCar().slug))?.vehicle).toBe('car-1');
  });

  it('remembers the price that was seen, until the shopper goes on with another', async () => {
    const first = await save({ price: { seen: true } });
    await savePurchase(all.database, here, { ...begun, priceCents: 65_000_00 }, { payment: { way: 'cash' } });
    expect((await find())?.priceCents).toBe(66_990_00);
    await acceptPrice(all.database, first.id, 65_000_00);
    expect((await find())?.priceCents).toBe(65_000_00);
  });

  it('takes an accepted estimate as a step, where it goes with the car and nothing was chosen for it', async () => {
    await save({ payment: { way: 'cash' } });
    const estimate = { id: crypto.randomUUID(), vehicle: null };
    const other = { ...estimate, vehicle: { id: 'car-2' } } as unknown as Parameters<typeof countEstimate>[2];
    expect(await countEstimate(all.database, { ...here, browser: 'another' }, estimate)).toEqual([]);
    expect(await countEstimate(all.database, here, other)).toEqual([]);
    expect(await countEstimate(all.database, here, estimate)).toHaveLength(1);
    const choices = { payment: { way: 'cash' }, tradeIn: { way: 'estimate', lead: estimate.id } };
    expect((await find())?.choices).toEqual(choices);
    expect(await countEstimate(all.database, here, { ...estimate, id: crypto.randomUUID() })).toEqual([]);
    await save({ tradeIn: { way: 'none' } });
    expect(await countEstimate(all.database, here, estimate)).toEqual([]);
  });

  it('becomes the account’s at the sign-in, is resumed on any device, and leaves the browser with it', async () => {
    const account = (await ensureAccount(all.database, { site: 'a', phone: nora })).id;
    await save({ payment: { way: 'cash' } });
    await joinPurchases(all.database, { ...here, account });
    expect(await find()).toBe(null);
    expect((await find({ site: 'a', browser: 'phone', account }))?.choices).toEqual({ payment: { way: 'cash' } });
    expect(await purchasesOfAccount(all.database, account)).toHaveLength(1);
  });

  it('of two for one car the later choices count, and the hold stays with it', async () => {
    const account = (await ensureAccount(all.database, { site: 'a', phone: nora })).id;
    await save({ payment: { way: 'cash' }, tradeIn: { way: 'none' } }, { ...here, browser: 'phone', account });
    const later = await save({ payment: { way: 'cash' }, extras: { ids: ['mats'] } });
    const hold = await all.reserved('car-1');
    await nameHold(all.database, hold.id, later.id);
    await joinPurchases(all.database, { ...here, account });
    const [one, ...rest] = await purchasesOfAccount(all.database, account);
    expect(rest).toEqual([]);
    expect(one?.choices).toEqual({
      payment: { way: 'cash' },
      tradeIn: { way: 'none' },
      extras: { ids: ['mats'] },
    });
    expect((await holdOfPurchase(all.database, one?.id ?? ''))?.id).toBe(hold.id);
  });

  it('is forgotten after 90 days, unless it was sent', async () => {
    await save({ payment: { way: 'cash' } });
    await all.postgres.query("update purchases set changed_at = now() - interval '91 days'");
    expect(await find()).toBe(null);
    await forgetPurchases(all.database);
    expect(await all.postgres.query('select id from purchases')).toEqual([]);
  });
});

describe('[CHK-05] a purchase that is sent', () => {
  const send = (purchase: string, key: string) =>
    insertLead(
      all.database,
      noQueue,
      newLead({
        site: 'a',
        purchase,
        idempotencyKey: `purchase ${purchase}`,
        details: { key },
        repeatWithinSeconds: 600,
      }),
    );

  it('makes one enquiry however often it is sent, and then begins anew', async () => {
    const { id } = await save({ payment: { way: 'cash' } });
    const sent = await Promise.all([send(id, '1'), send(id, '2'), send(id, '3')]);
    expect(new Set(sent.map((lead) => lead.id)).size).toBe(1);
    expect(await all.postgres.query('select id from leads')).toHaveLength(1);
    expect(await find()).toMatchObject({ id, lead: sent[0]?.id });
    const next = await save({ extras: { ids: [] } });
    expect(next.id).not.toBe(id);
    expect((await find())?.id).toBe(next.id);
  });

  it('is deleted with its enquiry', async () => {
    const { id } = await save({ payment: { way: 'cash' } });
    const lead = await send(id, '1');
    await all.postgres.query('delete from leads where id = $1', [lead.id]);
    expect(await all.postgres.query('select id from purchases')).toEqual([]);
  });
});

describe('[CFG-04] [CHK-05] whose a purchase is', () => {
  it('another site, browser or account sees nothing of it', async () => {
    const account = (await ensureAccount(all.database, { site: 'a', phone: nora })).id;
    await save({ payment: { way: 'cash' } });
    for (const other of [
      { ...here, site: 'b' },
      { ...here, browser: 'browser-2' },
      { ...here, browser: '' },
      { site: 'a', browser: '', account },
    ])
      expect(await find(other)).toBe(null);
    await joinPurchases(all.database, { ...here, site: 'b', account });
    expect(await find()).not.toBe(null);
  });

  it('is on the desk of its enquiry and of its car’s dealership, and on no other', async () => {
    const { id } = await save({ payment: { way: 'cash' } });
    const hold = await all.reserved('car-1');
    await nameHold(all.database, hold.id, id);
    const lead = await insertLead(all.database, noQueue, newLead({ site: 'a', purchase: id }));
    expect((await deskPurchase(all.database, 'a', { lead: lead.id }))?.id).toBe(id);
    expect((await deskPurchase(all.database, 'a', { hold: hold.id }))?.id).toBe(id);
    for (const of of [{ lead: lead.id }, { hold: hold.id }, { lead: "' or 1=1" }, { hold: '' }])
      expect(await deskPurchase(all.database, 'b', of)).toBe(null);
    expect(await tradeInOf(all.database, 'b', lead.id)).toBe(null);
    expect((await tradeInOf(all.database, 'a', lead.id))?.id).toBe(lead.id);
  });
});
