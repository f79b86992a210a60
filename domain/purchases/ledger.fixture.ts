import { type LedgerAccount, settlesPending, type Transfer } from './ledger.ts';

type Balances = Record<LedgerAccount, number> & { setAside: number };

/** What the accounts hold, debits above 0, and what is set aside and not yet posted. */
export function balancesOf(transfers: readonly Transfer[]): Balances {
  const balances: Balances = { provider: 0, deposits: 0, sales: 0, forfeited: 0, gst: 0, bank: 0, setAside: 0 };
  for (const { kind, phase, debit, credit, cents } of transfers) {
    if (phase === 'pending') balances.setAside += cents;
    if (settlesPending(kind)) balances.setAside -= cents;
    if (phase !== 'posted') continue;
    balances[debit] += cents;
    balances[credit] -= cents;
  }
  return balances;
}
