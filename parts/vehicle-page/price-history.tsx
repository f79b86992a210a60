import { formatCents } from '@/domain/finance/money.ts';
import type { PriceChange } from '@/domain/stock/price-history.ts';
import { Icon } from '@/ui/icon/icon.tsx';

/** The changes of a vehicle's price since it was listed, the latest first. */
export function PriceHistory({ changes, timeZone }: { changes: readonly PriceChange[]; timeZone: string }) {
  const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
  return (
    <section id="price-history" className="rounded-lg border border-line bg-surface p-5 tablet:p-6">
      <h2 className="text-h3">Price history</h2>
      <ol className="mt-3">
        {changes.map(({ atMs, cents, byCents }, at) => (
          <li key={atMs} className="flex items-center gap-x-3 border-t border-line py-2.5 first:border-t-0">
            <time dateTime={new Date(atMs).toISOString()} className="min-w-24 text-small text-ink-2">
              {day.format(atMs)}
            </time>
            <b className={at === 0 ? 'figure text-title' : 'figure text-body'}>{formatCents(cents)}</b>
            <span className="ml-auto text-small whitespace-nowrap">
              <Change byCents={byCents} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Change({ byCents }: { byCents: number }) {
  if (byCents === 0) return <span className="text-ink-2">Listed</span>;
  if (byCents > 0) return <span className="text-ink-2">Up {formatCents(byCents)}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-good">
      <Icon name="trending-down" size={16} stroke={2} />
      Down {formatCents(-byCents)}
    </span>
  );
}
