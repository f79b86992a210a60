import type { BalanceEntry, Payments } from '@/web/integrations/payments/port.ts';
import { moneyAtProvider } from '@/web/records/hold-desk.ts';
import type { PurchaseServices } from './purchase-services.ts';

/** Of one payment, cents: positive with the dealer. `hold` is null where the ledger has no such payment. */
type Difference = {
  payment: string;
  hold: string | null;
  receipt: number | null;
  provider: number;
  ledger: number;
};

/** `untested`: the dealership has no merchant. `cut`: there was more than is read at a time. */
export type Comparison = { differences: Difference[]; compared: number; cut: boolean } | 'untested';

const maxPages = 50;
/** What moved in the last minutes may be on one side alone. */
const settledMs = 5 * 60_000;
export const comparedDays = 35;

/**
 * What differs between the ledger of a dealership and its provider's balance over the last days. It lists and mends nothing: what differs is a person's to look
 * at. Rejects with a PaymentError.
 */
export async function compareWithProvider(
  { payments, records }: Pick<PurchaseServices, 'payments' | 'records'>,
  seller: string,
  now: number,
): Promise<Comparison> {
  const account = payments?.accountOf(seller) ?? null;
  if (!payments || account === null) return 'untested';
  const [from, to] = [new Date(now - comparedDays * 86_400_000), new Date(now - settledMs)];
  const [balance, ledger] = await Promise.all([
    readBalance(payments, account, from, to),
    moneyAtProvider(records.database, { seller, account, from, to }),
  ]);
  const provider = sums(balance.entries);
  const own = new Map(ledger.map((row) => [row.payment, row]));
  const names = [...new Set([...provider.keys(), ...own.keys()])];
  const differences = names.flatMap((payment) => {
    const [theirs, ours] = [provider.get(payment) ?? 0, own.get(payment)];
    if (theirs === (ours?.cents ?? 0)) return [];
    const { hold = null, receipt = null, cents = 0 } = ours ?? {};
    return [{ payment, hold, receipt, provider: theirs, ledger: cents }];
  });
  return { differences, compared: names.length, cut: balance.cut };
}

async function readBalance(payments: Payments, account: string, from: Date, to: Date) {
  const entries: BalanceEntry[] = [];
  let after: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const read = await payments.balance(account, from, to, after);
    entries.push(...read.entries);
    after = read.next;
    if (after === null) return { entries, cut: false };
  }
  return { entries, cut: true };
}

/** Charges less refunds of each payment; payouts and fees belong to none. */
function sums(entries: readonly BalanceEntry[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const { paymentId, amountCents, kind } of entries)
    if (paymentId !== null && kind !== 'other') all.set(paymentId, (all.get(paymentId) ?? 0) + amountCents);
  return all;
}
