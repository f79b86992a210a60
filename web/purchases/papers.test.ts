import { describe, expect, it } from 'vitest';
import { paperNumber } from '@/domain/purchases/paper.ts';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { everyTransfer, stuckHolds } from '@/web/records/hold-desk.ts';
import { reservedStateOf } from '@/web/records/holds.ts';
import { findPaper, papersOf } from '@/web/records/papers.ts';
import { type ChangedBy, changeByStaff, staffChange } from './change-by-staff.ts';
import { releaseHold } from './release-hold.ts';
import { type Extras, extrasOf, shownExtras } from './shown-extras.ts';

const all = new TestReservations();
const abn = '51 824 753 556';
const mei = { seller: 'a', actor: 'Mei Tran', abn, state: 'vic' };
const stated = { price: '66990', charges: '3000' };
const mats = [{ name: 'Floor mats', cents: 295_00 }];
const ticked = shownExtras(mats);

/** What staff post, and whether it was done; then the worker runs. */
async function staff(hold: string, posted: Record<string, string>, reason = '', who: Partial<ChangedBy> = {}) {
  const change = staffChange.parse(posted);
  const done = await changeByStaff(
    all.test.services,
    { ...mei, hold, extras: async () => mats, ...who },
    change,
    reason,
  );
  await all.test.work();
  return done;
}

const numbers = async (hold: string) => (await papersOf(all.database, hold)).map(paperNumber);
const paperOf = async (hold: string, kind: string) =>
  (await papersOf(all.database, hold)).find((paper) => paper.kind === kind);
const ledger = async () => {
  const found = [];
  for await (const part of everyTransfer(all.database, 'a')) found.push(...part);
  return found.map(({ kind, cents, paper }) => [kind, cents, paper ? paperNumber(paper) : '']);
};

describe('[PLUS-22] the tax invoice', () => {
  it('is issued when the deposit is taken, with what staff stated, and not before', async () => {
    const hold = await all.held();
    expect(await numbers(hold.id)).toEqual(['R-000001']);
    expect(await staff(hold.id, { action: 'apply', ...stated, extras: ticked, buyer: 'Bendigo' })).toBe(true);
    const invoice = await paperOf(hold.id, 'invoice');
    const gst = Math.round(63_990_00 / 11) + Math.round(295_00 / 11);
    expect(invoice).toMatchObject({ number: 1, cents: 67_285_00, gstCents: gst });
    expect(invoice?.content).toMatchObject({
      ...{ title: 'Tax invoice', note: `ABN ${abn}`, number: 'INV-000001' },
      lines: [{ label: '2024 Ford Ranger Wildtrak' }, { gst: '–', amount: '$3,000.00' }, { label: 'Floor mats' }],
    });
    expect(await ledger()).toEqual([
      ['authorise', 200_00, 'R-000001'],
      ['post', 200_00, ''],
      ['apply', 200_00, 'INV-000001'],
    ]);
  });

  it('waits for the charges of a drive-away price, then is issued once', async () => {
    const hold = await all.held();
    expect(await staff(hold.id, { action: 'apply', price: '66990', charges: '' })).toBe(true);
    expect(await numbers(hold.id)).toEqual(['R-000001']);
    expect(await staff(hold.id, { action: 'invoice', price: '66990', charges: '70000' })).toBe(false);
    const both = await Promise.all([1, 2].map(() => staff(hold.id, { action: 'invoice', ...stated })));
    expect(both.sort()).toEqual([false, true]);
    expect(await numbers(hold.id)).toEqual(['R-000001', 'INV-000001']);
  });

  it('is none without an ABN, without a deposit, and for a deposit that the bank refused', async () => {
    const hold = await all.held();
    expect(await staff(hold.id, { action: 'apply', ...stated }, '', { abn: '' })).toBe(true);
    expect(await staff(hold.id, { action: 'invoice', ...stated }, '', { abn: '' })).toBe(false);
    const free = await all.reserved('car-2', nora, { depositCents: 0 });
    await staff(free.id, { action: 'apply', ...stated });
    expect(await staff(free.id, { action: 'invoice', ...stated })).toBe(false);
    const refused = await all.held('car-3');
    const no = Object.assign(new Error('declined'), { name: 'PaymentError', fault: 'refused', code: '' });
    all.test.payments.failing.set('capture', no);
    await staff(refused.id, { action: 'apply', ...stated });
    expect(await staff(refused.id, { action: 'invoice', ...stated })).toBe(false);
    expect(await all.postgres.query("select id from papers where kind <> 'receipt'")).toEqual([]);
  });

  it('has the extras that its form showed, to the cent, or none is issued', async () => {
    const hold = await all.held();
    await staff(hold.id, { action: 'apply', ...stated, charges: '' });
    const invoice = (extras: Extras | null, posted: Record<string, string>) =>
      staff(hold.id, { action: 'invoice', ...stated, ...posted }, '', { extras: async () => extras });
    expect(await invoice(null, { extras: ticked })).toBe(false);
    expect(await invoice([], { extras: ticked })).toBe(false);
    expect(await invoice([{ name: 'Floor mats', cents: 296_00 }], { extras: ticked })).toBe(false);
    expect(await invoice(mats, { extras: 'on' })).toBe(false);
    expect(await invoice(null, {})).toBe(false);
    expect(await numbers(hold.id)).toEqual(['R-000001']);
    expect(await invoice(null, { withoutExtras: 'on' })).toBe(true);
    expect((await paperOf(hold.id, 'invoice'))?.cents).toBe(66_990_00);
  });

  it('extras that were chosen and cannot be read are not none', () => {
    const purchase = { choices: { extras: { ids: ['mats'] } } };
    const found = (more: object) => ({ purchase, view: null, timeZone: '', ...more }) as never;
    expect(extrasOf(found({}))).toBe(null);
    expect(extrasOf(found({ view: { extras: mats } }))).toEqual(mats);
    expect(extrasOf(found({ purchase: { choices: {} } }))).toEqual([]);
    expect(extrasOf(null)).toEqual([]);
  });

  it('names its buyer in letters that print, or is not issued', async () => {
    const hold = await all.held();
    await all.postgres.query("update holds set name = '王伟' where id = $1", [hold.id]);
    await staff(hold.id, { action: 'apply', ...stated, charges: '' });
    const invoice = { action: 'invoice', ...stated, extras: ticked };
    expect(await staff(hold.id, invoice)).toBe(false);
    expect(await staff(hold.id, { ...invoice, buyerName: '伟' })).toBe(false);
    expect(await staff(hold.id, { ...invoice, buyerName: 'Wang Wei', buyer: '墨尔本' })).toBe(false);
    expect(await staff(hold.id, { ...invoice, buyerName: 'Wang Wei' })).toBe(true);
    const head = (await paperOf(hold.id, 'invoice'))?.content?.head;
    expect(head?.[2]).toEqual({ label: 'Sold to', texts: ['Wang Wei', '0491 570 110'] });
  });

  it('facts that contradict each other apply nothing', async () => {
    const hold = await all.held();
    expect(await staff(hold.id, { action: 'apply', price: '100', charges: '3000' })).toBe(false);
    expect((await all.now(hold.id)).state).toBe('held');
  });
});

describe('[PLUS-22] notes of what went back', () => {
  it('a refund of charged money has one; an authorisation that is released has none', async () => {
    const charged = await all.held('car-1', nora, 'captured');
    await releaseHold(all.test.services, charged, { event: 'shopper-released' });
    const authorised = await all.held('car-2');
    await releaseHold(all.test.services, authorised, { event: 'shopper-released' });
    await all.test.work();
    expect(await numbers(charged.id)).toEqual(['R-000001', 'RN-000001']);
    expect(await numbers(authorised.id)).toEqual(['R-000002']);
    expect((await paperOf(charged.id, 'refund'))?.content).toMatchObject({ note: 'This is not a tax invoice' });
  });

  it('a sale that falls through reverses its invoice by an adjustment note, and carries staff’s reason', async () => {
    const hold = await all.held();
    await staff(hold.id, { action: 'apply', ...stated });
    await staff(hold.id, { action: 'release' }, 'Finance was refused.');
    expect(await numbers(hold.id)).toEqual(['R-000001', 'INV-000001', 'AN-000001', 'RN-000001']);
    const [invoice, note] = [await paperOf(hold.id, 'invoice'), await paperOf(hold.id, 'adjustment')];
    expect([note?.cents, note?.gstCents]).toEqual([-(invoice?.cents ?? 0), -(invoice?.gstCents ?? 0)]);
    expect(note?.content?.lines[0]?.note).toBe('Finance was refused.');
    expect(note?.content?.text).toContain('Tax invoice INV-000001');
    expect((await paperOf(hold.id, 'refund'))?.content?.lines[0]?.note).toContain('Finance was refused.');
  });
});

describe('[PLUS-22] a refund at the provider’s dashboard after the deposit was applied', () => {
  async function refunded() {
    const hold = await all.held();
    await staff(hold.id, { action: 'apply', ...stated });
    const payment = all.test.payments.checkouts.get(hold.checkout ?? '')?.payment;
    Object.assign(payment ?? {}, { state: 'refunded', refundedCents: 200_00 });
    await staff(hold.id, { action: 'again' });
    return hold.id;
  }

  it('neither reverses the sale nor frees the car: staff see it', async () => {
    const hold = await refunded();
    expect(await all.now(hold)).toMatchObject({ state: 'applied', money: 'refunded' });
    expect(await numbers(hold)).toEqual(['R-000001', 'INV-000001', 'RN-000001']);
    expect((await stuckHolds(all.database, 'a')).map(({ id }) => id)).toEqual([hold]);
    expect((await reservedStateOf(all.database, 'car-1')).reserved).toBe(true);
    expect((await ledger()).slice(3)).toEqual([
      ['unapply', 200_00, ''],
      ['refund', 200_00, 'RN-000001'],
    ]);
  });

  it('the adjustment note follows once staff record that the sale ended', async () => {
    const hold = await refunded();
    expect(await staff(hold, { action: 'release' }, 'They bought elsewhere.')).toBe(true);
    expect(await all.now(hold)).toMatchObject({ state: 'released', money: 'refunded' });
    expect((await ledger()).slice(3)).toEqual([
      ['unapply', 200_00, 'AN-000001'],
      ['refund', 200_00, 'RN-000001'],
    ]);
    expect((await paperOf(hold, 'adjustment'))?.content?.lines[0]?.note).toBe('They bought elsewhere.');
    expect(await stuckHolds(all.database, 'a')).toEqual([]);
    expect(all.test.payments.calls).not.toContain('refund');
  });
});

describe('[PLUS-22] a forfeiture', () => {
  const broken = { action: 'forfeit', why: 'broken' };

  it('of all of it is posted as taxable, with its own tax invoice, and frees the car', async () => {
    const hold = await all.held();
    await staff(hold.id, { action: 'apply', ...stated });
    expect(await staff(hold.id, { ...broken, amount: '200' }, 'Bought elsewhere.')).toBe(true);
    expect(await all.now(hold.id)).toMatchObject({ state: 'released', money: 'forfeited', retainedCents: 200_00 });
    expect((await ledger()).slice(3)).toEqual([
      ['unapply', 200_00, 'AN-000001'],
      ['forfeit', 200_00, 'F-000001'],
      ['gst', 18_18, ''],
    ]);
    expect(await paperOf(hold.id, 'forfeit')).toMatchObject({ cents: 200_00, gstCents: 18_18 });
    expect(all.test.payments.calls).not.toContain('refund');
    expect(all.test.texts.at(-1)?.text).toContain('“Bought elsewhere.” The dealer retains the $200.');
    expect((await all.tried('car-1', '+61491570111')).kind).toBe('made');
  });

  it('of a part refunds the rest once, also where the provider’s response was lost', async () => {
    const hold = await all.held();
    await staff(hold.id, { action: 'apply', ...stated });
    all.test.payments.failing.set('refund', new Error('away'));
    await expect(staff(hold.id, { ...broken, amount: '75.50' }, 'Changed their mind.')).rejects.toThrow('away');
    await staff(hold.id, { action: 'again' });
    await staff(hold.id, { action: 'again' });
    expect(await all.now(hold.id)).toMatchObject({ state: 'released', money: 'refunded', retainedCents: 75_50 });
    expect((await ledger()).slice(4)).toEqual([
      ['forfeit', 75_50, 'F-000001'],
      ['gst', 6_86, ''],
      ['refund', 124_50, 'RN-000001'],
    ]);
    const payment = all.test.payments.checkouts.get(hold.checkout ?? '')?.payment;
    expect(payment).toMatchObject({ state: 'partly-refunded', refundedCents: 124_50 });
  });

  it('is refused before the deposit is applied, without ABN or reason, above the deposit and above what the law leaves', async () => {
    const hold = await all.held();
    expect(await staff(hold.id, { ...broken, amount: '200' }, 'Why not.')).toBe(false);
    await staff(hold.id, { action: 'apply', ...stated });
    const cooling = { action: 'forfeit', why: 'cooling-off' };
    expect(await staff(hold.id, { ...broken, amount: '200' }, 'Why not.', { abn: '' })).toBe(false);
    expect(await staff(hold.id, { ...broken, amount: '200' })).toBe(false);
    for (const amount of ['200.01', '0', '-5', 'all'])
      expect(await staff(hold.id, { ...broken, amount }, 'Why not.'), amount).toBe(false);
    expect(await staff(hold.id, { ...cooling, amount: '150' }, 'Cooled off.', { state: 'qld' })).toBe(false);
    expect(await staff(hold.id, { ...cooling, amount: '50' }, 'Cooled off.', { state: 'wa' })).toBe(false);
    expect(await staff(hold.id, { ...broken, amount: '200' }, 'Not ours.', { seller: 'b' })).toBe(false);
    await all.postgres.query(`update holds set dealer = dealer || '{"state": "NT"}'`);
    expect(await staff(hold.id, { ...cooling, amount: '50' }, 'Cooled off.', { state: 'vic' })).toBe(false);
    await all.postgres.query(`update holds set dealer = dealer || '{"state": "QLD"}'`);
    expect((await all.now(hold.id)).money).toBe('captured');
    expect(await staff(hold.id, { ...cooling, amount: '100' }, 'Cooled off.', { state: 'qld' })).toBe(true);
  });
});

describe('[PLUS-22] papers', () => {
  it('are numbered for each dealer and kind without gaps, at one moment too', async () => {
    const cars = ['a', 'b', 'c', 'd', 'e', 'f'];
    const holds = [];
    for (const [at, car] of cars.entries()) holds.push(await all.held(car, `+6149157010${at}`));
    await Promise.all(
      holds.map(({ id }) =>
        changeByStaff(
          all.test.services,
          { ...mei, hold: id, extras: async () => [] },
          staffChange.parse({ action: 'apply', ...stated }),
          '',
        ),
      ),
    );
    await Promise.all([all.test.work(), all.test.work(), all.test.work()]);
    await all.reserved('x', nora, { depositCents: 0, seller: 'b' });
    const rows = await all.postgres.query('select seller, kind, number from papers order by seller, kind, number');
    const expected = ['invoice', 'receipt'].flatMap((kind) => cars.map((_, at) => `a ${kind} ${at + 1}`));
    expect(rows.map(({ seller, kind, number }) => `${seller} ${kind} ${number}`)).toEqual([...expected, 'b receipt 1']);
  });

  it('are never changed and never deleted', async () => {
    await all.held();
    for (const change of ['update papers set cents = 1', "update papers set content = '{}'", 'delete from papers'])
      await expect(all.postgres.query(change)).rejects.toThrow('never changed');
  });

  it('[CFG-04] of another reservation are not found', async () => {
    const [one, other] = [await all.held(), await all.held('car-2', '+61491570111')];
    const [paper] = await papersOf(all.database, one.id);
    expect((await findPaper(all.database, one.id, paper?.id ?? ''))?.kind).toBe('receipt');
    expect(await findPaper(all.database, other.id, paper?.id ?? '')).toBe(null);
    for (const odd of ['', 'R-000001', "' or 1=1"]) expect(await findPaper(all.database, one.id, odd)).toBe(null);
  });
});
