import { describe, expect, it } from 'vitest';
import { TestReservations } from '@/tests/reservations.fixture.ts';
import type { BalanceEntry } from '@/web/integrations/payments/port.ts';
import { applyDeposit } from './apply-deposit.ts';
import { compareWithProvider } from './compare-with-provider.ts';
import { releaseHold } from './release-hold.ts';

const all = new TestReservations();
const later = () => Date.now() + 10 * 60_000;
const entry = (paymentId: string | null, amountCents: number, kind: BalanceEntry['kind'] = 'charge'): BalanceEntry => ({
  id: `txn_${paymentId}_${amountCents}`,
  at: new Date(),
  kind,
  amountCents,
  feeCents: 30,
  paymentId,
});
const compared = (entries: BalanceEntry[], account: string | null = 'acct_1') => {
  const pages = entries.length === 0 ? [[]] : entries.map((one) => [one]);
  const payments = {
    accountOf: () => account,
    balance: async (_account: string, _from: Date, _to: Date, after: string | null = null) => {
      const at = Number(after ?? 0);
      return { entries: pages[at] ?? [], next: at + 1 < pages.length ? String(at + 1) : null };
    },
  };
  return compareWithProvider({ ...all.test.services, payments: payments as never }, 'a', later());
};

describe('[PLUS-13] the ledger beside the provider’s balance', () => {
  it('agrees on what was taken and given back; what was only set aside is on neither side', async () => {
    const sold = await all.held('car-1');
    await applyDeposit(all.test.services, sold.id, { actor: 'Mei', reason: '' });
    await all.held('car-2', '+61491570111');
    const refunded = await all.held('car-3', '+61491570112', 'captured');
    await releaseHold(all.test.services, refunded, { event: 'shopper-released' });
    await all.test.work();
    const entries = [
      entry(sold.payment, 200_00),
      entry(refunded.payment, 200_00),
      entry(refunded.payment, -200_00, 'refund'),
      entry(null, -5_000_00, 'other'),
    ];
    expect(await compared(entries)).toEqual({ differences: [], compared: 2, cut: false });
  });

  it('lists what one side has alone, or with another amount', async () => {
    const sold = await all.held('car-1');
    await applyDeposit(all.test.services, sold.id, { actor: 'Mei', reason: '' });
    await all.test.work();
    expect(await compared([entry('pi_stranger', 50_00)])).toEqual({
      differences: [
        { payment: 'pi_stranger', hold: null, receipt: null, provider: 50_00, ledger: 0 },
        { payment: sold.payment, hold: sold.id, receipt: 1, provider: 0, ledger: 200_00 },
      ],
      compared: 2,
      cut: false,
    });
    const half = await compared([entry(sold.payment, 200_00), entry(sold.payment, -100_00, 'refund')]);
    expect(half).toMatchObject({ differences: [{ provider: 100_00, ledger: 200_00 }] });
  });

  it('reports that a dealership has no merchant', async () => {
    expect(await compared([], null)).toBe('untested');
  });
});
