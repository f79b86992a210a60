import { formatCents } from '@/domain/finance/money.ts';
import { receiptNumber } from '@/domain/purchases/hold-record.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { type Comparison, comparedDays } from '@/web/purchases/compare-with-provider.ts';

const card = 'grid content-start gap-3 rounded-md border border-line bg-surface p-4 tablet:p-6';

/**
 * Differences between our ledger and the provider's balance; "away": the provider cannot be read.
 */
export function ProviderCheck({ comparison }: { comparison: Comparison | 'away' }) {
  if (comparison === 'away') return <p className={card}>The payment provider cannot be read right now.</p>;
  if (comparison === 'untested')
    return (
      <p className={card}>This dealership has no account at the payment provider: cars are reserved without money.</p>
    );
  const { differences, compared, cut } = comparison;
  const amount = (cents: number) => formatCents(cents, { withCents: true });
  return (
    <section className={card}>
      <h2 className="text-title font-bold">{counted(differences.length, 'differences')} from the provider</h2>
      <p className="text-small text-ink-2">
        {counted(compared, 'payments')} of the last {counted(comparedDays, 'days')}, but for the last five minutes. What
        is only authorised is on neither side.
        {cut && ' There were more than are read at a time.'}
      </p>
      {differences.length > 0 && (
        <ul className="grid list-none gap-3 p-0">
          {differences.map(({ payment, hold, receipt, provider, ledger }) => (
            <li key={payment} className="grid gap-1 border-t border-line pt-3 wrap-anywhere">
              <b>{payment}</b>
              <span className="text-small">
                Provider {amount(provider)}, ledger {amount(ledger)}
              </span>
              {hold && (
                <a className="text-small font-semibold text-link" href={pathOfRoute('deskReservation', { hold })}>
                  {receiptNumber(receipt) || 'The reservation'}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
