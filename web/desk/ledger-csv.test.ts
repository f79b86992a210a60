import { expect, it } from 'vitest';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { changeByStaff, staffChange } from '@/web/purchases/change-by-staff.ts';
import { everyTransfer, freeReceipts } from '@/web/records/hold-desk.ts';
import { freeReceiptLine, ledgerHead, ledgerLine } from './ledger-csv.ts';

const all = new TestReservations();

it('[PLUS-22] the bookkeeper’s file names every paper of the dealer, also of reservations without money', async () => {
  const hold = await all.held();
  await all.reserved('car-2', nora, { depositCents: 0 });
  await all.reserved('car-3', nora, { depositCents: 0, seller: 'b' });
  const who = { seller: 'a', hold: hold.id, actor: 'Mei', abn: '51 824 753 556', state: 'vic', extras: async () => [] };
  const sold = staffChange.parse({ action: 'apply', price: '66990', charges: '3000' });
  await changeByStaff(all.test.services, who, sold, '');
  await all.test.work();
  const lines: string[] = [];
  for await (const part of everyTransfer(all.database, 'a')) lines.push(...part.map(ledgerLine));
  lines.push(...(await freeReceipts(all.database, 'a')).map(freeReceiptLine));
  const columns = ledgerHead.trim().split(',').length;
  expect(lines.map((line) => line.trim().split('","').length)).toEqual(lines.map(() => columns));
  const ends = lines.map((line) => line.trim().split(',').slice(-3).join(','));
  expect(ends).toEqual([
    '"R-000001","200.00","0.00"',
    '"","",""',
    '"INV-000001","66990.00","5817.27"',
    '"R-000002","0.00","0.00"',
  ]);
});
