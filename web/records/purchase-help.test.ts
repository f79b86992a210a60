import { beforeEach, describe, expect, it } from 'vitest';
import { type HelpStep, stepMark } from '@/domain/purchases/purchase-help.ts';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { testCar } from '@/web/purchases/purchases.fixture.ts';
import { ensureAccount } from './account-sessions.ts';
import { followSeller } from './purchase-changes.ts';
import { eventsOfPurchase, openPurchase, openPurchases, purchaseChangedSince } from './purchase-desk.ts';
import { handBack, helpWith, proposeStep, settleProposal, writeNote } from './purchase-help.ts';
import {
  findPurchase,
  forgetPurchases,
  joinPurchases,
  nameHold,
  type Purchase,
  type Shopper,
  savePurchase,
} from './purchases.ts';

const all = new TestReservations();
const here: Shopper = { site: 'a', browser: 'browser-1', account: null };
const begun = { seller: 'a', vehicle: 'car-1', car: testCar(), priceCents: 66_990_00 };
const save = (choices: Parameters<typeof savePurchase>[3], shopper = here) =>
  savePurchase(all.database, shopper, begun, choices);
const now = async () => {
  const found = await findPurchase(all.database, here, 'car-1');
  if (!found) throw new Error('There is no such purchase.');
  return found;
};
const jane = ({ id }: Purchase) => ({ seller: 'a', purchase: id, staff: 'jane-1', name: 'Jane' });
const mei = ({ id }: Purchase) => ({ seller: 'a', purchase: id, staff: 'mei-1', name: 'Mei' });
const camera = { step: 'extras' as const, choice: { ids: ['camera'] }, says: 'Dash camera' };
const propose = (purchase: Purchase, who = jane(purchase), filled: Parameters<typeof proposeStep>[2] | null = null) =>
  proposeStep(all.database, who, filled ?? { ...camera, mark: stepMark(purchase, 'extras') });
const settle = (step: HelpStep, proposal: string, agrees: boolean) =>
  settleProposal(all.database, here, 'car-1', { step, proposal, agrees });
const kinds = async (id: string) => (await eventsOfPurchase(all.database, id)).map(({ kind, actor }) => [kind, actor]);

beforeEach(() => all.postgres.query('truncate purchases, accounts, leads cascade'));

describe('[CHK-05] staff help with a purchase', () => {
  it('one at a time: of two at one moment one helps, the other reads it first; each is in the history', async () => {
    const begunOne = await save({ payment: { way: 'cash' } });
    const tried = await Promise.all([jane(begunOne), mei(begunOne)].map((who) => helpWith(all.database, who, '')));
    expect(tried.sort()).toEqual(['changed', 'done']);
    const { helper, helperId, helperSince } = await now();
    expect(helperSince).toBeInstanceOf(Date);
    const other = helperId === 'jane-1' ? mei(begunOne) : jane(begunOne);
    expect(await handBack(all.database, other)).toBe('not-yours');
    expect(await helpWith(all.database, other, helperId)).toBe('done');
    expect(await handBack(all.database, other)).toBe('done');
    expect(await now()).toMatchObject({ helper: '', helperId: '', helperSince: null });
    expect(await kinds(begunOne.id)).toEqual([
      ['helped', helper],
      ['helped', other.name],
      ['handed-back', other.name],
    ]);
  });

  it('two of one name are two: each is identified by the account', async () => {
    const one = await save({ payment: { way: 'cash' } });
    const namesake = { ...jane(one), staff: 'jane-2' };
    expect(await helpWith(all.database, jane(one), '')).toBe('done');
    expect(await writeNote(all.database, namesake, 'Mine')).toBe('not-yours');
    expect(await handBack(all.database, namesake)).toBe('not-yours');
    expect(await helpWith(all.database, namesake, '')).toBe('changed');
    expect(await helpWith(all.database, namesake, 'jane-1')).toBe('done');
    expect(await writeNote(all.database, jane(one), 'Mine')).toBe('not-yours');
    expect(await kinds(one.id)).toEqual([
      ['helped', 'Jane'],
      ['helped', 'Jane'],
    ]);
  });

  it('who does not help fills in nothing, and writes nothing', async () => {
    const one = await save({ payment: { way: 'cash' } });
    expect(await propose(one)).toBe('not-yours');
    expect(await writeNote(all.database, jane(one), 'Hello')).toBe('not-yours');
    expect(await now()).toMatchObject({ note: '', proposals: {} });
  });

  it('a step that they fill in counts once the shopper agrees; the shopper’s own choice stays until then', async () => {
    const one = await save({ extras: { ids: ['mats'] }, payment: { way: 'cash' } });
    await helpWith(all.database, jane(one), '');
    expect(await propose(one)).toBe('done');
    const proposed = await now();
    expect(proposed.choices).toEqual(one.choices);
    expect(proposed.proposals.extras).toMatchObject({ by: 'Jane', choice: { ids: ['camera'] } });
    expect(proposed.changedAt).toEqual(one.changedAt);
    expect(await settle('extras', proposed.proposals.extras?.id ?? '', true)).toBe('done');
    expect(await now()).toMatchObject({ choices: { ...one.choices, extras: { ids: ['camera'] } }, proposals: {} });
    expect(await kinds(one.id)).toEqual([
      ['helped', 'Jane'],
      ['set', 'Jane'],
      ['agreed', ''],
    ]);
  });

  it('one that the shopper takes out leaves their own choice', async () => {
    const one = await save({ extras: { ids: ['mats'] } });
    await helpWith(all.database, jane(one), '');
    await propose(one);
    expect(await settle('extras', (await now()).proposals.extras?.id ?? '', false)).toBe('done');
    expect(await now()).toMatchObject({ choices: { extras: { ids: ['mats'] } }, proposals: {} });
  });

  it('what was filled in anew is agreed to only after it was seen', async () => {
    const one = await save({ extras: { ids: ['mats'] } });
    await helpWith(all.database, jane(one), '');
    await propose(one);
    const seen = (await now()).proposals.extras?.id ?? '';
    await propose(await now());
    expect(await settle('extras', seen, true)).toBe('changed');
    expect(await now()).toMatchObject({ choices: { extras: { ids: ['mats'] } } });
    expect((await now()).proposals.extras?.id).not.toBe(seen);
  });
});

describe('[CHK-05] a button that is pressed twice', () => {
  const helped = async () => {
    const one = await save({ extras: { ids: ['mats'] } });
    await helpWith(all.database, jane(one), '');
    return one;
  };

  it('stores what staff fill in once, and reports no change by another', async () => {
    const one = await helped();
    expect(await Promise.all([propose(one), propose(one)])).toEqual(['done', 'done']);
    expect(await kinds(one.id)).toEqual([
      ['helped', 'Jane'],
      ['set', 'Jane'],
    ]);
    await handBack(all.database, jane(one));
    expect(await handBack(all.database, jane(one))).toBe('done');
    expect(await kinds(one.id)).toHaveLength(3);
  });

  it('settles a step once, and shows the shopper no change that was none', async () => {
    const one = await helped();
    await propose(one);
    const proposal = (await now()).proposals.extras?.id ?? '';
    expect(await settle('extras', proposal, true)).toBe('done');
    expect(await settle('extras', proposal, true)).toBe('done');
    expect(await settle('extras', proposal, false)).toBe('done');
    expect((await now()).choices.extras).toEqual({ ids: ['camera'] });
    expect(await kinds(one.id)).toHaveLength(3);
  });
});

it('[CHK-05] the history shows the newest of many events, in their order', async () => {
  const one = await save({ payment: { way: 'cash' } });
  await all.postgres.query(
    `insert into purchase_events (purchase, kind, says, at)
     select $1, 'note', n::text, now() + make_interval(secs => n) from generate_series(1, 203) n`,
    [one.id],
  );
  const events = await eventsOfPurchase(all.database, one.id);
  expect([events.length, events[0]?.says, events.at(-1)?.says]).toEqual([200, '4', '203']);
});

describe('[CFG-04] [CHK-05] a car that another dealership sells by now', () => {
  it('takes its purchase along, without what the former one wrote and filled in', async () => {
    const one = await save({ payment: { way: 'cash' } });
    await helpWith(all.database, jane(one), '');
    await writeNote(all.database, jane(one), 'The mats fit.');
    await propose(one);
    const before = await now();
    expect(await followSeller(all.database, before, 'a')).toEqual(before);
    const left = { helper: '', helperId: '', helperSince: null, helpedAt: null, note: '', proposals: {} };
    const moved = { ...before, seller: 'b', ...left };
    expect(await followSeller(all.database, before, 'b')).toEqual(moved);
    expect(await now()).toEqual(moved);
    expect(await openPurchase(all.database, 'a', one.id)).toBe(null);
    expect(await openPurchase(all.database, 'b', one.id)).not.toBe(null);
    expect(await eventsOfPurchase(all.database, one.id)).toEqual([]);
  });

  it('leaves one that was sent to whom it was sent', async () => {
    const { id } = await save({ payment: { way: 'cash' } });
    await all.postgres.query('update purchases set sent_at = now() where id = $1', [id]);
    const sent = await now();
    expect(await followSeller(all.database, sent, 'b')).toEqual(sent);
    expect(await now()).toEqual(sent);
  });
});

describe('[CHK-05] shopper and staff at one moment', () => {
  it('lose no step, in whichever order they come, however often', async () => {
    for (let time = 0; time < 20; time += 1) {
      await all.postgres.query('truncate purchases cascade');
      const one = await save({ payment: { way: 'cash' } });
      await helpWith(all.database, jane(one), '');
      const slot = { way: 'delivery', postcode: '3006' } as const;
      const filled = { step: 'handover' as const, choice: slot, says: '', mark: stepMark(one, 'handover') };
      const [, own, theirs, other] = await Promise.all([
        save({ tradeIn: { way: 'none' } }),
        save({ extras: { ids: ['mats'] } }),
        propose(one),
        propose(one, jane(one), filled),
      ]);
      const after = await now();
      expect(own.id).toBe(one.id);
      expect(after.choices).toEqual({ payment: { way: 'cash' }, tradeIn: { way: 'none' }, extras: { ids: ['mats'] } });
      expect([other, after.proposals.handover?.choice]).toEqual(['done', slot]);
      // Beside the shopper's own extras it is either there to be looked over, or was refused and is named in the history.
      const isThere = after.proposals.extras !== undefined;
      expect(theirs).toBe(isThere ? 'done' : 'changed');
      expect((await eventsOfPurchase(all.database, one.id)).find(({ step }) => step === 'extras')).toMatchObject({
        kind: isThere ? 'set' : 'not-set',
        says: 'Dash camera',
      });
    }
  });

  it('staff’s form from before a change of the shopper’s is refused, and changes nothing', async () => {
    const one = await save({ extras: { ids: ['mats'] } });
    await helpWith(all.database, jane(one), '');
    await save({ extras: { ids: ['towbar'] } });
    expect(await propose(one)).toBe('changed');
    expect(await now()).toMatchObject({ choices: { extras: { ids: ['towbar'] } }, proposals: {} });
  });

  it('a shopper who saves the step without having seen it keeps both; who saw it has settled it', async () => {
    const one = await save({ extras: { ids: ['mats'] } });
    await helpWith(all.database, jane(one), '');
    await propose(one);
    await save({ extras: { ids: ['towbar'] } });
    const both = await now();
    expect([both.choices.extras, both.proposals.extras?.choice]).toEqual([{ ids: ['towbar'] }, { ids: ['camera'] }]);
    const seen = { step: 'extras' as const, proposal: both.proposals.extras?.id ?? '' };
    await savePurchase(all.database, here, begun, { extras: { ids: [] } }, seen);
    expect(await now()).toMatchObject({ choices: { extras: { ids: [] } }, proposals: {} });
  });
});

describe('[CFG-04] [CHK-05] who follows a purchase', () => {
  it('the staff of its car’s dealership, and no others: they neither see nor change it', async () => {
    const one = await save({ payment: { way: 'cash' } });
    expect((await openPurchases(all.database, 'a')).map(({ purchase }) => purchase.id)).toEqual([one.id]);
    expect(await openPurchases(all.database, 'b')).toEqual([]);
    expect(await openPurchase(all.database, 'b', one.id)).toBe(null);
    expect(await openPurchase(all.database, 'a', "' or 1=1")).toBe(null);
    const stranger = { ...jane(one), seller: 'b' };
    expect(await helpWith(all.database, stranger, '')).toBe('not-yours');
    expect(await helpWith(all.database, { ...stranger, seller: 'a', purchase: 'x' }, '')).toBe('not-yours');
    expect(await eventsOfPurchase(all.database, one.id)).toEqual([]);
  });

  it('shows a name only of who gave it to this dealership', async () => {
    const buyer = async () => (await openPurchases(all.database, 'a'))[0]?.buyer;
    const one = await save({ payment: { way: 'cash' } });
    expect(await buyer()).toBe(null);
    const there = (await ensureAccount(all.database, { site: 'group', phone: nora })).id;
    await all.postgres.query('update purchases set account = $1, site = $2', [there, 'group']);
    expect(await buyer()).toBe(null);
    const own = (await ensureAccount(all.database, { site: 'a', phone: nora })).id;
    await all.postgres.query("update accounts set name = 'Nora', last_name = 'Castellan' where id = $1", [own]);
    await all.postgres.query('update purchases set account = $1, site = $2', [own, 'a']);
    expect(await buyer()).toEqual({ name: 'Nora Castellan', phone: nora });
    await all.postgres.query('update purchases set account = null');
    await nameHold(all.database, (await all.reserved('car-1')).id, one.id);
    expect(await buyer()).toEqual({ name: 'Nora Castellan', phone: nora });
  });

  it('a desk that was away receives a change by shopper or staff', async () => {
    const one = await save({ payment: { way: 'cash' } });
    await all.postgres.query("update purchases set changed_at = now() - interval '1 minute'");
    const since = Date.now() - 30_000;
    expect(await purchaseChangedSince(all.database, 'a', since)).toBe(false);
    await helpWith(all.database, jane(one), '');
    expect(await purchaseChangedSince(all.database, 'a', since)).toBe(true);
    expect(await purchaseChangedSince(all.database, 'b', since)).toBe(false);
  });

  it('what staff filled in goes with the purchase: to the account at a sign-in, and away after 90 days', async () => {
    const account = (await ensureAccount(all.database, { site: 'a', phone: nora })).id;
    await save({ tradeIn: { way: 'none' } }, { ...here, browser: 'phone', account });
    const one = await save({ payment: { way: 'cash' } });
    await helpWith(all.database, jane(one), '');
    await propose(one);
    await writeNote(all.database, jane(one), 'I found a camera that fits.');
    await joinPurchases(all.database, { ...here, account });
    const joined = await findPurchase(all.database, { ...here, account }, 'car-1');
    expect(joined).toMatchObject({
      ...{ helper: 'Jane', note: 'I found a camera that fits.', proposals: { extras: { by: 'Jane' } } },
      choices: { payment: { way: 'cash' }, tradeIn: { way: 'none' } },
    });
    expect(await eventsOfPurchase(all.database, joined?.id ?? '')).toHaveLength(3);
    await all.postgres.query("update purchases set changed_at = now() - interval '91 days'");
    expect(await openPurchases(all.database, 'a')).toEqual([]);
    await forgetPurchases(all.database);
    expect(await all.postgres.query('select id from purchase_events')).toEqual([]);
  });
});
