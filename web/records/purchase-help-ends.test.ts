import { beforeEach, describe, expect, it } from 'vitest';
import { stepMark } from '@/domain/purchases/purchase-help.ts';
import { TestReservations } from '@/tests/reservations.fixture.ts';
import { testCar } from '@/web/purchases/purchases.fixture.ts';
import { eventsOfPurchase } from './purchase-desk.ts';
import { handBack, helpWith, proposeStep, writeNote } from './purchase-help.ts';
import { findPurchase, type Purchase, type Shopper, savePurchase } from './purchases.ts';

const all = new TestReservations();
const here: Shopper = { site: 'a', browser: 'browser-1', account: null };
const begun = { seller: 'a', vehicle: 'car-1', car: testCar(), priceCents: 66_990_00 };
const jane = ({ id }: Purchase) => ({ seller: 'a', purchase: id, staff: 'jane-1', name: 'Jane' });
const mei = ({ id }: Purchase) => ({ seller: 'a', purchase: id, staff: 'mei-1', name: 'Mei' });
const now = async () => {
  const found = await findPurchase(all.database, here, 'car-1');
  if (!found) throw new Error('There is no such purchase.');
  return found;
};
const propose = (purchase: Purchase) =>
  proposeStep(all.database, jane(purchase), {
    step: 'extras',
    choice: { ids: ['camera'] },
    says: 'Dash camera',
    mark: stepMark(purchase, 'extras'),
  });
const helped = async () => {
  const one = await savePurchase(all.database, here, begun, { payment: { way: 'cash' } });
  await helpWith(all.database, jane(one), '');
  return one;
};

beforeEach(() => all.postgres.query('truncate purchases cascade'));

describe('[CHK-05] help ends by itself', () => {
  const later = (hours: number) =>
    all.postgres.query('update purchases set helped_at = helped_at - make_interval(mins => $1)', [hours * 60]);

  it('24 hours after the last thing that the helper did, not after the first', async () => {
    const one = await helped();
    for (const act of [() => propose(one), () => writeNote(all.database, jane(one), 'It fits.')]) {
      await later(23.9);
      expect(await act()).toBe('done');
    }
    await later(23.9);
    expect(await helpWith(all.database, mei(one), '')).toBe('changed');
    await later(0.2);
    expect(await writeNote(all.database, jane(one), 'Late')).toBe('not-yours');
    expect(await propose(await now())).toBe('not-yours');
    expect(await handBack(all.database, jane(one))).toBe('done');
    expect((await now()).note).toBe('It fits.');
  });

  it('then another takes over, also from a page that still showed the helper; what was filled in stays as it is', async () => {
    for (const seen of ['', 'jane-1']) {
      await all.postgres.query('truncate purchases cascade');
      const one = await helped();
      await propose(one);
      const { proposals } = await now();
      await later(24);
      expect(await helpWith(all.database, mei(one), seen)).toBe('done');
      expect(await now()).toMatchObject({ helper: 'Mei', helperId: 'mei-1', proposals });
    }
  });

  it('and who helped begins anew', async () => {
    const one = await helped();
    await later(24);
    expect(await helpWith(all.database, jane(one), '')).toBe('done');
    expect(await writeNote(all.database, jane(one), 'Back')).toBe('done');
    expect(await eventsOfPurchase(all.database, one.id)).toHaveLength(3);
  });
});
