import { beforeEach, expect, it } from 'vitest';
import { stepMark } from '@/domain/purchases/purchase-help.ts';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { testCar } from '@/web/purchases/purchases.fixture.ts';
import { deleteAccount, ensureAccount } from './account-sessions.ts';
import { exportPurchases } from './purchase-export.ts';
import { helpWith, proposeStep, settleProposal, writeNote } from './purchase-help.ts';
import { findPurchase, type Shopper, savePurchase } from './purchases.ts';

const all = new TestReservations();
const begun = { seller: 'a', vehicle: 'car-1', car: testCar(), priceCents: 66_990_00 };
const shopperOf = async (phone: string): Promise<Shopper> => ({
  site: 'a',
  browser: phone,
  account: (await ensureAccount(all.database, { site: 'a', phone })).id,
});

beforeEach(() => all.postgres.query('truncate purchases, accounts, leads cascade'));

it('[CHK-05] the export has who helped with the account’s own purchases; deletion leaves nothing of it', async () => {
  const [mine, theirs] = [await shopperOf(nora), await shopperOf('+61491570111')];
  const { id, ...rest } = await savePurchase(all.database, mine, begun, { extras: { ids: [] } });
  const other = await savePurchase(all.database, theirs, begun, { extras: { ids: [] } });
  const jane = { seller: 'a', purchase: id, staff: 'jane-1', name: 'Jane' };
  for (const who of [jane, { ...jane, purchase: other.id }]) await helpWith(all.database, who, '');
  await writeNote(all.database, jane, 'The mats fit.');
  const filled = { step: 'extras' as const, choice: { ids: ['mats'] }, says: 'Floor mats' };
  await proposeStep(all.database, jane, { ...filled, mark: stepMark(rest, 'extras') });
  const proposal = (await findPurchase(all.database, mine, 'car-1'))?.proposals.extras?.id ?? '';
  await settleProposal(all.database, mine, 'car-1', { step: 'extras', proposal, agrees: true });
  await helpWith(all.database, { ...jane, staff: 'mei-1', name: '' }, 'jane-1');

  const { purchases, purchaseEvents } = await exportPurchases(all.database, mine.account ?? '');
  expect(purchases.map((one) => one.id)).toEqual([id]);
  expect(purchaseEvents.every((event) => event.purchase === id && event.at instanceof Date)).toBe(true);
  expect(purchaseEvents.map(({ kind, by, step, says }) => [kind, by, step, says])).toEqual([
    ['helped', 'Jane', '', ''],
    ['note', 'Jane', '', 'The mats fit.'],
    ['set', 'Jane', 'extras', 'Floor mats'],
    ['agreed', 'You', 'extras', ''],
    ['helped', 'Someone at the dealership', '', ''],
  ]);

  await deleteAccount(all.database, mine.account ?? '');
  const left = await all.postgres.query('select distinct purchase from purchase_events');
  expect(left).toEqual([{ purchase: other.id }]);
});

it('[CHK-05] the export has neither address nor account of who helps', async () => {
  const mine = await shopperOf(nora);
  const { id } = await savePurchase(all.database, mine, begun, {});
  const by = 'mei@a.example';
  await all.postgres.query("update purchases set helper = $1, helper_id = 'mei-1', proposals = $2", [
    by,
    JSON.stringify({ extras: { id: 'x', by, choice: { ids: ['mats'] } } }),
  ]);
  await all.postgres.query("insert into purchase_events (purchase, kind, actor) values ($1, 'set', $2)", [id, by]);
  const file = await exportPurchases(all.database, mine.account ?? '');
  expect(JSON.stringify(file)).not.toMatch(/mei/);
  expect(file.purchases[0]?.proposals.extras).toEqual({
    id: 'x',
    by: 'Someone at the dealership',
    choice: { ids: ['mats'] },
  });
});
